import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { getProgrammeDay } from '#src/rules/programme/programme-day.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { notifyUser, notifyUserWeekly } from './notify.ts';
import { MAIL_PAGE_PATHS } from './page-paths.ts';

/** A message about a badge. */
export interface BadgeMessage {
  readonly uid: number;
  readonly mid: number;
}

/**
 * Notifies a user of a badge's message, according to their settings, once for each message, in the transaction of the
 * award. Run it in `system.jobs.transact`. The notification does not mention the badge. After the six weeks it counts
 * as the message of its week.
 */
export async function notifyBadge(tx: Transaction, system: ContentSystem, { uid, mid }: BadgeMessage): Promise<void> {
  const reader = await findUserByUid(tx, uid);
  if (!reader) return;
  const cause = `badge ${mid}`;
  const notification = { setting: 'badge_mail', mail: 'badge', path: MAIL_PAGE_PATHS.messages, cause } as const;
  const day = getProgrammeDay(reader.programStart as CalendarDate, getAmsterdamDate(system.now()));
  if (day > PROGRAMME_DAYS) await notifyUserWeekly(system, tx, reader, 'badge', notification);
  else await notifyUser(system, tx, reader, notification);
}
