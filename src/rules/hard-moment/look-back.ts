import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { getMonday, getWeekday } from '../calendar/week.ts';
import { DAYS_IN_WEEK } from '../limits.ts';

const VISIBLE_WEEKDAYS: readonly string[] = ['monday', 'tuesday', 'wednesday'];

/** Returns the days of the look-back's week: the previous one, from Monday to Wednesday; null on any other day. */
export function getLookBackWeek(today: CalendarDate): readonly CalendarDate[] | null {
  if (!VISIBLE_WEEKDAYS.includes(getWeekday(today))) return null;
  const monday = getMonday(today);
  return listDatesBetween(addDays(monday, -DAYS_IN_WEEK), addDays(monday, -1));
}
