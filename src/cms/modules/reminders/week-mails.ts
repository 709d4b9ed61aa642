import { sql } from 'drizzle-orm';
import { WEEK_PATH } from '#src/contract/week-links.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '#src/rules/calendar/today.ts';
import { getMonday, getWeekday } from '#src/rules/calendar/week.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { notifyUser } from '../notifications/notify.ts';
import { createWeekLinks, toWeekMailCause } from '../week-links/create-links.ts';
import { handleInBatches } from './each-batch.ts';

/** Last minute of Wednesday at which mails are sent, by a server that was down. */
const LAST_MINUTE = 12 * 60;

/** Returns true from Monday to Wednesday noon; later, the week is too long ago. */
function isInTime(now: Date): boolean {
  const weekday = getWeekday(getAmsterdamDate(now));
  return (
    weekday === 'monday' || weekday === 'tuesday' || (weekday === 'wednesday' && getAmsterdamMinute(now) < LAST_MINUTE)
  );
}

/** Number of successive unused links, including the new one, after which the mail pauses. */
const MAX_UNUSED_LINKS = 4;

interface Readiness {
  readonly dayStartsAt: number;
  /** Number of successive links since the mail was switched on, neither used nor followed by a registered day. */
  readonly unused: number;
}

const READINESS = sql`u.day_starts_at as "dayStartsAt", (
  select count(*)::int from week_links w join week_consents k on k.uid = w.uid
  where w.uid = u.uid and w.mailed_at >= k.given_at and w.used_at is null and w.monday > coalesce((
    select max(o.monday) from week_links o where o.uid = u.uid and o.used_at is not null), '-infinity') and not exists (
    select from registrations where uid = u.uid and date >= w.monday and created_at >= w.mailed_at)) as unused`;

/** Mails the link of the week that ended, once per week, and pauses after four unused links. */
export async function sendWeekMails(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const now = system.now();
  if (!isInTime(now)) return;
  const sentOn = getMonday(getAmsterdamDate(now));
  const monday = addDays(sentOn, -DAYS_IN_WEEK);
  const condition = sql`u.registrations_start < ${sentOn}::date
    and not exists (select from outreach o where o.uid = u.uid and o.monday = ${sentOn}::date)`;
  const selection = { setting: 'week_mail', where: condition, columns: READINESS } as const;
  await handleInBatches<Readiness>(system, sweep, selection, async (tx, readers) => {
    const tokens = await createWeekLinks(system, tx, readers, sentOn);
    const readersToPause = readers.filter(({ uid, unused }) => tokens.has(uid) && unused + 1 >= MAX_UNUSED_LINKS);
    const isPaused = new Set(readersToPause.map(({ uid }) => uid));
    for (const reader of readers) {
      const token = tokens.get(reader.uid);
      if (token === undefined) continue;
      await notifyUser(system, tx, reader, {
        setting: 'week_mail',
        mail: isPaused.has(reader.uid) ? 'last-week' : 'week',
        path: `${WEEK_PATH}/${token}`,
        cause: toWeekMailCause(reader.uid, monday),
      });
    }
    if (isPaused.size === 0) return;
    const uids = sql.param([...isPaused]);
    await tx.execute(sql`
      update users set notifications = array_remove(notifications, 'week_mail') where uid = any(${uids}::bigint[])`);
  });
}
