import { and, eq, sql } from 'drizzle-orm';
import type { DomainKey } from '#src/domains/domain.ts';
import { comments, forumCounts, forumPosts } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { queueHeldText, queueSuicideText } from '../moderation-records/queue.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { announceReply } from './announce-reply.ts';
import { toModerationColumns } from './moderation-columns.ts';

/** Counts a comment in its post and its category, which locks its number until it is stored. */
async function countComment(tx: Transaction, domain: DomainKey, nid: number, now: Date) {
  const condition = and(eq(forumPosts.nid, nid), eq(forumPosts.domain, domain));
  const [post] = await tx
    .update(forumPosts)
    .set({ comments: sql`${forumPosts.comments} + 1`, lastCommentAt: now })
    .where(condition)
    .returning({ number: forumPosts.comments, tid: forumPosts.tid });
  if (!post) throw new ApiError(404, 'not-found');
  await tx
    .update(forumCounts)
    .set({ comments: sql`${forumCounts.comments} + 1`, lastCommentAt: now })
    .where(and(eq(forumCounts.domain, domain), eq(forumCounts.tid, post.tid)));
  return post.number;
}

interface NewComment {
  readonly uuid: string;
  readonly domain: DomainKey;
  readonly nid: number;
  /** The parent comment in the same post. */
  readonly pid: number | null;
  readonly uid: number;
  readonly body: string;
}

/** Stores a comment with its counts, in a transaction with jobs; finds an existing one by its uuid. */
export async function storeComment(system: ContentSystem, tx: Transaction, { domain, ...fresh }: NewComment) {
  const now = system.now();
  const { uuid, nid, body } = fresh;
  const [existingRow] = await tx.select().from(comments).where(eq(comments.uuid, uuid));
  if (existingRow) return { cid: existingRow.cid, isHelpShown: await mentionsSuicide(tx, [body]) };
  const moderation = toModerationColumns(body, now);
  const number = await countComment(tx, domain, nid, now);
  const [row] = await tx
    .insert(comments)
    .values({ ...fresh, ...moderation, number, author: 'participant', createdAt: now, changedAt: now })
    .returning({ cid: comments.cid });
  if (!row) throw new Error('The comment was not stored.');
  const entity = { domain, entityType: 'comment', entityId: row.cid } as const;
  const isHelpShown = await queueSuicideText(tx, entity, body, now);
  await queueHeldText(tx, entity, moderation.isHeld, now);
  if (!moderation.isHeld) await announceReply(tx, system, row.cid);
  return { cid: row.cid, isHelpShown };
}
