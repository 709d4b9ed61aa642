import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { comments, forumPosts } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { Comment } from './lock-comment.ts';
import { type Removed, withoutTraces } from './traces.ts';

const AT_A_TIME = 500;

/** Whether somebody still has words of their own on the page of a post. */
async function speaksOn(tx: Transaction, nid: number, uid: number): Promise<boolean> {
  const { rows } = await tx.execute<{ speaks: boolean }>(sql`
    select exists (select from forum_posts where nid = ${nid} and uid = ${uid})
      or exists (select from comments where nid = ${nid} and uid = ${uid}) as speaks`);
  return rows[0]?.speaks === true;
}

async function keepRest(tx: Transaction, redacted: readonly Pick<Comment, 'cid' | 'body'>[]): Promise<void> {
  if (redacted.length === 0) return;
  const [cids, bodies] = [redacted.map(({ cid }) => cid), redacted.map(({ body }) => body)];
  await tx
    .update(comments)
    .set({ body: sql`rest.body` })
    .from(sql`unnest(${sql.param(cids)}::int[], ${sql.param(bodies)}::text[]) as rest(cid, body)`)
    .where(sql`${comments.cid} = rest.cid`);
}

async function redactComments(tx: Transaction, nid: number, removed: Removed): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx
      .select({ cid: comments.cid, number: comments.number, body: comments.body })
      .from(comments)
      .where(and(eq(comments.nid, nid), gt(comments.number, after)))
      .orderBy(asc(comments.number))
      .limit(AT_A_TIME);
    await keepRest(
      tx,
      rows.flatMap(({ cid, body }) => {
        const rest = withoutTraces(body, removed);
        return rest === body ? [] : [{ cid, body: rest }];
      }),
    );
    const last = rows.at(-1);
    if (!last || rows.length < AT_A_TIME) return;
    after = last.number;
  }
}

async function redactPost(tx: Transaction, nid: number, removed: Removed): Promise<void> {
  const [post] = await tx.select().from(forumPosts).where(eq(forumPosts.nid, nid));
  if (post?.author !== 'participant') return;
  const texts = { title: withoutTraces(post.title, removed), body: withoutTraces(post.body, removed) };
  if (texts.title === post.title && texts.body === post.body) return;
  await tx.update(forumPosts).set(texts).where(eq(forumPosts.nid, nid));
}

/** Somebody whose words on a page are gone. */
export interface Leaver {
  readonly uid: number;
  readonly nickname: string | null;
}

/**
 * Takes out of the words of others on a post's page what they quote of texts that are gone, and the name of who wrote
 * them where nothing of that person is left there. The post is locked by the caller.
 */
export async function redactThread(
  tx: Transaction,
  nid: number,
  { uid, nickname }: Leaver,
  texts: readonly string[],
): Promise<void> {
  const removed = { nickname: (await speaksOn(tx, nid, uid)) ? null : nickname, texts };
  await redactPost(tx, nid, removed);
  await redactComments(tx, nid, removed);
}
