import { sql } from 'drizzle-orm';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { notifyUser } from '../notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../notifications/page-paths.ts';
import { mayHaveActedSince } from './activity-since.ts';
import { handleEachAccount, isNotWeeklySql } from './each-batch.ts';
import { isNotRemindedSql } from './reminder-hour.ts';

/** Number of consecutive days without a registration after which reminders stop until a day is registered. */
const MAX_UNANSWERED = 7;

/** Reminds users without a registration for yesterday, except those who receive the weekly link by mail. */
export async function sendUsageReminders(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const yesterday = addDays(getAmsterdamDate(system.now()), -1);
  const oldestDay = addDays(yesterday, -MAX_UNANSWERED);
  const condition = sql`${isNotRemindedSql(system, getAmsterdamDate(system.now()))} and ${isNotWeeklySql}
    and u.registrations_start <= ${yesterday}::date and ${mayHaveActedSince(oldestDay)}
    and not exists (select 1 from registrations r where r.uid = u.uid and r.date = ${yesterday}::date)
    and (u.registrations_start > ${oldestDay}::date or exists (
      select 1 from registrations r
      where r.uid = u.uid and r.date between ${oldestDay}::date and ${yesterday}::date))`;
  await handleEachAccount(system, sweep, { setting: 'usage_reminder_mail', where: condition }, async (tx, reader) => {
    const { nl, en } = MAIL_PAGE_PATHS.day;
    await notifyUser(system, tx, reader, {
      setting: 'usage_reminder_mail',
      mail: 'usage-reminder',
      path: { nl: `${nl}/${yesterday}`, en: `${en}/${yesterday}` },
      cause: `usage reminder ${reader.uid} ${yesterday}`,
    });
  });
}
