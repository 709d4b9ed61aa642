import { and, eq } from 'drizzle-orm';
import { forumPosts } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';

export type StoredPost = typeof forumPosts.$inferSelect;

/**
 * Locks a post of this domain until the transaction ends; responds with 404 if it does not exist. Every change on a
 * post's page locks its post first, which prevents deadlocks.
 */
export async function lockPost(tx: Transaction, domain: string, nid: number): Promise<StoredPost> {
  const condition = and(eq(forumPosts.nid, nid), eq(forumPosts.domain, domain));
  const [post] = await tx.select().from(forumPosts).where(condition).for('no key update');
  if (!post) throw new ApiError(404, 'not-found');
  return post;
}

/** Error about a text that a moderator or its author removed. */
const createRemovedError = () => new ApiError(403, 'forum-removed', {}, {}, { removed: true });

/** Refuses changes by users who are not the author with 403 (docs/specification.md, section 6). */
export function checkAuthor(c: ApiContext, { uid }: { readonly uid: number | null }): void {
  if (uid === null) throw createRemovedError();
  if (uid !== requireSession(c).uid) throw new ApiError(403, 'forbidden');
}

/** Refuses a change of a text that a moderator hid, also by its author. */
export function assertVisible({
  hiddenAt,
  isHeld,
}: {
  readonly hiddenAt: Date | null;
  readonly isHeld: boolean;
}): void {
  if (hiddenAt !== null && !isHeld) throw createRemovedError();
}
