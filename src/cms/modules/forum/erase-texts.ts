import { and, inArray, isNotNull } from 'drizzle-orm';
import { comments, forumPosts, storedResponses } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { deleteReasons } from '../flags/delete-reasons.ts';
import { removeQueueItems } from '../moderation-records/queue.ts';
import { cancelReplyMails } from './announce-reply.ts';

/** Columns of a post or comment with a removed author; the row remains. */
const ANONYMISED_COLUMNS = { uid: null, author: 'nobody', body: '', hiddenAt: null, isHeld: false } as const;

/** Removes author and text of posts. The caller has locked their pages. */
export async function anonymisePosts(tx: Transaction, nids: readonly number[], now: Date): Promise<void> {
  if (nids.length === 0) return;
  await tx
    .update(forumPosts)
    .set({ ...ANONYMISED_COLUMNS, title: '', translations: null, changedAt: now })
    .where(inArray(forumPosts.nid, [...nids]));
  await removeQueueItems(tx, 'node', nids);
  await deleteReasons(tx, 'inappropriate_post', nids);
}

/** Removes author and text of comments, and cancels the mails about them. The caller has locked their pages. */
export async function anonymiseComments(tx: Transaction, cids: readonly number[], now: Date): Promise<void> {
  if (cids.length === 0) return;
  await cancelReplyMails(tx, cids);
  await tx
    .update(comments)
    .set({ ...ANONYMISED_COLUMNS, changedAt: now })
    .where(inArray(comments.cid, [...cids]));
  await removeQueueItems(tx, 'comment', cids);
  await deleteReasons(tx, 'inappropriate', cids);
}

/** Deletes stored responses with a user's text; a retry of those writes finds the rows that they created. */
export async function deleteStoredResponses(tx: Transaction, uids: readonly number[]): Promise<void> {
  await tx
    .delete(storedResponses)
    .where(and(inArray(storedResponses.uid, [...uids]), isNotNull(storedResponses.status)));
}
