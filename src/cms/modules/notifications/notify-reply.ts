import type { ContentSystem } from '../../http/content-system.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { notifyUser } from './notify.ts';
import { toReplyCause } from './reply-cause.ts';

/** A reply in the forum. */
export interface ForumReply {
  /** User to notify: the author of the post or of the parent comment. */
  readonly uid: number;
  /** Id of the reply. */
  readonly cid: number;
  /** Id of its post. */
  readonly nid: number;
  readonly tid: number;
}

/**
 * Notifies an author of a reply, according to their settings, once for each reply, in the transaction that stores it.
 * Run it in `system.jobs.transact`. The text of the reply is not sent.
 */
export async function notifyReply(
  tx: Transaction,
  system: ContentSystem,
  { uid, cid, nid, tid }: ForumReply,
): Promise<void> {
  const reader = await findUserByUid(tx, uid);
  if (!reader) return;
  const path = `/forum/${tid}/${nid}`;
  await notifyUser(system, tx, reader, {
    setting: 'forum_reply_mail',
    mail: 'forum-reply',
    path: { nl: path, en: path },
    cause: toReplyCause({ cid, uid }),
  });
}
