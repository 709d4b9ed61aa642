import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import type { ThenAndNow as Weeks } from '#src/rules/figures/then-and-now.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { useIsland } from '#src/session/Island.tsx';

const WIDTH = 100;

/** The first week beside the last one, on one scale; the words are the same whether it became less or more. */
export function ThenAndNow({ weeks }: { weeks: Weeks }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const { before, now } = weeks;
  const most = Math.max(before.amount, now.amount, 1);
  const tenths = (amount: number) => Math.round(unitsOf(amount as typeof now.amount) * 10) / 10;
  const isScaled = [before, now].some(({ days }) => days !== null && days < DAYS_IN_WEEK);
  return (
    <section className="sheet stack" aria-labelledby="then-and-now">
      <h2 id="then-and-now">{t('plan.thenAndNow.title')}</h2>
      <dl className="plan-two-weeks">
        {(['before', 'now'] as const).map((name) => (
          <div key={name} className={`plan-two-weeks-row plan-week-${name}`}>
            <dt>{t(`plan.thenAndNow.${name}`)}</dt>
            <dd>{t('plan.thenAndNow.week', { amount: amountWords(tenths(weeks[name].amount), unit, language) })}</dd>
            <dd className="plan-post">
              <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none">
                <rect width={WIDTH} height="10" className="plan-post-track" />
                <rect width={(weeks[name].amount * WIDTH) / most} height="10" className="plan-post-amount" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">
        {t(`plan.thenAndNow.${before.days === null ? 'plan' : 'firstWeek'}`)} {isScaled && t('plan.thenAndNow.scaled')}
      </p>
    </section>
  );
}
