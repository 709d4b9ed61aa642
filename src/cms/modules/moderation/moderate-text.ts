import { and, desc, eq, isNull } from 'drizzle-orm';
import {
  decisionForm,
  isExplained,
  type ModeratedParams,
  type ModerationDecision,
  moderateText as operation,
} from '#src/contract/desk/moderation.ts';
import { comments, forumPosts, moderationActions, moderationItems } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { PEOPLE_FORM_TEXTS, readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { findUserByUid, requireSession } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { announceReply } from '../forum/announce-reply.ts';
import { lockComment, type StoredComment } from '../forum/lock-comment.ts';
import { lockPost, type StoredPost } from '../forum/lock-post.ts';
import { removeTexts } from '../forum/remove-texts.ts';
import { recordAction } from '../moderation-records/actions.ts';
import { findModeratedText, readTextState } from '../moderation-records/moderated-texts.ts';
import { getTextDay, sendDecision, sendReport } from '../moderation-records/send-decision.ts';
import { findOpenedText, readModeratedParams } from './show-moderation.ts';

/** Text to be moderated, locked against changes. */
interface LockedText {
  readonly nid: number;
  readonly uid: number | null;
  readonly author: 'participant' | 'team' | 'nobody';
  readonly createdAt: Date;
  readonly posts: readonly StoredPost[];
  readonly comments: readonly StoredComment[];
}

async function lockText(tx: Transaction, domain: string, { type, id }: ModeratedParams): Promise<LockedText> {
  if (type === 'comment') {
    const comment = await lockComment(tx, domain, id);
    const { nid, uid, author, createdAt } = comment;
    return { nid, uid, author, createdAt, posts: [], comments: [comment] };
  }
  const post = await lockPost(tx, domain, id);
  const { nid, uid, author, createdAt } = post;
  return { nid, uid, author, createdAt, posts: [post], comments: [] };
}

/** Returns true if staff acted on the text after the moderator loaded it. */
async function isDecidedSince(tx: Transaction, { type, id }: ModeratedParams, seenActionId: number): Promise<boolean> {
  const [newestRow] = await tx
    .select({ id: moderationActions.id })
    .from(moderationActions)
    .where(and(eq(moderationActions.entityType, type), eq(moderationActions.entityId, id)))
    .orderBy(desc(moderationActions.id))
    .limit(1);
  return newestRow !== undefined && newestRow.id > seenActionId;
}

async function setHidden(tx: Transaction, { type, id }: ModeratedParams, hiddenAt: Date | null): Promise<void> {
  const read = { hiddenAt, isHeld: false };
  if (type === 'node') await tx.update(forumPosts).set(read).where(eq(forumPosts.nid, id));
  else await tx.update(comments).set(read).where(eq(comments.cid, id));
}

/** Shows a hidden text again, with its page locked; returns false if its author removed it in the meantime. */
export async function showHiddenText(tx: Transaction, domain: string, entity: ModeratedParams): Promise<boolean> {
  const { author } = await lockText(tx, domain, entity);
  if (author === 'nobody') return false;
  await setHidden(tx, entity, null);
  return true;
}

/** Removes the text, and quotes of it by others, as when its author removes it. */
async function deleteForumText(
  system: ContentSystem,
  tx: Transaction,
  domain: string,
  lockedText: LockedText,
  staffUid: number,
) {
  const { nid, uid, posts, comments } = lockedText;
  const user = uid === null ? undefined : await findUserByUid(tx, uid);
  await removeTexts(system, tx, { domain, nid, user, staffUid, posts, comments });
}

/** Closes the queue items of a text; returns the users who had reported it. */
async function closeQueueItems(
  tx: Transaction,
  { type, id }: ModeratedParams,
  staffUid: number,
  now: Date,
): Promise<ReadonlySet<number>> {
  const isAboutIt = and(eq(moderationItems.entityType, type), eq(moderationItems.entityId, id));
  const handledRows = await tx
    .update(moderationItems)
    .set({ handledAt: now, handledBy: staffUid })
    .where(and(isAboutIt, isNull(moderationItems.handledAt)))
    .returning({ uid: moderationItems.uid });
  return new Set(handledRows.flatMap(({ uid }) => uid ?? []));
}

/** Applies a decision about a text; closes all its queue items, and records the decision. */
export async function handleModerateText(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const entity = readModeratedParams(c);
  const body = await readRequest(c, operation);
  const decision = readPlainText(body, 'decision') as ModerationDecision;
  const { reason, rule, source } = readFormValues(
    decisionForm,
    {
      decision,
      reason: readPlainText(body, 'reason'),
      rule: readPlainText(body, 'rule'),
      source: readPlainText(body, 'source'),
    },
    { language, textKey: PEOPLE_FORM_TEXTS },
  );
  const moderated = await findModeratedText(system, entity);
  if (!moderated) throw new ApiError(404, 'not-found');
  const staffUid = requireSession(c).uid;
  await system.jobs.transact(async (tx) => {
    const lockedText = await lockText(tx, moderated.domain, entity);
    if (await isDecidedSince(tx, entity, Number(body.seen))) throw new ApiError(409, 'decided-meanwhile');
    if (body.state !== undefined && body.state !== (await readTextState(tx, entity)))
      throw new ApiError(409, 'text-changed');
    if (lockedText.author === 'nobody' && decision !== 'leave') throw new ApiError(409, 'words-gone');
    const time = system.now();
    const isHeld = [...lockedText.posts, ...lockedText.comments].some((text) => text.isHeld);
    const isShown = decision === 'show' || (decision === 'leave' && isHeld);
    if (decision === 'hide' || isShown) await setHidden(tx, entity, isShown ? null : time);
    if (isShown && isHeld && entity.type === 'comment') await announceReply(tx, system, entity.id);
    if (decision === 'erase') await deleteForumText(system, tx, moderated.domain, lockedText, staffUid);
    const reporters = await closeQueueItems(tx, entity, staffUid, time);
    const writer =
      lockedText.author === 'participant' && lockedText.uid !== null
        ? await findUserByUid(tx, lockedText.uid)
        : undefined;
    const decisionFacts = { until: null, day: getTextDay(lockedText.createdAt), rule, source, facts: reason };
    const isRemoved = isExplained(decision);
    const mid =
      writer && isRemoved ? await sendDecision(system, tx, writer, { action: decision, ...decisionFacts }) : null;
    const action = { action: decision, domain: moderated.domain, about: entity, uid: lockedText.uid, mid } as const;
    await recordAction(system, tx, { ...action, reason: reason === '' ? null : reason, staffUid, at: time });
    for (const uid of reporters) {
      const reader = await findUserByUid(tx, uid);
      if (reader) await sendReport(system, tx, reader, { isRemoved, reason: decision === 'leave' ? reason : '' });
    }
  });
  return respondPrivately(c, await findOpenedText(system, entity));
}
