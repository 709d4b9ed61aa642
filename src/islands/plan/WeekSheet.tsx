import type { ReactNode, Ref } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { capitalise, formatDayAndMonth } from '#src/i18n/format-date.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import type { WeekDates } from '#src/rules/registrations/plan-weeks.ts';
import { DayBars } from '#src/ui/day-bars/DayBars.tsx';
import { type BarContext, toDayBar } from './day-bar.ts';
import { getWeekSoFar } from './week-goals.ts';

interface Props {
  ref?: Ref<HTMLElement>;
  week: WeekDates;
  days: RegistrationsOverview;
  context: BarContext;
  action?: ReactNode;
}

const UNKNOWN_DAY = { total: null, goal: null };

/** Sum of this week so far next to its goal. */
function SoFar({ week, days, context: { t, language, unit, today } }: Omit<Props, 'ref' | 'action'>) {
  const soFar = week.includes(today) ? getWeekSoFar(days, today) : null;
  if (soFar === null) return null;
  return (
    <p>
      <strong className="plan-number">{formatNumber(toUnits(soFar.total), language)}</strong>{' '}
      {t('plan.ofWeek', { amount: formatAmount(toUnits(soFar.goal), unit, language) })}
      <span className="visually-hidden">{t('plan.untilToday')}</span>
    </p>
  );
}

/** One week: seven bars, from Monday. */
export function WeekSheet({ ref, week, days, context, action }: Props) {
  const { t, language } = context;
  const [first = context.today, last = first] = [week[0], week.at(-1)];
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const range = {
    first: isOneMonth ? String(Number(first.slice(-2))) : formatDayAndMonth(first, language),
    last: formatDayAndMonth(last, language),
  };
  const isNow = week.includes(context.today);
  const title = capitalise(t('plan.weekOf', { date: formatDayAndMonth(first, language) }));
  return (
    <section {...(ref && { ref })} className="sheet stack plan-week" aria-labelledby={`week-${first}`}>
      <div className="plan-week-head">
        <h2 id={`week-${first}`} tabIndex={-1}>
          {title}
        </h2>
        <span className={isNow ? 'visually-hidden' : 'soft'}>{t(isNow ? 'plan.rangeNow' : 'plan.range', range)}</span>
      </div>
      <SoFar {...{ week, days, context }} />
      <DayBars label={title} days={week.map((date) => toDayBar(context, days[date] ?? UNKNOWN_DAY, date))} />
      {action && <div className="button-row">{action}</div>}
    </section>
  );
}
