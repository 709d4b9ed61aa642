import { and, eq } from 'drizzle-orm';
import { comments, forumPosts } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { lockPost } from './lock-post.ts';

export type StoredComment = typeof comments.$inferSelect;

/** Locks a comment of this domain with its post; responds with 404 if it does not exist. */
export async function lockComment(tx: Transaction, domain: string, cid: number): Promise<StoredComment> {
  const condition = and(eq(comments.cid, cid), eq(forumPosts.domain, domain));
  const [row] = await tx
    .select({ nid: comments.nid })
    .from(comments)
    .innerJoin(forumPosts, eq(forumPosts.nid, comments.nid))
    .where(condition);
  if (!row) throw new ApiError(404, 'not-found');
  await lockPost(tx, domain, row.nid);
  const [comment] = await tx.select().from(comments).where(eq(comments.cid, cid)).for('no key update');
  if (!comment) throw new ApiError(404, 'not-found');
  return comment;
}
