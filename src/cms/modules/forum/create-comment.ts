import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { createEmptyTexts } from '#src/contract/fields/fields.ts';
import { commentFields } from '#src/contract/forum.ts';
import { createComment as operation } from '#src/contract/forum-writes.ts';
import { isRecord } from '#src/contract/wire.ts';
import { comments } from '../../db/schema/index.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { readJson } from '../../http/body.ts';
import { readIdArgument } from '../../http/caller-view.ts';
import { readFormValues, toForm } from '../../http/form-values.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import { API_BASE, type ApiContext } from '../../http/request.ts';
import { readSentText, readSentTexts, readSentType } from '../../http/request-values.ts';
import { getServerText } from '../../http/server-texts.ts';
import { getViolationText } from '../../http/violation-texts.ts';
import { assertNotSilenced } from '../restrictions/find-restriction.ts';
import { createCommentResponse } from './comment-answer.ts';
import { requireAuthor } from './nickname.ts';
import { storeComment } from './store-comment.ts';

/** Reads one id of a reference field; null if it was not sent. */
function readReferenceId(body: WireBody, field: string): number | null {
  const input = readSentText(body, field, 'target_id') ?? readSentText(body, field);
  return input === undefined || input === '' ? null : readIdArgument(input);
}

/** Required members of a comment: type and subject. */
const REQUIRED_MEMBERS = ['comment_type', 'entity_type', 'entity_id', 'field_name'];

async function checkKeys(c: ApiContext): Promise<void> {
  const body = await readJson(c.req.raw);
  if (!isRecord(body)) return;
  const text = getViolationText('required', c.var.language);
  const missing = REQUIRED_MEMBERS.filter((field) => body[field] === undefined || body[field] === null);
  if (missing.length > 0) throw new ValidationFailure(missing.map((field) => ({ field, text })));
  if (readSentType(body, 'comment_type') === 'comment_forum') return;
  throw new ValidationFailure([{ field: 'comment_type', text: getViolationText('type-missing', c.var.language) }]);
}

/** Requires that the parent comment belongs to the post. */
async function checkParent({ var: { system, language } }: ApiContext, nid: number, pid: number): Promise<void> {
  const isHere = and(eq(comments.cid, pid), eq(comments.nid, nid));
  const [parent] = await system.database.db.select({ cid: comments.cid }).from(comments).where(isHere);
  if (!parent) throw new ValidationFailure([{ field: 'pid', text: getServerText('forum.parent', language) }]);
}

/** Creates a comment. A retry of a write with a lost response finds the comment that it created. */
export async function handleCreateComment(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  await checkKeys(c);
  const request = await readRequest(c, operation);
  await assertNotSilenced(c);
  const { uid } = await requireAuthor(c);
  const texts = readSentTexts(request, commentFields, createEmptyTexts(commentFields));
  const { body } = readFormValues(toForm(commentFields, {}), texts, { language, textKey: 'forum.errors.comment' });
  await recordFailedAttempt(c, 'forum-write', uid);
  const uuid = getRetryUuid(c) ?? randomUUID();
  const [nid, pid] = [readReferenceId(request, 'entity_id') ?? 0, readReferenceId(request, 'pid')];
  if (pid !== null) await checkParent(c, nid, pid);
  const comment = { uuid, domain: domain.key, nid, pid, uid, body };
  const { cid, isHelpShown } = await system.jobs.transact((tx) => storeComment(system, tx, comment));
  c.header('Location', `${API_BASE}/${language}/comment/${cid}`);
  return createCommentResponse(c, cid, isHelpShown, 201);
}
