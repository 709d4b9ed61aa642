import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { mondayOf } from '../calendar/week.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import type { Days } from '../registrations/day.ts';
import { dayResult } from '../registrations/day-result.ts';
import type { Deed } from './badge-rule.ts';

/**
 * What registering on a date amounts to: `days` holds at least the calendar week of the date, as it stands now, and
 * `registeredDays` is the number of days that a person has registered at all.
 */
export function dayDeed(days: Days, date: CalendarDate, registeredDays: number): Deed {
  const result = (on: CalendarDate) => {
    const day = days[on];
    return day === undefined ? null : dayResult(day);
  };
  const monday = mondayOf(date);
  const week = Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(monday, index));
  return {
    kind: 'day-registered',
    registeredDays,
    result: result(date),
    isWeekOfSuccess: week.every((on) => result(on) === 'success'),
  };
}
