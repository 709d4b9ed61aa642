import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import type { ModeratedParams } from '#src/contract/desk/moderation.ts';
import { restoreRemovedTexts as operation, restoreForm } from '#src/contract/desk/removed-texts.ts';
import { comments, forumPosts, removedWordsTable } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { PEOPLE_FORM_TEXTS, readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { requireSession } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { announceReply } from '../forum/announce-reply.ts';
import { getRestoreLimit, type OriginalText, readOriginalText } from '../forum/removed-texts.ts';
import { recordAction } from '../moderation-records/actions.ts';
import { queueHeldText } from '../moderation-records/queue.ts';

type Row = typeof removedWordsTable.$inferSelect;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const getDate = (iso: string | null) => (iso === null ? null : new Date(iso));

/** Returns the author columns of a restored text: a participant, or the team, which has no uid. */
const toAuthorColumns = ({ uid }: Row) => ({
  uid,
  author: uid === null ? ('team' as const) : ('participant' as const),
});

interface RestoreOptions {
  /** True if a moderator has read the text, so that one that was held for that becomes visible. */
  readonly isRead: boolean;
}

/** Restores a text that was removed as a whole, if its row is still empty; a held text waits for a moderator again. */
async function restoreText(
  system: ContentSystem,
  tx: Transaction,
  row: Row,
  { title, body, changedAt, hiddenAt, isHeld: wasHeld, translations }: OriginalText,
  { isRead }: RestoreOptions,
) {
  const { domain, entityType, entityId } = row;
  const isHeld = wasHeld && !isRead;
  const isShown = wasHeld && isRead;
  const timestamps = {
    hiddenAt: isShown ? null : getDate(hiddenAt),
    ...(changedAt === null ? {} : { changedAt: new Date(changedAt) }),
  };
  const back = { ...toAuthorColumns(row), ...timestamps, isHeld, body };
  const isPost = entityType === 'node';
  const rows = isPost
    ? await tx
        .update(forumPosts)
        .set({ ...back, title: title ?? '', translations })
        .where(and(eq(forumPosts.nid, entityId), eq(forumPosts.author, 'nobody')))
        .returning({ id: forumPosts.nid })
    : await tx
        .update(comments)
        .set(back)
        .where(and(eq(comments.cid, entityId), eq(comments.author, 'nobody')))
        .returning({ id: comments.cid });
  if (rows.length === 0) return;
  if (isHeld) await queueHeldText(tx, { domain, entityType, entityId }, true, system.now());
  if (isShown && !isPost) await announceReply(tx, system, entityId);
}

/** Restores a reply of another user; returns false if its author has changed it since, which is not overwritten. */
async function restoreReply(tx: Transaction, { entityId }: Row, { body, after }: OriginalText): Promise<boolean> {
  const isAsLeft = and(eq(comments.cid, entityId), eq(comments.body, after ?? ''), eq(comments.author, 'participant'));
  const rows = await tx.update(comments).set({ body }).where(isAsLeft).returning({ cid: comments.cid });
  return rows.length > 0;
}

/** Locks the post of a removal's texts, like every change of its page. */
async function lockPage(tx: Transaction, { entityType, entityId }: Row): Promise<void> {
  const nid =
    entityType === 'node'
      ? entityId
      : (await tx.select({ nid: comments.nid }).from(comments).where(eq(comments.cid, entityId)))[0]?.nid;
  if (nid === undefined) throw new ApiError(404, 'not-found');
  await tx.select({ nid: forumPosts.nid }).from(forumPosts).where(eq(forumPosts.nid, nid)).for('no key update');
}

/** Restores the stored texts of a removal; responds with 404 if there are none. Counts the replies changed since. */
async function restoreRemoval(system: ContentSystem, tx: Transaction, removal: string, options: RestoreOptions) {
  const isKept = and(
    eq(removedWordsTable.removal, removal),
    gte(removedWordsTable.removedAt, getRestoreLimit(system.now())),
  );
  const removed = await tx.select().from(removedWordsTable).where(isKept).orderBy(asc(removedWordsTable.uuid));
  const first = removed.find(({ part }) => part === 'text') ?? removed[0];
  if (!first) throw new ApiError(404, 'not-found');
  await lockPage(tx, first);
  const rows = await tx.delete(removedWordsTable).where(isKept).returning();
  if (rows.length === 0) throw new ApiError(404, 'not-found');
  let changedCount = 0;
  for (const row of rows) {
    const formerText = readOriginalText(system, row.uuid, row.words);
    if (row.part === 'text') await restoreText(system, tx, row, formerText, options);
    else if (!(await restoreReply(tx, row, formerText))) changedCount += 1;
  }
  return { first, changed: changedCount };
}

/** Restores a text that a moderator deleted and another one has read; returns false if it is no longer stored. */
export async function restoreErasedText(
  system: ContentSystem,
  tx: Transaction,
  { type, id }: ModeratedParams,
): Promise<boolean> {
  const isErased = and(
    eq(removedWordsTable.entityType, type),
    eq(removedWordsTable.entityId, id),
    eq(removedWordsTable.part, 'text'),
  );
  const isKept = gte(removedWordsTable.removedAt, getRestoreLimit(system.now()));
  const [row] = await tx
    .select({ removal: removedWordsTable.removal })
    .from(removedWordsTable)
    .where(and(isErased, isKept, isNotNull(removedWordsTable.staffUid)));
  if (!row) return false;
  await restoreRemoval(system, tx, row.removal, { isRead: true });
  return true;
}

/** Restores, once, the texts that one deletion replaced, and records it. */
export async function handleRestoreTexts(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const removal = c.req.param('removal') ?? '';
  const body = await readRequest(c, operation);
  const { reason } = readFormValues(
    restoreForm,
    { reason: readPlainText(body, 'reason') },
    { language, textKey: PEOPLE_FORM_TEXTS },
  );
  if (!UUID.test(removal)) throw new ApiError(404, 'not-found');
  const staffUid = requireSession(c).uid;
  const remaining = await system.jobs.transact(async (tx) => {
    const { first, changed } = await restoreRemoval(system, tx, removal, { isRead: false });
    const entity = { type: first.entityType, id: first.entityId };
    const action = { action: 'restore', domain: first.domain, about: entity, uid: first.uid, mid: null } as const;
    await recordAction(system, tx, { ...action, reason, staffUid, at: system.now() });
    return changed;
  });
  return respondPrivately(c, { left: remaining });
}
