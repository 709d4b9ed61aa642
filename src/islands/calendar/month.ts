import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import type { DateRange } from '#src/rules/registrations/overview-range.ts';

/** Month in wire format, YYYY-MM. */
export type Month = `${number}-${number}`;

/** Returns the month of a date. */
export const toMonth = (date: CalendarDate): Month => date.slice(0, 7) as Month;

const getFirstDay = (month: Month) => `${month}-01` as CalendarDate;

/** Returns the next month. */
const getNextMonth = (month: Month): Month => toMonth(addDays(getFirstDay(month), 31));

/** Returns the months of a date range, in order. */
export function listMonths({ first, last }: DateRange): readonly Month[] {
  const months: Month[] = [];
  for (let month = toMonth(first); month <= toMonth(last); month = getNextMonth(month)) months.push(month);
  return months;
}

/** Returns the days of a month. */
export function listMonthDays(month: Month): readonly CalendarDate[] {
  return listDatesBetween(getFirstDay(month), addDays(getFirstDay(getNextMonth(month)), -1));
}

/** Returns the weeks of a month, starting on Mondays; days of other months are null. */
export function listMonthWeeks(month: Month): readonly (readonly (CalendarDate | null)[])[] {
  const days = listMonthDays(month);
  const [first, last] = [days[0] ?? getFirstDay(month), days.at(-1) ?? getFirstDay(month)];
  const cells = listDatesBetween(getMonday(first), getSunday(last)).map((date) =>
    toMonth(date) === month ? date : null,
  );
  return Array.from({ length: cells.length / DAYS_IN_WEEK }, (_, index) =>
    cells.slice(index * DAYS_IN_WEEK, (index + 1) * DAYS_IN_WEEK),
  );
}

/** Returns the day with the same number in another month, or the last day of a shorter month. */
export function moveToMonth(month: Month, date: CalendarDate): CalendarDate {
  const days = listMonthDays(month);
  return days[Math.min(Number(date.slice(-2)), days.length) - 1] ?? getFirstDay(month);
}
