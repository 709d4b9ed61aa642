import type { ContentSystem } from '../../http/content-system.ts';
import { userByUid } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { notify } from './notify.ts';
import { PAGES } from './page-paths.ts';

/** The message that tells of a badge. */
export interface BadgeMessage {
  readonly uid: number;
  readonly mid: number;
}

/**
 * Tells a person that a message of a badge waits, by their settings, once for each message, in the transaction of the
 * award. Run it in `system.jobs.transact`. The badge is not named.
 */
export async function tellBadge(tx: Transaction, system: ContentSystem, { uid, mid }: BadgeMessage): Promise<void> {
  const reader = await userByUid(tx, uid);
  if (!reader) return;
  const cause = `badge ${mid}`;
  await notify(system, tx, reader, { setting: 'badge_mail', mail: 'badge', path: PAGES.messages, cause });
}
