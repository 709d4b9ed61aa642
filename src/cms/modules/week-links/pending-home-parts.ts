import { sql } from 'drizzle-orm';
import { getNextOccurrence } from '#src/rules/after/personal-dates.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import type { PendingHomeParts } from '#src/rules/week-link/week-direction.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { type DuePartsRow, getDueQuestions, selectDueParts, toDayTotals } from '../registrations/due-parts.ts';
import { getUserDay } from '../registrations/registered-domain.ts';
import { findUsageTrend } from '../registrations/usage-trend.ts';

/** Returns the parts of the user's home that a saved week may point to. */
export async function findPendingHomeParts(
  system: ContentSystem,
  tx: Transaction,
  user: User,
): Promise<PendingHomeParts> {
  const today = getUserDay(system, user);
  const { rows } = await tx.execute(sql`select ${selectDueParts(sql`u.uid`)} from users u where u.uid = ${user.uid}`);
  const row = rows[0] as unknown as DuePartsRow;
  const { check, month } = getDueQuestions(system.config, row, user.programStart as CalendarDate, today);
  return {
    isRising: findUsageTrend(row, user, { totals: toDayTotals(row), today }).state === 'rising',
    isDateNear: row.dates.some(
      (date) => (getNextOccurrence(date, today)?.daysAhead ?? DAYS_IN_WEEK + 1) <= DAYS_IN_WEEK,
    ),
    hasQuestion: check !== null || month !== null,
  };
}
