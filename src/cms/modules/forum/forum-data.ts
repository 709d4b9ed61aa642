import { asc, eq, or, sql } from 'drizzle-orm';
import { comments, forumPosts, moderationActions, moderationItems, removedWordsTable } from '../../db/schema/index.ts';
import type { ContentSystem, PersonalData } from '../../http/content-system.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { decryptReason } from '../moderation-records/sealed-reason.ts';
import { listUsedNames } from '../nicknames/used-names.ts';
import { anonymiseComments, anonymisePosts } from './erase-texts.ts';
import { redactThread, toRemovedComment, toRemovedPost } from './redact-thread.ts';
import { readOriginalText } from './removed-texts.ts';

/** Locks the posts on which a user wrote, always in one order. */
async function lockThreads(tx: Transaction, uid: number): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ nid: number }>(sql`
    select nid from forum_posts
    where nid in (select nid from forum_posts where uid = ${uid} union select nid from comments where uid = ${uid})
    order by nid for no key update`);
  return rows.map(({ nid }) => nid);
}

/** Removes author and text of posts and comments; the rows remain so that the threads of others are complete. */
async function anonymiseUserTexts(tx: Transaction, uid: number): Promise<void> {
  const threads = await lockThreads(tx, uid);
  const posts = await tx.select().from(forumPosts).where(eq(forumPosts.uid, uid));
  const rows = await tx.select().from(comments).where(eq(comments.uid, uid));
  const user = await findUserByUid(tx, uid);
  const names = user ? await listUsedNames(tx, user) : [];
  const now = new Date();
  await anonymiseComments(
    tx,
    rows.map(({ cid }) => cid),
    now,
  );
  await anonymisePosts(
    tx,
    posts.map(({ nid }) => nid),
    now,
  );
  for (const nid of threads) {
    const removedTexts = [
      ...posts.filter((post) => post.nid === nid).map(toRemovedPost),
      ...rows.filter((comment) => comment.nid === nid).map(toRemovedComment),
    ];
    await redactThread(tx, nid, { uid, names }, removedTexts);
  }
}

/** Returns a user's removed texts that are still stored for staff. */
async function listRemovedTexts(system: ContentSystem, uid: number) {
  const rows = await system.database.db
    .select()
    .from(removedWordsTable)
    .where(eq(removedWordsTable.uid, uid))
    .orderBy(asc(removedWordsTable.removedAt));
  return rows.map(({ uuid, words, removedAt }) => {
    const { title, body } = readOriginalText(system, uuid, words);
    return { title, body, removedAt };
  });
}

/** Returns actions of staff about a user. */
async function listActionsAboutUser(system: ContentSystem, uid: number) {
  const rows = await system.database.db
    .select()
    .from(moderationActions)
    .where(eq(moderationActions.uid, uid))
    .orderBy(asc(moderationActions.id));
  return rows.map(({ action, until, createdAt: time, ...row }) => ({
    action,
    reason: decryptReason(system, 'moderation_actions', row),
    until,
    at: time,
  }));
}

/** Forum texts and reports of a user; they remain after a restart. */
export const forumData: PersonalData = {
  tables: ['forum_posts', 'comments', 'removed_words', 'moderation_items', 'moderation_actions'],
  collect: async (system, uid) => {
    const { db } = system.database;
    const { title, body, createdAt, changedAt } = forumPosts;
    const posts = await db
      .select({ title, body, createdAt, changedAt })
      .from(forumPosts)
      .where(eq(forumPosts.uid, uid))
      .orderBy(asc(forumPosts.nid));
    const commentRows = await db
      .select({ body: comments.body, createdAt: comments.createdAt, changedAt: comments.changedAt })
      .from(comments)
      .where(eq(comments.uid, uid))
      .orderBy(asc(comments.cid));
    return {
      posts,
      comments: commentRows,
      removedFromForum: await listRemovedTexts(system, uid),
      moderation: await listActionsAboutUser(system, uid),
    };
  },
  erase: async (tx, uid) => {
    await anonymiseUserTexts(tx, uid);
    await tx.delete(removedWordsTable).where(or(eq(removedWordsTable.uid, uid), eq(removedWordsTable.leaverUid, uid)));
    const isOwnItem = eq(moderationItems.uid, uid);
    await tx.update(moderationItems).set({ uid: null, reason: null }).where(isOwnItem);
    await tx
      .update(moderationActions)
      .set({ uid: null, mid: null, reason: null })
      .where(eq(moderationActions.uid, uid));
  },
};
