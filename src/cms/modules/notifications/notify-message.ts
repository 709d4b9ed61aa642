import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { notifyUser, type Recipient } from './notify.ts';
import { MAIL_PAGE_PATHS } from './page-paths.ts';

/** A message from staff of the provider. */
export interface StaffMessage {
  readonly reader: Recipient;
  readonly mid: number;
}

/**
 * Notifies a user of a message, according to their setting for forum replies, once for each message, in the transaction
 * that stores it. Run it in `system.jobs.transact`. Its text is not sent.
 */
export async function notifyMessage(
  tx: Transaction,
  system: ContentSystem,
  { reader, mid }: StaffMessage,
): Promise<void> {
  const cause = `message ${mid}`;
  await notifyUser(system, tx, reader, {
    setting: 'forum_reply_mail',
    mail: 'message',
    path: MAIL_PAGE_PATHS.messages,
    cause,
  });
}
