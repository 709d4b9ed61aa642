import { type SQL, sql } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PARTICIPANT_DAYS } from '../sessions/start-session.ts';

/** Returns the condition on `u` that the last visit was on this day in Amsterdam, or later. */
export const hasVisitedSince = (day: CalendarDate): SQL =>
  sql`u.active_at >= ${day}::timestamp at time zone 'Europe/Amsterdam'`;

/**
 * Preselects accounts with possible activity on a day or later: opening a session stores the activity, and a session
 * lasts a limited number of days. A job can then skip long inactive accounts. `u` is the account.
 */
export const mayHaveActedSince = (day: CalendarDate): SQL =>
  sql`u.active_at >= ${addDays(day, -PARTICIPANT_DAYS - 1)}::timestamptz`;
