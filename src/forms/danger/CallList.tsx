import type { HelpLine } from '#src/domains/help-lines.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';

/** Help lines with their hours and a number to press. */
export function CallList({ lines }: { lines: readonly HelpLine[] }) {
  const { t } = useIsland();
  return (
    <ul className="help-lines advice-calls">
      {lines.map(({ id, name, when, phone, dial }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            <p className="soft">{when}</p>
          </div>
          {phone && (
            <ButtonLink
              kind="quiet"
              icon="phone"
              href={`tel:${dial}`}
              aria-label={t('start.danger.call', { name, phone })}
            >
              {phone}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
