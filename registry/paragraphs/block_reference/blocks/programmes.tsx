import { ProgrammeLink } from '#src/ui/programme-link/ProgrammeLink.tsx';
import type { BlockContext } from '../../../context.ts';

/** The other programmes, each with the icon of its landscape. */
export function ProgrammesBlock({ context }: { context: BlockContext }) {
  return (
    <ul className="programme-list">
      {context.programmes
        .filter(({ key }) => key !== context.domain)
        .map(({ key, name, href }) => (
          <li key={key}>
            <ProgrammeLink mark={key} name={name} href={href} />
          </li>
        ))}
    </ul>
  );
}
