import { and, asc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { type Removal, type RemovedText, removeTraces, type UsedName } from '#src/rules/forum/traces.ts';
import { comments, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { StoredComment } from './lock-comment.ts';
import type { StoredPost } from './lock-post.ts';

const BATCH_SIZE = 500;

/** Returns true if the user still has texts on the page of a post. */
async function hasTexts(tx: Transaction, nid: number, uid: number): Promise<boolean> {
  const { rows } = await tx.execute<{ speaks: boolean }>(sql`
    select exists (select from forum_posts where nid = ${nid} and uid = ${uid})
      or exists (select from comments where nid = ${nid} and uid = ${uid}) as speaks`);
  return rows[0]?.speaks === true;
}

/** Returns the nicknames of all other authors on the page. */
async function listOtherNames(tx: Transaction, nid: number, uid: number): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ uid: string }>(sql`
    select uid from forum_posts where nid = ${nid} and uid <> ${uid}
    union select uid from comments where nid = ${nid} and uid <> ${uid}`);
  const uids = rows.map((row) => Number(row.uid));
  if (uids.length === 0) return [];
  const people = await tx.select({ nickname: users.nickname }).from(users).where(inArray(users.uid, uids));
  return people.flatMap(({ nickname }) => nickname ?? []);
}

/** Original and redacted text of a reply. */
export interface RedactedReply {
  readonly cid: number;
  readonly uid: number | null;
  readonly before: string;
  readonly after: string;
}

async function keepRest(tx: Transaction, redactedReplies: readonly RedactedReply[]): Promise<void> {
  if (redactedReplies.length === 0) return;
  const [cids, bodies] = [redactedReplies.map(({ cid }) => cid), redactedReplies.map(({ after }) => after)];
  await tx
    .update(comments)
    .set({ body: sql`rest.body` })
    .from(sql`unnest(${sql.param(cids)}::int[], ${sql.param(bodies)}::text[]) as rest(cid, body)`)
    .where(sql`${comments.cid} = rest.cid`);
}

/** A user with texts on a page that are removed. */
export interface RemovedAuthor {
  readonly uid: number;
  readonly names: readonly UsedName[];
}

/** Redacts the comments of others after the first removed text; earlier comments never change. */
async function redactComments(
  tx: Transaction,
  nid: number,
  uid: number,
  removal: Removal,
): Promise<readonly RedactedReply[]> {
  const redactedReplies: RedactedReply[] = [];
  for (let firstRemoved = Math.min(...removal.removed.map(({ number }) => number)); ; ) {
    const isOfAnother = and(isNotNull(comments.uid), ne(comments.uid, uid));
    const rows = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.nid, nid), gt(comments.number, firstRemoved), isOfAnother))
      .orderBy(asc(comments.number))
      .limit(BATCH_SIZE);
    const changes = rows.flatMap((row) => {
      const rest = removeTraces(row, removal);
      return rest === row.body ? [] : [{ cid: row.cid, uid: row.uid, before: row.body, after: rest }];
    });
    await keepRest(tx, changes);
    redactedReplies.push(...changes);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return redactedReplies;
    firstRemoved = last.number;
  }
}

/**
 * Removes quotes of removed texts from the replies of others on a post's page, and the name by which they address the
 * author, if no text of that author remains there. Nothing else changes. The caller has locked the post and removed the
 * texts already.
 */
export async function redactThread(
  tx: Transaction,
  nid: number,
  { uid, names }: RemovedAuthor,
  removedTexts: readonly RemovedText[],
): Promise<readonly RedactedReply[]> {
  if (removedTexts.length === 0) return [];
  const deletedUsedNames = names.length === 0 || (await hasTexts(tx, nid, uid)) ? [] : names;
  const otherNames = deletedUsedNames.length === 0 ? [] : await listOtherNames(tx, nid, uid);
  return redactComments(tx, nid, uid, { removed: removedTexts, names: deletedUsedNames, otherNames });
}

export const toRemovedPost = ({ title, body, changedAt }: StoredPost): RemovedText => ({
  cid: null,
  number: 0,
  texts: [title, body],
  changedAt,
});

export const toRemovedComment = ({ cid, number, body, changedAt }: StoredComment): RemovedText => ({
  cid,
  number,
  texts: [body],
  changedAt,
});
