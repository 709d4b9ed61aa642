import type { ContentSystem } from '../../http/content-system.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { notify } from './notify.ts';
import { MAIL_PAGE_PATHS } from './page-paths.ts';

/** A message about a badge. */
export interface BadgeMessage {
  readonly uid: number;
  readonly mid: number;
}

/**
 * Notifies a user of a badge's message, by their settings, once for each message, in the transaction of the award. Run
 * it in `system.jobs.transact`. The notification does not name the badge.
 */
export async function notifyBadge(tx: Transaction, system: ContentSystem, { uid, mid }: BadgeMessage): Promise<void> {
  const reader = await findUserByUid(tx, uid);
  if (!reader) return;
  const cause = `badge ${mid}`;
  await notify(system, tx, reader, { setting: 'badge_mail', mail: 'badge', path: MAIL_PAGE_PATHS.messages, cause });
}
