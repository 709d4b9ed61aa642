import { eq } from 'drizzle-orm';
import type { DomainKey, Localised } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import { pushTokens } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { MailName, MailValues } from '../../mail/define-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';

/** A person's own choice of what they are told by mail (section 9). */
export type NotificationSetting =
  | 'daily_mail'
  | 'end_of_phase_mail'
  | 'usage_reminder_mail'
  | 'forum_reply_mail'
  | 'badge_mail';

/** What of an account decides whether, where and how it is told. */
export interface Recipient
  extends Pick<User, 'uid' | 'domain' | 'mail' | 'language' | 'notifications' | 'validatedAt' | 'status'> {
  /** Whether there is a device to ring; looked up where it was not told along. */
  readonly hasDevice?: boolean;
}

export interface Notification {
  readonly setting: NotificationSetting;
  readonly mail: MailName;
  /** The page that its link leads to. */
  readonly path: Localised;
  /** The same cause is told once. */
  readonly cause: string;
  readonly values?: MailValues;
}

/** Whether a person is told: they want it, and the address is found to be theirs. */
export const wantsMail = ({ status, notifications, validatedAt }: Recipient, setting: NotificationSetting): boolean =>
  status === 'active' && validatedAt !== null && notifications.includes(setting);

async function findsDevice(tx: Transaction, { uid }: Recipient): Promise<boolean> {
  const [one] = await tx.select({ uid: pushTokens.uid }).from(pushTokens).where(eq(pushTokens.uid, uid)).limit(1);
  return one !== undefined;
}

/**
 * Mails a person by their own settings and in their language, once for its cause, and rings their devices. False where
 * they are not told, or were told before.
 */
export async function notify(
  system: ContentSystem,
  tx: Transaction,
  reader: Recipient,
  { setting, mail, path, cause, values }: Notification,
): Promise<boolean> {
  if (!wantsMail(reader, setting)) return false;
  const { uid, language } = reader;
  const domain = (reader.domain ?? DEFAULT_DOMAIN.key) as DomainKey;
  const isNew = await sendMail(system, tx, {
    mail,
    to: reader.mail,
    owner: uid,
    target: { domain, language, path: path[language] },
    cause,
    unsubscribe: { kind: 'setting', uid, setting },
    ...(values ? { values } : {}),
  });
  if (isNew && (reader.hasDevice ?? (await findsDevice(tx, reader)))) {
    await system.jobs.send(tx, 'push', { uid, language }, `push ${cause}`);
  }
  return isNew;
}
