import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { mondayOf } from '../calendar/week.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import type { Days } from '../registrations/day.ts';
import { dayResult } from '../registrations/day-result.ts';
import type { Deed } from './badge-rule.ts';

/** What registering on a date amounts to, from all the days of a person as they stand with it. */
export function dayDeed(days: Days, date: CalendarDate): Deed {
  const result = (on: CalendarDate) => {
    const day = days[on];
    return day === undefined ? null : dayResult(day);
  };
  const monday = mondayOf(date);
  const week = Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(monday, index));
  return {
    kind: 'day-registered',
    registeredDays: Object.values(days).filter(({ total }) => total !== null).length,
    result: result(date),
    isWeekOfSuccess: week.every((on) => result(on) === 'success'),
  };
}
