import { type SQL, sql } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PARTICIPANT_DAYS } from '../sessions/start-session.ts';

/**
 * Whoever did anything on a day or later, among others: a session is a sign of life when it is opened, and lasts no
 * longer than its days. It keeps a job from looking at those who are long gone. `u` is the account.
 */
export const mayHaveActedSince = (day: CalendarDate): SQL =>
  sql`u.active_at >= ${addDays(day, -PARTICIPANT_DAYS - 1)}::timestamptz`;
