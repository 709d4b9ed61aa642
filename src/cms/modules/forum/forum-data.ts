import { asc, eq, sql } from 'drizzle-orm';
import { comments, forumPosts, moderationDeeds, moderationItems, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import { forgetComments, forgetPosts } from './forget-words.ts';
import { redactThread } from './redact-thread.ts';

/** The pages on which somebody wrote, in one order for everybody who locks them. */
async function lockThreads(tx: Transaction, uid: number): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ nid: number }>(sql`
    select nid from forum_posts
    where nid in (select nid from forum_posts where uid = ${uid} union select nid from comments where uid = ${uid})
    order by nid for no key update`);
  return rows.map(({ nid }) => nid);
}

/** Posts and comments stay, without their author and words: the forum of others is not torn (decisions, "Accounts"). */
async function leaveForum(tx: Transaction, uid: number): Promise<void> {
  const threads = await lockThreads(tx, uid);
  const posts = await tx.select().from(forumPosts).where(eq(forumPosts.uid, uid));
  const own = await tx.select().from(comments).where(eq(comments.uid, uid));
  const [user] = await tx.select({ nickname: users.nickname }).from(users).where(eq(users.uid, uid));
  const now = new Date();
  await forgetComments(
    tx,
    own.map(({ cid }) => cid),
    now,
  );
  await forgetPosts(
    tx,
    posts.map(({ nid }) => nid),
    now,
  );
  for (const nid of threads) {
    const texts = [
      ...posts.filter((post) => post.nid === nid).flatMap(({ title, body }) => [title, body]),
      ...own.filter((comment) => comment.nid === nid).map(({ body }) => body),
    ];
    await redactThread(tx, nid, { uid, nickname: user?.nickname ?? null }, texts);
  }
}

/** What somebody wrote on the forum and reported there; it stays when the programme is restarted. */
export const forumData: PersonalData = {
  tables: ['forum_posts', 'comments', 'moderation_items', 'moderation_deeds'],
  collect: async ({ database: { db } }, uid) => {
    const { title, body, createdAt, changedAt } = forumPosts;
    const posts = await db
      .select({ title, body, createdAt, changedAt })
      .from(forumPosts)
      .where(eq(forumPosts.uid, uid))
      .orderBy(asc(forumPosts.nid));
    const own = await db
      .select({ body: comments.body, createdAt: comments.createdAt, changedAt: comments.changedAt })
      .from(comments)
      .where(eq(comments.uid, uid))
      .orderBy(asc(comments.cid));
    const { deed, reason, createdAt: at } = moderationDeeds;
    const moderation = await db
      .select({ deed, reason, at })
      .from(moderationDeeds)
      .where(eq(moderationDeeds.uid, uid))
      .orderBy(asc(moderationDeeds.id));
    return { posts, comments: own, moderation };
  },
  erase: async (tx, uid) => {
    await leaveForum(tx, uid);
    const isOwn = eq(moderationItems.uid, uid);
    await tx.update(moderationItems).set({ uid: null, reason: null }).where(isOwn);
    await tx.update(moderationDeeds).set({ uid: null, mid: null, reason: null }).where(eq(moderationDeeds.uid, uid));
  },
};
