import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import type { DateRange } from '#src/rules/registrations/overview-range.ts';
import { listMonths, moveToMonth, toMonth } from './month.ts';

type Move = (date: CalendarDate, range: DateRange) => CalendarDate;

const moveMonths =
  (step: -1 | 1): Move =>
  (date, range) => {
    const months = listMonths(range);
    const month = months[months.indexOf(toMonth(date)) + step];
    return month ? moveToMonth(month, date) : date;
  };

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => getMonday(date),
  End: (date) => getSunday(date),
  PageUp: moveMonths(-1),
  PageDown: moveMonths(1),
};

/**
 * Returns the day to which a key moves: a day, a week, the ends of the week, or the same day of another month, within
 * the range. Null for other keys.
 */
export function getDayForKey(key: string, date: CalendarDate, range: DateRange): CalendarDate | null {
  const move = MOVES[key];
  if (!move) return null;
  const to = move(date, range);
  if (to < range.first) return range.first;
  return to > range.last ? range.last : to;
}
