import { SOURCE_TOPICS, type Source } from '#src/domains/source.ts';
import { SOURCES } from '#src/domains/source-list.ts';
import { formatCitation, listSourcesByTopic } from '#src/domains/sources.ts';
import { getNextHeadingLevel, Heading } from '#src/ui/heading/Heading.tsx';
import type { BlockContext } from '../../../context.ts';

/** Progress of the clinician's check of high-risk facts; counts only signed facts as checked. */
function Checked({ context: { t, checkedFacts } }: { context: BlockContext }) {
  if (!checkedFacts || checkedFacts.lastOn === null) return <p>{t('sources.unchecked')}</p>;
  const { total, signed, lastOn } = checkedFacts;
  const date = lastOn.split('-').reverse().join('-');
  return <p>{t(signed === total ? 'sources.checked' : 'sources.partly', { total, signed, date })}</p>;
}

const isSecondHand = (source: Source) => source.isSecondHand === true;

/** Sources of the content: the facts that each one supports, with its years. */
export function Sources({ context }: { context: BlockContext }) {
  const { language, heading } = context;
  return (
    <>
      <Checked context={context} />
      {listSourcesByTopic().map(({ topic, ids }) => (
        <section key={topic}>
          <Heading level={getNextHeadingLevel(heading)}>{SOURCE_TOPICS[topic][language]}</Heading>
          <dl className="sources">
            {ids.map((id) => (
              <div key={id}>
                <dt>{formatCitation(id, language)}</dt>
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
