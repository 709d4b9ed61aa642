import type { InferProps } from '#registry/define.ts';
import { DOOR_DRAWINGS, DOOR_IDS, getDoors } from '#src/domains/doors/index.ts';
import { Drawing } from '#src/ui/drawing/Drawing.tsx';
import { ContentPage } from '../../content-page.tsx';
import type { BlockContext, WithContext } from '../../context.ts';
import type { helpNode } from './definition.ts';

/** Links to immediate help, which come first because a user in a hard moment does not read further. */
function Doors({ context: { domain, language, links } }: { context: BlockContext }) {
  const doors = links.hardMoment === null ? [] : getDoors(domain, language);
  if (doors.length === 0) return null;
  return (
    <div className="page-width help-doors">
      {doors.map(({ kind, title }) => (
        <a key={kind} href={`${links.hardMoment}#${DOOR_IDS[language][kind]}`}>
          <Drawing name={DOOR_DRAWINGS[kind]} isLinked />
          {title}
        </a>
      ))}
    </div>
  );
}

/** Help and explanation: first the doors of the hard moment, last the questions. */
export function Help({ title, lead, paragraphs = [], context }: WithContext<InferProps<typeof helpNode>>) {
  return (
    <article className="help">
      <ContentPage
        title={title}
        lead={lead}
        opening={<Doors context={context} />}
        blocks={paragraphs}
        context={context}
      />
    </article>
  );
}
