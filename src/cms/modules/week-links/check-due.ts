import { and, eq } from 'drizzle-orm';
import { BUILT_IN_CHECK } from '#src/contract/self-tests/own-checks.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getDueCheck } from '#src/rules/self-tests/own-check.ts';
import { testResults } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { getOwnDay } from '../registrations/registered-domain.ts';

/** Returns true if the self-check of the user's programme is due. */
export async function isOwnCheckDue(system: ContentSystem, tx: Transaction, user: User): Promise<boolean> {
  const isOwnCheck = and(eq(testResults.uid, user.uid), eq(testResults.instrument, BUILT_IN_CHECK.instrument));
  const rows = await tx.select({ day: testResults.day }).from(testResults).where(isOwnCheck);
  const filled = rows.map(({ day }) => day as CalendarDate);
  return getDueCheck(user.programStart as CalendarDate, filled, getOwnDay(system, user)) !== null;
}
