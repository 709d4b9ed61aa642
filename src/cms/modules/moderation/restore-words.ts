import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import type { ModeratedParams } from '#src/contract/desk/moderation.ts';
import { restoreRemovedTexts as operation, restoreForm } from '#src/contract/desk/removed-words.ts';
import { comments, forumPosts, getRemovedTexts } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { PEOPLE_WORDS, readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { plainText } from '../../http/sent-values.ts';
import { requireSession } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { type FormerWords, getRestoreLimit, readFormerWords } from '../forum/removed-words.ts';
import { recordAction } from '../moderation-records/actions.ts';

type Row = typeof getRemovedTexts.$inferSelect;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

/** Returns the author columns of a restored text: a participant, or the team, whose texts have no uid. */
const authorOf = ({ uid }: Row) => ({ uid, author: uid === null ? ('team' as const) : ('participant' as const) });

/** Restores a text that was removed as a whole, if its row is still empty. */
async function restoreText(tx: Transaction, row: Row, { title, body, changedAt, hiddenAt, translations }: FormerWords) {
  const moments = { hiddenAt: dateOf(hiddenAt), ...(changedAt === null ? {} : { changedAt: new Date(changedAt) }) };
  const back = { ...authorOf(row), ...moments, body };
  if (row.entityType === 'node') {
    const isGone = and(eq(forumPosts.nid, row.entityId), eq(forumPosts.author, 'nobody'));
    await tx
      .update(forumPosts)
      .set({ ...back, title: title ?? '', translations })
      .where(isGone);
  } else {
    await tx
      .update(comments)
      .set(back)
      .where(and(eq(comments.cid, row.entityId), eq(comments.author, 'nobody')));
  }
}

/** Restores a reply of another user; returns false if its author has changed it since, which is not overwritten. */
async function restoreReply(tx: Transaction, { entityId }: Row, { body, after }: FormerWords): Promise<boolean> {
  const isAsLeft = and(eq(comments.cid, entityId), eq(comments.body, after ?? ''), eq(comments.author, 'participant'));
  const back = await tx.update(comments).set({ body }).where(isAsLeft).returning({ cid: comments.cid });
  return back.length > 0;
}

/** Locks the post on whose page the texts of a removal are, as every change of the page does. */
async function lockPageOf(tx: Transaction, { entityType, entityId }: Row): Promise<void> {
  const nid =
    entityType === 'node'
      ? entityId
      : (await tx.select({ nid: comments.nid }).from(comments).where(eq(comments.cid, entityId)))[0]?.nid;
  if (nid === undefined) throw new ApiError(404, 'not-found');
  await tx.select({ nid: forumPosts.nid }).from(forumPosts).where(eq(forumPosts.nid, nid)).for('no key update');
}

/** Restores the stored texts of a removal; responds with 404 if there are none. Counts the replies changed since. */
async function restoreRemoval(system: ContentSystem, tx: Transaction, removal: string) {
  const isKept = and(
    eq(getRemovedTexts.removal, removal),
    gte(getRemovedTexts.removedAt, getRestoreLimit(system.now())),
  );
  const kept = await tx.select().from(getRemovedTexts).where(isKept).orderBy(asc(getRemovedTexts.uuid));
  const first = kept.find(({ part }) => part === 'text') ?? kept[0];
  if (!first) throw new ApiError(404, 'not-found');
  await lockPageOf(tx, first);
  const rows = await tx.delete(getRemovedTexts).where(isKept).returning();
  if (rows.length === 0) throw new ApiError(404, 'not-found');
  let changed = 0;
  for (const row of rows) {
    const words = readFormerWords(system, row.uuid, row.words);
    if (row.part === 'text') await restoreText(tx, row, words);
    else if (!(await restoreReply(tx, row, words))) changed += 1;
  }
  return { first, changed };
}

/** Restores a text that a moderator deleted; returns false if it is no longer stored. */
export async function restoreErased(
  system: ContentSystem,
  tx: Transaction,
  { type, id }: ModeratedParams,
): Promise<boolean> {
  const isErased = and(
    eq(getRemovedTexts.entityType, type),
    eq(getRemovedTexts.entityId, id),
    eq(getRemovedTexts.part, 'text'),
  );
  const isKept = gte(getRemovedTexts.removedAt, getRestoreLimit(system.now()));
  const [row] = await tx
    .select({ removal: getRemovedTexts.removal })
    .from(getRemovedTexts)
    .where(and(isErased, isKept, isNotNull(getRemovedTexts.staffUid)));
  if (!row) return false;
  await restoreRemoval(system, tx, row.removal);
  return true;
}

/** Restores, once, the texts that one deletion replaced, and records it. */
export async function handleRestoreWords(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const removal = c.req.param('removal') ?? '';
  const body = await readRequest(c, operation);
  const { reason } = readFormValues(
    restoreForm,
    { reason: plainText(body, 'reason') },
    { language, words: PEOPLE_WORDS },
  );
  if (!UUID.test(removal)) throw new ApiError(404, 'not-found');
  const staffUid = requireSession(c).uid;
  const left = await system.jobs.transact(async (tx) => {
    const { first, changed } = await restoreRemoval(system, tx, removal);
    const about = { type: first.entityType, id: first.entityId };
    const action = { action: 'restore', domain: first.domain, about, uid: first.uid, mid: null } as const;
    await recordAction(system, tx, { ...action, reason, staffUid, at: system.now() });
    return changed;
  });
  return privateAnswer(c, { left });
}
