import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';

/** Four weeks show what is usual now. */
const DAYS_BACK = 28;

/** The amounts that were registered lately, in the order of the days. */
export const registeredAmounts = (days: RegistrationsOverview, until: CalendarDate): readonly Amount[] =>
  datesBetween(addDays(until, -DAYS_BACK), until).flatMap((day) =>
    (days[day]?.items ?? []).map(({ amount }) => amount),
  );
