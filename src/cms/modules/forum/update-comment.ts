import { eq } from 'drizzle-orm';
import { commentFields } from '#src/contract/forum.ts';
import { updateComment as operation } from '#src/contract/forum-writes.ts';
import { comments } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { readFormValues, toForm } from '../../http/form-values.ts';
import { assertRevision } from '../../http/if-match.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentText, readSentTexts } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { queueHeldText, queueSuicideText } from '../moderation-records/queue.ts';
import { assertNotSilenced } from '../restrictions/find-restriction.ts';
import { announceReply } from './announce-reply.ts';
import { createCommentResponse } from './comment-answer.ts';
import { getTextVersion } from './comment-row.ts';
import { lockComment, type StoredComment } from './lock-comment.ts';
import { assertVisible, checkAuthor } from './lock-post.ts';
import { toModerationColumns } from './moderation-columns.ts';
import { requireAuthor } from './nickname.ts';

/** Refuses to move a comment: its position may be in the request, but must be unchanged. */
function checkPosition(body: WireBody, { nid, pid }: StoredComment): void {
  const ids = { entity_id: nid, pid };
  for (const [field, index] of Object.entries(ids)) {
    const input = readSentText(body, field, 'target_id') ?? readSentText(body, field);
    if (input !== undefined && input !== '' && input !== String(index)) throw new ApiError(403, 'forbidden');
  }
}

/** Changes a comment of the user. */
export async function handleUpdateComment(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const cid = readIdParam(c, 'id');
  const request = await readRequest(c, operation);
  const isHelpShown = await system.jobs.transact(async (tx) => {
    const comment = await lockComment(tx, domain.key, cid);
    checkAuthor(c, comment);
    assertVisible(comment);
    checkPosition(request, comment);
    await assertNotSilenced(c, tx);
    await requireAuthor(c, tx);
    assertRevision(c, getTextVersion(comment.body));
    const texts = readSentTexts(request, commentFields, comment);
    const { body } = readFormValues(toForm(commentFields, {}), texts, { language, textKey: 'forum.errors.comment' });
    const now = system.now();
    const moderation = toModerationColumns(body, now);
    await tx
      .update(comments)
      .set({ body, ...moderation, changedAt: now })
      .where(eq(comments.cid, cid));
    const entity = { domain: domain.key, entityType: 'comment', entityId: cid } as const;
    await queueHeldText(tx, entity, moderation.isHeld, now);
    if (comment.isHeld && !moderation.isHeld) await announceReply(tx, system, cid);
    return queueSuicideText(tx, entity, body, now);
  });
  return createCommentResponse(c, cid, isHelpShown);
}
