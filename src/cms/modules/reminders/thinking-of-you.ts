import { sql } from 'drizzle-orm';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { notifyUser } from '../notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../notifications/page-paths.ts';
import { hasVisitedSince } from './activity-since.ts';
import { DAYS_WITHOUT_VISIT, isInProgrammeSql } from './daily-mails.ts';
import { handleEachAccount } from './each-batch.ts';

/** Days without a visit after which a mail is sent, and the number of days that it may be late. */
const DAYS = [DAYS_WITHOUT_VISIT, 21] as const;
const LATEST = 3;

/** Sends a mail to users who did not return, at most twice. It replaces the daily mail and uses its setting. */
export async function sendThinkingOfYou(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const today = getAmsterdamDate(system.now());
  // By days, like the daily mail, so that a user never gets both on one morning.
  const wasAbsentFor = (days: number) => sql`(not ${hasVisitedSince(addDays(today, 1 - days))}
    and ${hasVisitedSince(addDays(today, 1 - days - LATEST))})`;
  const [first, second] = DAYS;
  const columns = sql`case when ${wasAbsentFor(first)} then ${first}::int else ${second}::int end as days`;
  const condition = sql`(${wasAbsentFor(first)} or ${wasAbsentFor(second)}) and ${isInProgrammeSql(today)}`;
  const selection = { setting: 'daily_mail', where: condition, columns } as const;
  await handleEachAccount<{ readonly days: number }>(system, sweep, selection, async (tx, reader) => {
    await notifyUser(system, tx, reader, {
      setting: 'daily_mail',
      mail: 'thinking-of-you',
      path: MAIL_PAGE_PATHS.login,
      cause: `thinking of you ${reader.uid} ${reader.activeAt.toISOString()} ${reader.days}`,
    });
  });
}
