import { addMinutes } from 'date-fns/addMinutes';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { DomainKey } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN, getDomain } from '#src/domains/index.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '#src/rules/calendar/today.ts';
import { getWeekday, type Weekday } from '#src/rules/calendar/week.ts';
import {
  getReminderDay,
  isReminderDue,
  LEAD_TIME,
  type LocalMinute,
  listDueMinutes,
} from '#src/rules/hard-moment/reminder.ts';
import { reminders } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { sendNotification } from '../notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../notifications/page-paths.ts';
import { handleEachAccount, type ScheduledRecipient } from './each-batch.ts';

/** Returns the condition on `u` that no reminder at a chosen hour, which replaces others, is due on this day. */
export const isNotRemindedSql = ({ config: { offers } }: ContentSystem, day: CalendarDate): SQL =>
  offers.reminders
    ? sql`not exists (
  select 1 from reminders h where h.uid = u.uid and h.is_active and not h.is_paused
  and (cardinality(h.weekdays) = 0 or ${getWeekday(day)} = any(h.weekdays)))`
    : sql`true`;

interface ReminderTime {
  readonly minute: number;
  readonly weekdays: readonly Weekday[];
  readonly lastDay: CalendarDate | null;
  /** Number of consecutive reminders without a visit after them. */
  readonly unopened: number;
}

const STANDING = sql`
  (select h.minute from reminders h where h.uid = u.uid) as minute,
  (select h.weekdays from reminders h where h.uid = u.uid) as weekdays,
  (select h.last_day::text from reminders h where h.uid = u.uid) as "lastDay",
  (select case when u.active_at > h.sent_at then 0 else h.unopened end from reminders h where h.uid = u.uid) as unopened`;

const getPage = ({ domain }: ScheduledRecipient) =>
  getDomain((domain ?? DEFAULT_DOMAIN.key) as DomainKey).variant === 'reduced'
    ? MAIL_PAGE_PATHS.hardMomentOfCloseOnes
    : MAIL_PAGE_PATHS.hardMoment;

async function remind(
  system: ContentSystem,
  tx: Transaction,
  reader: ScheduledRecipient & ReminderTime,
  now: LocalMinute,
): Promise<void> {
  const { uid, lastDay, unopened } = reader;
  const isOwnReminder = eq(reminders.uid, uid);
  const dueStep = isReminderDue(reader, now, lastDay, unopened);
  if (dueStep === 'paused') await tx.update(reminders).set({ isPaused: true }).where(isOwnReminder);
  if (dueStep !== 'due') return;
  const day = getReminderDay(now);
  await sendNotification(system, tx, reader, {
    setting: 'own_hour_mail',
    mail: 'own-hour',
    path: getPage(reader),
    cause: `own hour ${uid} ${day}`,
    until: addMinutes(system.now(), LEAD_TIME),
  });
  await tx
    .update(reminders)
    .set({ lastDay: day, sentAt: system.now(), unopened: unopened + 1 })
    .where(isOwnReminder);
}

/**
 * Reminds users near the hour that they chose, once a day; pauses after three unopened reminders. The mail does not
 * mention the hour or the plan, and links to the screen for a hard moment.
 */
export async function sendPreferredHourReminders(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  if (!system.config.offers.reminders) return;
  const instant = system.now();
  const now = { date: getAmsterdamDate(instant), minute: getAmsterdamMinute(instant) };
  const minutes = sql.param(listDueMinutes(now));
  const condition = sql`u.validated_at is not null and u.uid in (
    select h.uid from reminders h
    where h.minute = any(${minutes}::int[]) and h.is_active and not h.is_paused)`;
  await handleEachAccount<ReminderTime>(system, sweep, { where: condition, columns: STANDING }, (tx, reader) =>
    remind(system, tx, reader, now),
  );
}
