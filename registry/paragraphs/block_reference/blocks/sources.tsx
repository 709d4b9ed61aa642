import { SOURCE_TOPICS, type Source } from '#src/domains/source.ts';
import { SOURCES } from '#src/domains/source-list.ts';
import { citationOf, sourcesByTopic } from '#src/domains/sources.ts';
import { below, Heading } from '#src/ui/heading/Heading.tsx';
import type { BlockContext } from '../../../context.ts';

/** How far the facts that can harm are checked, by the clinician's list; nothing is claimed that nobody signed. */
function Checked({ context: { t, checkedFacts } }: { context: BlockContext }) {
  if (!checkedFacts || checkedFacts.lastOn === null) return <p>{t('sources.unchecked')}</p>;
  const { total, signed, lastOn } = checkedFacts;
  const date = lastOn.split('-').reverse().join('-');
  return <p>{t(signed === total ? 'sources.checked' : 'sources.partly', { total, signed, date })}</p>;
}

const isSecondHand = (source: Source) => source.isSecondHand === true;

/** Where the content comes from: what was taken from each source, with its years. */
export function Sources({ context }: { context: BlockContext }) {
  const { language, heading } = context;
  return (
    <>
      <Checked context={context} />
      {sourcesByTopic().map(({ topic, ids }) => (
        <section key={topic}>
          <Heading level={below(heading)}>{SOURCE_TOPICS[topic][language]}</Heading>
          <dl className="sources">
            {ids.map((id) => (
              <div key={id}>
                <dt>{citationOf(id, language)}</dt>
                {SOURCES[id].facts.map(({ text }) => (
                  <dd key={text.nl}>{text[language]}</dd>
                ))}
                {isSecondHand(SOURCES[id]) && <dd className="soft">{context.t('sources.secondHand')}</dd>}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
