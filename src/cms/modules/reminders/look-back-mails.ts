import { sql } from 'drizzle-orm';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { notifyUser } from '../notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../notifications/page-paths.ts';
import { handleEachAccount, isNotWeeklySql } from './each-batch.ts';

/** Mails subscribed users that their look-back is available, except after a week without registrations. */
export async function sendLookBackMails(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const monday = getMonday(getAmsterdamDate(system.now()));
  const condition = sql`${isNotWeeklySql} and exists (
    select 1 from registrations r
    where r.uid = u.uid and r.date between ${addDays(monday, -7)}::date and ${addDays(monday, -1)}::date)`;
  await handleEachAccount(system, sweep, { setting: 'look_back_mail', where: condition }, async (tx, reader) => {
    await notifyUser(system, tx, reader, {
      setting: 'look_back_mail',
      mail: 'look-back',
      path: MAIL_PAGE_PATHS.programme,
      cause: `look back ${reader.uid} ${monday}`,
    });
  });
}
