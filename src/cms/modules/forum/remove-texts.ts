import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { listUsedNames } from '../nicknames/used-names.ts';
import { anonymiseComments, anonymisePosts, deleteStoredResponses } from './erase-texts.ts';
import type { StoredComment } from './lock-comment.ts';
import type { StoredPost } from './lock-post.ts';
import { redactThread, toRemovedComment, toRemovedPost } from './redact-thread.ts';
import { storeRemovedTexts } from './removed-texts.ts';

interface RemovedTextsInput {
  readonly domain: string;
  /** Post with these texts on its page. */
  readonly nid: number;
  /** Author of the texts; undefined for the team or a removed author. */
  readonly user: Pick<User, 'uid' | 'nickname' | 'createdAt'> | undefined;
  /** Moderator who deletes them; null if their author removes them. */
  readonly staffUid: number | null;
  readonly posts: readonly StoredPost[];
  readonly comments: readonly StoredComment[];
}

/** Removes texts of one user from a page that the caller locked; the originals are stored for staff for some days. */
export async function removeTexts(
  system: Pick<ContentSystem, 'keys' | 'now'>,
  tx: Transaction,
  { domain, nid, user, staffUid, posts, comments }: RemovedTextsInput,
): Promise<void> {
  const time = system.now();
  const nids = posts.map((post) => post.nid);
  const cids = comments.map(({ cid }) => cid);
  await anonymiseComments(tx, cids, time);
  await anonymisePosts(tx, nids, time);
  const removedTexts = [...posts.map(toRemovedPost), ...comments.map(toRemovedComment)];
  const leaver = user && { uid: user.uid, names: await listUsedNames(tx, user) };
  const replies = leaver ? await redactThread(tx, nid, leaver, removedTexts) : [];
  await storeRemovedTexts(system, tx, {
    domain,
    leaverUid: user?.uid ?? null,
    staffUid,
    at: time,
    posts,
    comments,
    replies,
  });
  if (user) await deleteStoredResponses(tx, [user.uid]);
}
