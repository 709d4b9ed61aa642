import { eq } from 'drizzle-orm';
import type { Notification as Option } from '#src/contract/fields/account.ts';
import type { DomainKey, Localised } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { outreachMessages, pushTokens } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { MailName, MailValues } from '../../mail/define-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';

/** Type of mail that a user can switch on and off (docs/specification.md, section 9). */
export type NotificationSetting = Option | 'own_hour_mail';

/** Account columns for notifications: the settings, the mail address and the language. */
export interface Recipient
  extends Pick<User, 'uid' | 'domain' | 'mail' | 'language' | 'notifications' | 'validatedAt' | 'status'> {
  /** True if the user has a device for push notifications; read from the database if absent. */
  readonly hasDevice?: boolean;
}

interface Notification {
  readonly setting: NotificationSetting;
  readonly mail: MailName;
  /** Page that its link opens; on the bare host if its text is identical in both languages. */
  readonly path: Localised | string;
  /** Identifies the event, which is notified once. */
  readonly cause: string;
  readonly values?: MailValues;
  /** Instant from which it is not sent any more; absent if it may be late. */
  readonly until?: Date;
}

/** Returns true if the user receives this mail: the setting is on, and the address is validated. */
const wantsMail = ({ status, notifications, validatedAt }: Recipient, setting: NotificationSetting): boolean =>
  status === 'active' && validatedAt !== null && notifications.includes(setting);

async function findsDevice(tx: Transaction, { uid }: Recipient): Promise<boolean> {
  const [row] = await tx.select({ uid: pushTokens.uid }).from(pushTokens).where(eq(pushTokens.uid, uid)).limit(1);
  return row !== undefined;
}

/**
 * Mails a user according to their settings and in their language, once for each cause, and sends a push notification to
 * their devices. Returns false if the setting is off, or if the cause was notified before.
 */
export async function notifyUser(
  system: ContentSystem,
  tx: Transaction,
  reader: Recipient,
  notification: Notification,
): Promise<boolean> {
  return wantsMail(reader, notification.setting) && (await sendNotification(system, tx, reader, notification));
}

/**
 * Notifies a user of a message that the product initiates after the six weeks: at most one a week. The stored row
 * decides, so that two jobs cannot send two.
 */
export async function notifyUserWeekly(
  system: ContentSystem,
  tx: Transaction,
  reader: Recipient,
  kind: string,
  notification: Notification,
): Promise<boolean> {
  if (!wantsMail(reader, notification.setting)) return false;
  const week = { uid: reader.uid, monday: getMonday(getAmsterdamDate(system.now())), kind, cause: notification.cause };
  const [row] = await tx
    .insert(outreachMessages)
    .values(week)
    .onConflictDoNothing()
    .returning({ uid: outreachMessages.uid });
  return row !== undefined && sendNotification(system, tx, reader, notification);
}

/** Notifies a user after the settings were checked. */
export async function sendNotification(
  system: ContentSystem,
  tx: Transaction,
  reader: Recipient,
  { setting, mail, path, cause, values, until }: Notification,
): Promise<boolean> {
  const { uid, language } = reader;
  const end: { readonly until?: string } = until ? { until: until.toISOString() } : {};
  const domain = (reader.domain ?? DEFAULT_DOMAIN.key) as DomainKey;
  const isNew = await sendMail(system, tx, {
    mail,
    to: reader.mail,
    owner: uid,
    target: typeof path === 'string' ? { domain: null, language, path } : { domain, language, path: path[language] },
    cause,
    unsubscribe: { kind: 'setting', uid, setting },
    ...(values ? { values } : {}),
    ...end,
  });
  if (isNew && (reader.hasDevice ?? (await findsDevice(tx, reader)))) {
    await system.jobs.send(tx, 'push', { uid, language, ...end }, `push ${cause}`);
  }
  return isNew;
}
