import { eq, sql } from 'drizzle-orm';
import type { PostValues } from '#src/contract/forum.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { forumCounts, forumPosts } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { recordEvents } from '../badges/record-event.ts';
import { queueHeldText, queueSuicideText } from '../moderation-records/queue.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { toModerationColumns } from './moderation-columns.ts';

/** Returns the number of the next post of a category; locks it until this post is stored. */
async function getNextNumber(tx: Transaction, domain: DomainKey, tid: number): Promise<number> {
  const [row] = await tx
    .insert(forumCounts)
    .values({ domain, tid, posts: 1 })
    .onConflictDoUpdate({
      target: [forumCounts.domain, forumCounts.tid],
      set: { posts: sql`${forumCounts.posts} + 1` },
    })
    .returning({ posts: forumCounts.posts });
  return row?.posts ?? 1;
}

interface NewPost extends PostValues {
  readonly uuid: string;
  readonly domain: DomainKey;
  readonly tid: number;
  readonly uid: number;
}

/** Stores a post with its count, in a transaction with jobs; finds an existing one by its uuid. */
export async function storePost(system: ContentSystem, tx: Transaction, post: NewPost) {
  const now = system.now();
  const { uuid, domain, tid, uid, title, body } = post;
  const [existingRow] = await tx.select().from(forumPosts).where(eq(forumPosts.uuid, uuid));
  if (existingRow) return { nid: existingRow.nid, isHelpShown: await mentionsSuicide(tx, [`${title}\n${body}`]) };
  const number = await getNextNumber(tx, domain, tid);
  const moderation = toModerationColumns(`${title}\n${body}`, now);
  const [row] = await tx
    .insert(forumPosts)
    .values({
      uuid,
      domain,
      tid,
      number,
      uid,
      author: 'participant',
      title,
      body,
      ...moderation,
      createdAt: now,
      changedAt: now,
    })
    .returning({ nid: forumPosts.nid });
  if (!row) throw new Error('The post was not stored.');
  const entity = { domain, entityType: 'node', entityId: row.nid } as const;
  const isHelpShown = await queueSuicideText(tx, entity, `${title}\n${body}`, now);
  await queueHeldText(tx, entity, moderation.isHeld, now);
  await recordEvents(tx, system, { uid, events: [{ kind: 'post-written' }] });
  return { nid: row.nid, isHelpShown };
}
