import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { createComment as operation } from '#src/contract/create-comment.ts';
import { commentValues } from '#src/contract/forum-comment.ts';
import { comments, forumCounts, forumPosts } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { rowUuid } from '../../http/idempotent.ts';
import { countTry } from '../../http/limits.ts';
import { API_BASE, type ApiContext } from '../../http/request.ts';
import { readWrite, sentText, type WireBody } from '../../http/sent-values.ts';
import { readTyped } from '../../http/typed-values.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { queueByWords } from '../moderation/queue.ts';
import { idArgument } from '../views/own-view.ts';
import { announceReply } from './announce-reply.ts';
import { commentAnswer } from './comment-answer.ts';
import { writerOf } from './nickname.ts';

const NO_PARENT = {
  nl: 'De reactie waarop je antwoordt is er niet.',
  en: 'The comment that you answer does not exist.',
} as const;

/** One id of a reference field; null where it was not sent. */
function sentId(body: WireBody, field: string): number | null {
  const sent = sentText(body, field, 'target_id') ?? sentText(body, field);
  return sent === undefined || sent === '' ? null : idArgument(sent);
}

/** Counts a comment on its post and its category, which keeps others from the same number until it is kept. */
async function count(tx: Transaction, domain: string, nid: number, now: Date) {
  const isIt = and(eq(forumPosts.nid, nid), eq(forumPosts.domain, domain));
  const [post] = await tx
    .update(forumPosts)
    .set({ comments: sql`${forumPosts.comments} + 1`, lastCommentAt: now })
    .where(isIt)
    .returning({ number: forumPosts.comments, tid: forumPosts.tid, uid: forumPosts.uid });
  if (!post) throw new ApiError(404, 'not-found');
  await tx
    .update(forumCounts)
    .set({ comments: sql`${forumCounts.comments} + 1`, lastCommentAt: now })
    .where(and(eq(forumCounts.domain, domain), eq(forumCounts.tid, post.tid)));
  return post;
}

async function parentIn(c: ApiContext, tx: Transaction, nid: number, pid: number) {
  const isHere = and(eq(comments.cid, pid), eq(comments.nid, nid));
  const [parent] = await tx.select({ uid: comments.uid }).from(comments).where(isHere);
  if (!parent) throw new ValidationFailure([{ field: 'pid', text: NO_PARENT[c.var.language] }]);
  return parent;
}

interface NewComment {
  readonly uuid: string;
  readonly nid: number;
  readonly pid: number | null;
  readonly uid: number;
  readonly body: string;
}

async function insertComment(c: ApiContext, tx: Transaction, fresh: NewComment) {
  const { system, domain } = c.var;
  const now = system.now();
  const [before] = await tx.select().from(comments).where(eq(comments.uuid, fresh.uuid));
  if (before) return { cid: before.cid, isHelpShown: false };
  const { number, tid, uid: author } = await count(tx, domain.key, fresh.nid, now);
  const parent = fresh.pid === null ? null : await parentIn(c, tx, fresh.nid, fresh.pid);
  const row = { ...fresh, number, author: 'participant' as const, createdAt: now, changedAt: now };
  const [made] = await tx.insert(comments).values(row).returning({ cid: comments.cid });
  if (!made) throw new Error('The comment was not stored.');
  const entity = { domain: domain.key, entityType: 'comment', entityId: made.cid } as const;
  const isHelpShown = await queueByWords(tx, entity, fresh.body, now);
  const reply = { nid: fresh.nid, tid, cid: made.cid };
  await announceReply(tx, system, reply, fresh.uid, [author, parent?.uid ?? null]);
  return { cid: made.cid, isHelpShown };
}

/** Writes a comment. A retry of a write whose answer was lost finds the comment that it made. */
export async function createComment(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const sent = await readWrite(c, operation);
  const { uid } = await writerOf(c);
  const typed = { body: sentText(sent, 'field_body') ?? '' };
  const { body } = await readTyped(commentValues, typed, { body: 'field_body' }, language);
  await countTry(c, 'forum-write', uid);
  const uuid = rowUuid(c) ?? randomUUID();
  const fresh = { uuid, nid: sentId(sent, 'entity_id') ?? 0, pid: sentId(sent, 'pid'), uid, body };
  const { cid, isHelpShown } = await system.jobs.transact((tx) => insertComment(c, tx, fresh));
  c.header('Location', `${API_BASE}/${language}/comment/${cid}`);
  return commentAnswer(c, cid, isHelpShown, 201);
}
