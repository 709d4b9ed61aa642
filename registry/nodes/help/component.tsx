import type { InferProps } from '#registry/define.ts';
import type { DoorKind } from '#src/domains/doors/door.ts';
import { DOOR_IDS, getDoors } from '#src/domains/doors/index.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import type { BlockContext, WithContext } from '../../context.ts';
import { ContentReading } from '../../reading.tsx';
import type { helpNode } from './definition.ts';

const ICONS: Readonly<Record<DoorKind, IconName>> = { craving: 'waves-horizontal', danger: 'phone', slip: 'undo-2' };

/** Links to immediate help, which come first because a user in a hard moment does not read further. */
function Doors({ context: { domain, language, links } }: { context: BlockContext }) {
  const doors = links.hardMoment === null ? [] : getDoors(domain, language);
  if (doors.length === 0) return null;
  return (
    <div className="page-width button-row">
      {doors.map(({ kind, title }) => (
        <ButtonLink key={kind} kind="quiet" icon={ICONS[kind]} href={`${links.hardMoment}#${DOOR_IDS[language][kind]}`}>
          {title}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Help and explanation: first the doors of the hard moment, last the questions. */
export function Help({ title, lead, paragraphs = [], context }: WithContext<InferProps<typeof helpNode>>) {
  return (
    <article className="help">
      <ContentReading
        title={title}
        lead={lead}
        opening={<Doors context={context} />}
        blocks={paragraphs}
        context={context}
      />
    </article>
  );
}
