import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { type Amount, amountOfUnits } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';

const DAYS_BACK = 14;
const SHOWN = 3;

/** Amounts up to `maximum` units that this person registered lately, the last one first: one press fills them in again. */
export function recentAmounts(days: RegistrationsOverview, date: CalendarDate, maximum: number): readonly Amount[] {
  const items = datesBetween(addDays(date, -DAYS_BACK), date).flatMap((day) => days[day]?.items ?? []);
  const used = items.map(({ amount }) => amount).filter((amount) => amount > 0 && amount <= amountOfUnits(maximum));
  return [...new Set(used.toReversed())].slice(0, SHOWN);
}
