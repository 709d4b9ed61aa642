import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { notify, type Recipient } from './notify.ts';
import { PAGES } from './page-paths.ts';

/** A message of the provider's own people. */
export interface StaffMessage {
  readonly reader: Recipient;
  readonly mid: number;
}

/**
 * Tells a person that a message waits, as they chose for answers on the forum, once for each message, in the transaction
 * that keeps it. Run it in `system.jobs.transact`. No word of it travels.
 */
export async function tellMessage(
  tx: Transaction,
  system: ContentSystem,
  { reader, mid }: StaffMessage,
): Promise<void> {
  const cause = `message ${mid}`;
  await notify(system, tx, reader, { setting: 'forum_reply_mail', mail: 'message', path: PAGES.messages, cause });
}
