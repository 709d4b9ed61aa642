import type { ClientInList } from '#src/contract/client-in-list.ts';
import { useIsland } from '#src/session/Island.tsx';

/** The last seven whole days as dots: filled within the goal, a square above it, dashed without a registration. */
export function LastDays({ client: { lastDays, scopes } }: { client: ClientInList }) {
  const { t } = useIsland();
  if (!scopes.days) return <span className="soft">{t('portal.notShared.list')}</span>;
  const filled = lastDays.filter(({ state }) => state !== 'open' && state !== 'ahead').length;
  const over = lastDays.filter(({ state }) => state === 'above').length;
  return (
    <span className="portal-days">
      {lastDays.map(({ date, state }) => (
        <svg key={date} className={`portal-day-${state}`} viewBox="0 0 16 16" aria-hidden="true">
          {state === 'above' ? <rect x="2" y="2" width="12" height="12" rx="3" /> : <circle cx="8" cy="8" r="6" />}
        </svg>
      ))}
      <span className="visually-hidden">
        {t('portal.days.filled', { filled })} {over > 0 && t('portal.days.over', { over })}
      </span>
    </span>
  );
}
