import { CRISIS_LINES } from '#src/domains/help-lines.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import type { BlockContext } from '../../../context.ts';

/** The two emergency numbers. */
export function Crisis({ context }: { context: BlockContext }) {
  const lines = CRISIS_LINES.flatMap((id) => context.helpLines.filter((line) => line.id === id));
  return (
    <ul className="crisis-lines stack">
      {lines.map(({ id, name, when, hours, price, phone, dial }) => (
        <li key={id}>
          <p>
            {when} {hours} {price}
          </p>
          <ButtonLink
            kind="quiet"
            icon="phone"
            wide
            href={`tel:${dial}`}
            aria-label={context.t('call', { name, phone: phone ?? '' })}
          >
            {phone}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
