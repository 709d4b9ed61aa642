import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { countWeeksBetween, getMonday } from '../calendar/week.ts';
import { DAYS_IN_WEEK, WEEKS_IN_GROUP } from '../limits.ts';
import type { DateRange } from './overview-range.ts';

/** The seven dates of a week, from Monday. */
export type WeekDates = readonly CalendarDate[];

/** Lists the whole weeks, from Monday, that overlap a range of days. */
export function listWeeks({ first, last }: DateRange): readonly WeekDates[] {
  return Array.from({ length: countWeeksBetween(first, last) + 1 }, (_, index) => {
    const monday = addDays(getMonday(first), index * DAYS_IN_WEEK);
    return listDatesBetween(monday, addDays(monday, DAYS_IN_WEEK - 1));
  });
}

/** Groups weeks by the size of the plan view; the last group has the rest (docs/specification.md, section 9). */
export function groupWeeks(
  weeks: readonly WeekDates[],
  size: number = WEEKS_IN_GROUP,
): readonly (readonly WeekDates[])[] {
  return Array.from({ length: Math.ceil(weeks.length / size) }, (_, index) =>
    weeks.slice(index * size, (index + 1) * size),
  );
}

/** Returns the index of the group of weeks that contains a date; -1 if there is none. */
export const findGroupIndex = (groups: readonly (readonly WeekDates[])[], date: CalendarDate): number =>
  groups.findIndex((weeks) => weeks.some((week) => week.includes(date)));
