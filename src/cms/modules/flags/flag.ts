import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { createEmptyTexts } from '#src/contract/fields/fields.ts';
import { type FlagName, flagContent as operation, reportFields } from '#src/contract/flags.ts';
import { comments, flaggings, forumPosts } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readFormValues, toForm } from '../../http/form-values.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentTexts } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { serializeTime, type WrappedFields, wrapValue } from '../../http/wrap.ts';
import { requireSession } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { type ModeratedEntity, queueReport, withdrawReport } from '../moderation-records/queue.ts';
import { decryptReason, encryptReason } from '../moderation-records/sealed-reason.ts';
import { assertNotSilenced } from '../restrictions/find-restriction.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';

/** Entity type of each flag. */
const TYPES: Readonly<Record<FlagName, ModeratedEntity['entityType']>> = {
  like: 'comment',
  inappropriate: 'comment',
  like_post: 'node',
  inappropriate_post: 'node',
};

interface FlaggedEntity extends ModeratedEntity {
  readonly flag: FlagName;
  /** True for a flag that is a report. */
  readonly isReport: boolean;
}

const isFlag = (name: string): name is FlagName => Object.hasOwn(TYPES, name);

/** Reads the flag and entity of the path; responds with 404 for an unknown flag, or a flag of another entity type. */
function readFlagParams(c: ApiContext): FlaggedEntity {
  const flag = c.req.param('flag') ?? '';
  if (!isFlag(flag) || TYPES[flag] !== c.req.param('type')) throw new ApiError(404, 'not-found');
  const isReport = flag === 'inappropriate' || flag === 'inappropriate_post';
  return { flag, isReport, domain: c.var.domain.key, entityType: TYPES[flag], entityId: readIdParam(c, 'id') };
}

/** Returns the author of a post or comment in this domain; responds with 404 if it does not exist. */
async function findAuthor(tx: Transaction, { domain, entityType, entityId }: FlaggedEntity): Promise<number | null> {
  const [row] =
    entityType === 'node'
      ? await tx
          .select({ uid: forumPosts.uid })
          .from(forumPosts)
          .where(and(eq(forumPosts.nid, entityId), eq(forumPosts.domain, domain)))
      : await tx
          .select({ uid: comments.uid })
          .from(comments)
          .innerJoin(forumPosts, eq(forumPosts.nid, comments.nid))
          .where(and(eq(comments.cid, entityId), eq(forumPosts.domain, domain)));
  if (!row) throw new ApiError(404, 'not-found');
  return row.uid;
}

const isOwnFlagging = (uid: number, { flag, entityId }: FlaggedEntity) =>
  and(eq(flaggings.flag, flag), eq(flaggings.entityId, entityId), eq(flaggings.uid, uid));

interface Answer extends FlaggedEntity {
  readonly reason: string | null;
  readonly isHelpShown: boolean;
}

const wrapFlagging = (
  row: Pick<typeof flaggings.$inferSelect, 'id' | 'flag' | 'entityId' | 'uid' | 'createdAt'>,
  { entityType, reason, isHelpShown }: Answer,
): WrappedFields => ({
  id: wrapValue(row.id),
  flag_id: [{ target_id: row.flag, target_type: 'flag' }],
  entity_type: wrapValue(entityType),
  entity_id: wrapValue(String(row.entityId)),
  uid: [{ target_id: row.uid, target_type: 'user' }],
  created: serializeTime(row.createdAt),
  field_reason: reason === null ? [] : wrapValue(reason),
  field_help_shown: wrapValue(isHelpShown),
});

/** Likes or reports; a repetition responds with 200. A report is queued for moderators. */
export async function flag(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const { uid } = requireSession(c);
  const params = readFlagParams(c);
  const body = await readRequest(c, operation);
  if (!params.isReport) await assertNotSilenced(c);
  await recordFailedAttempt(c, 'forum-flag', uid);
  const { row, isHelpShown } = await system.database.db.transaction(async (tx) => {
    const author = await findAuthor(tx, params);
    if (params.isReport && author === uid) throw new ApiError(403, 'forbidden');
    const [existingRow] = await tx.select().from(flaggings).where(isOwnFlagging(uid, params));
    const texts = readSentTexts(body, reportFields, createEmptyTexts(reportFields));
    const storedReason = existingRow ? decryptReason(system, 'flaggings', existingRow, uid) : null;
    if (existingRow && (storedReason === null || ['', storedReason].includes(texts.reason.trim()))) {
      const isHelpShown = storedReason !== null && (await mentionsSuicide(tx, [storedReason]));
      return { row: { ...existingRow, isNew: false }, isHelpShown };
    }
    const report = toForm(reportFields, {});
    const reason = params.isReport ? readFormValues(report, texts, { language, textKey: 'forum.errors' }).reason : null;
    const now = system.now();
    const { flag: name, entityId } = params;
    const encryptedRow = encryptReason(system, 'flaggings', reason, uid);
    const fresh = { ...encryptedRow, flag: name, entityId, uid, createdAt: now };
    // A report with other words is queued too: they may be more urgent than those of the first one.
    const [row] = await tx
      .insert(flaggings)
      .values(fresh)
      .onConflictDoUpdate({
        target: [flaggings.flag, flaggings.entityId, flaggings.uid],
        set: encryptedRow,
      })
      .returning({ ...getTableColumns(flaggings), isNew: sql<boolean>`xmax = 0` });
    if (!row) throw new Error('The flagging was not stored.');
    if (reason === null) return { row, isHelpShown: false };
    const isQueued = !row.isNew && !existingRow;
    const isUrgent = isQueued ? mentionsSuicide(tx, [reason]) : queueReport(system, tx, params, { uid, reason }, now);
    return { row, isHelpShown: await isUrgent };
  });
  const reason = decryptReason(system, 'flaggings', row, uid);
  return respondPrivately(c, wrapFlagging(row, { ...params, reason, isHelpShown }), row.isNew ? 201 : 200);
}

/** Removes a like or a report; succeeds if it does not exist. */
export async function unflag(c: ApiContext): Promise<Response> {
  const { uid } = requireSession(c);
  const params = readFlagParams(c);
  await c.var.system.database.db.transaction(async (tx) => {
    await findAuthor(tx, params);
    await tx.delete(flaggings).where(isOwnFlagging(uid, params));
    if (params.isReport) await withdrawReport(tx, params, uid);
  });
  return respondEmpty(c);
}
