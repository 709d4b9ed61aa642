import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { createPost as operation } from '#src/contract/create-post.ts';
import { type PostValues, postValues } from '#src/contract/forum-post.ts';
import { forumCounts, forumPosts, terms } from '../../db/schema/index.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { rowUuid } from '../../http/idempotent.ts';
import { countTry } from '../../http/limits.ts';
import { API_BASE, type ApiContext } from '../../http/request.ts';
import { readWrite, sentText, type WireBody } from '../../http/sent-values.ts';
import { readTyped } from '../../http/typed-values.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { recordDeed } from '../badges/deeds.ts';
import { queueByWords } from '../moderation/queue.ts';
import { idArgument } from '../views/own-view.ts';
import { writerOf } from './nickname.ts';
import { postAnswer } from './show-post.ts';

export const POST_WIRES = { title: 'title', body: 'body' } as const;

const NO_CATEGORY = { nl: 'Kies een categorie van dit forum.', en: 'Choose a category of this forum.' } as const;

async function categoryOf(c: ApiContext, body: WireBody): Promise<number> {
  const { system, domain, language } = c.var;
  const tid = idArgument(sentText(body, 'taxonomy_forums', 'target_id'));
  const isHere = and(eq(terms.vocabulary, 'forums'), sql`${terms.domains} @> array[${domain.key}]`);
  const [term] = await system.database.db
    .select()
    .from(terms)
    .where(and(eq(terms.tid, tid), isHere));
  if (!term) throw new ValidationFailure([{ field: 'taxonomy_forums', text: NO_CATEGORY[language] }]);
  return tid;
}

/** The number of the next post of a category; others wait for it until this one is kept. */
export async function nextNumber(tx: Transaction, domain: string, tid: number): Promise<number> {
  const [counted] = await tx
    .insert(forumCounts)
    .values({ domain, tid, posts: 1 })
    .onConflictDoUpdate({
      target: [forumCounts.domain, forumCounts.tid],
      set: { posts: sql`${forumCounts.posts} + 1` },
    })
    .returning({ posts: forumCounts.posts });
  return counted?.posts ?? 1;
}

interface NewPost extends PostValues {
  readonly uuid: string;
  readonly tid: number;
  readonly uid: number;
}

async function insertPost(c: ApiContext, tx: Transaction, { uid, tid, ...texts }: NewPost) {
  const { system, domain } = c.var;
  const now = system.now();
  const [before] = await tx.select().from(forumPosts).where(eq(forumPosts.uuid, texts.uuid));
  if (before) return { nid: before.nid, isHelpShown: false };
  const number = await nextNumber(tx, domain.key, tid);
  const row = { ...texts, domain: domain.key, tid, number, uid, author: 'participant' as const };
  const [made] = await tx
    .insert(forumPosts)
    .values({ ...row, createdAt: now, changedAt: now })
    .returning({ nid: forumPosts.nid });
  if (!made) throw new Error('The post was not stored.');
  const entity = { domain: domain.key, entityType: 'node', entityId: made.nid } as const;
  const isHelpShown = await queueByWords(tx, entity, `${texts.title}\n${texts.body}`, now);
  await recordDeed(tx, system, { uid, deed: { kind: 'post-written' } });
  return { nid: made.nid, isHelpShown };
}

/** Writes a post. A retry of a write whose answer was lost finds the post that it made. */
export async function createPost(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const body = await readWrite(c, operation);
  const { uid } = await writerOf(c);
  const sent = { title: sentText(body, 'title') ?? '', body: sentText(body, 'body') ?? '' };
  const texts = await readTyped(postValues, sent, POST_WIRES, language);
  const tid = await categoryOf(c, body);
  await countTry(c, 'forum-write', uid);
  const uuid = rowUuid(c) ?? randomUUID();
  const { nid, isHelpShown } = await system.jobs.transact((tx) => insertPost(c, tx, { ...texts, uuid, tid, uid }));
  c.header('Location', `${API_BASE}/${language}/node/${nid}`);
  return postAnswer(c, nid, isHelpShown, 201);
}
