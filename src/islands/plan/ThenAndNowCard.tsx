import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import type { ThenAndNow as Weeks } from '#src/rules/figures/then-and-now.ts';
import { useIsland } from '#src/session/Island.tsx';

const WIDTH = 100;

/** The last seven whole days, and the first week if comparable. Less and more have the same text. */
export function ThenAndNowCard({ weeks }: { weeks: Weeks }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const { before, now, isSideBySide } = weeks;
  const rows = [
    ...(isSideBySide && before ? [{ name: 'before', ...before } as const] : []),
    { name: 'now', ...now } as const,
  ];
  const highest = Math.max(...rows.map(({ amount }) => amount), 1);
  return (
    <section className="sheet stack" aria-labelledby="then-and-now">
      <h2 id="then-and-now">{t(isSideBySide ? 'plan.thenAndNow.title' : 'plan.thenAndNow.now')}</h2>
      <dl className="plan-two-weeks">
        {rows.map(({ name, amount, days }) => {
          const text = formatAmount(toUnits(amount), unit, language);
          return (
            <div key={name} className={`plan-two-weeks-row plan-week-${name}`}>
              <dt>{t(`plan.thenAndNow.${name}`)}</dt>
              <dd>
                {days === null
                  ? t('plan.thenAndNow.week', { amount: text })
                  : t('plan.thenAndNow.days', { amount: text, count: days })}
              </dd>
              {isSideBySide && (
                <dd className="plan-post">
                  <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none">
                    <rect width={WIDTH} height="10" className="plan-post-track" />
                    <rect width={(amount * WIDTH) / highest} height="10" className="plan-post-amount" />
                  </svg>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <p className="soft">
        {isSideBySide && t(`plan.thenAndNow.${before?.days === null ? 'plan' : 'firstWeek'}`)}{' '}
        {t('plan.thenAndNow.lastDays')}
      </p>
    </section>
  );
}
