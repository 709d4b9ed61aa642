import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { AboveGoalWarning } from '#src/forms/help/AboveGoalWarning.tsx';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isHighDay } from '#src/rules/praise/get-praise.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getDayState } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getLowWeek } from './week-goals.ts';

/** Texts on a day above its goal: a week far below its goal, and the warning of a domain with a danger. */
export function AboveGoalToday({ days, today }: { days: RegistrationsOverview; today: CalendarDate }) {
  const { t, language, domain } = useIsland();
  const praise = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const day = days[today];
  if (!day || getDayState(day, praise) !== 'above') return null;
  const low = isHighDay(day, praise) ? null : getLowWeek(days, today);
  const toText = (amount: Amount) => formatAmount(toUnits(amount), unit, language);
  return (
    <>
      {low && <p>{t('plan.over.week', { amount: toText(low.total), goal: toText(low.goal) })}</p>}
      <AboveGoalWarning isBoxed />
    </>
  );
}
