import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { flagContent } from '#src/contract/flags.ts';
import { anonymiseComment, createComment, createPost } from '#src/contract/forum-writes.ts';
import { getNode } from '#src/contract/nodes.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getView } from '#src/contract/views.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createCommunity, createMember, getFirstCategory, type Member } from '#tests/support/community.ts';
import { recordQueries } from '#tests/support/record-queries.ts';
import { type SeededForum, seedForum } from '#tests/support/seed-forum.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { listWaitingTexts } from '../moderation-records/moderated-texts.ts';

/** Tables that grow with the number of users and of their texts. */
const GROWING_TABLES = 'users|forum_posts|comments|flaggings|diary_entries|messages|badge_awards|moderation_items';

let system: TestSystem;
let me: Member;
let forum: SeededForum;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
  me = await createMember(system);
  const { pool } = system.database;
  const location = { domain: 'alcohol', tid: await getFirstCategory(me) };
  forum = await seedForum(pool, location, { posts: 3_000, comments: 20_000 });
  await pool.query(`insert into messages (uid, template, tid, created_at)
    select 1 + i % 1000, 'badge', 1, now() from generate_series(1, 20000) i`);
  await pool.query(`insert into badge_awards select 1 + i, t, now()
    from generate_series(1, 2000) i, generate_series(1, 10) t`);
  await pool.query(`insert into diary_entries (uid, uuid, entry_date, title, body, created_at, changed_at)
    select 1 + i % 1000, gen_random_uuid(), '2026-01-01', 'x', 'x', now(), now() from generate_series(1, 20000) i`);
  await pool.query(`insert into moderation_items (domain, cause, entity_type, entity_id, uid, urgency, created_at, handled_at)
    select 'alcohol', 'report', 'comment', i, i, 'normal', now(), now() from generate_series(1, 20000) i`);
  await pool.query('delete from diary_entries where uid = $1', [me.uid]);
  await pool.query('vacuum (analyze)');
});
afterAll(() => system.close());

const readView = (name: string, display: string, args: readonly string[] = [], page = 0) =>
  me.client.call(getView, { params: { view: name, display }, query: { args, page } });

const CALLS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the categories', () => readView('forum', 'categories')],
  ['the first page of a category', () => readView('forum', 'posts', [String(forum.tid)])],
  ['the last page of a category', () => readView('forum', 'posts', [String(forum.tid)], 9_999)],
  ['the first comments', () => readView('forum', 'comments', [String(forum.longThread)])],
  ['the last comments', () => readView('forum', 'comments', [String(forum.longThread)], 9_999)],
  ['a post', () => me.client.call(getNode, { params: { id: forum.longThread } })],
  [
    'a new post',
    () =>
      me.client.call(createPost, { body: { title: 'x', body: 'zelfmoord', category: forum.tid }, key: randomUUID() }),
  ],
  [
    'a new comment, and taking it away',
    async () => {
      const body = { post: forum.longThread + 5, body: 'zelfmoord', parent: null };
      const { id } = expectSuccess(await me.client.call(createComment, { body, key: randomUUID() }));
      return me.client.call(anonymiseComment, { params: { id } });
    },
  ],
  ['a like', () => me.client.call(flagContent, { params: { flag: 'like_post', type: 'node', id: forum.longThread } })],
  ['the diary', () => readView('diary', 'entries')],
  [
    'a diary entry',
    () =>
      me.client.call(createDiaryEntry, {
        body: { title: 'x', body: 'x', entryDate: '2026-11-20' },
        key: randomUUID(),
      }),
  ],
  ['the messages', () => readView('messages', 'list')],
  ['the badges', () => readView('badges', 'list')],
  ['the milestones', () => readView('milestones', 'list')],
  ['the own account', () => me.client.call(currentUser)],
];

test.each(CALLS)('%s: no query reads a whole table that grows', async (_, call) => {
  const queries = (await recordQueries(async () => expectSuccess((await call()) as never))).filter(
    ({ text }) => !/pgboss/.test(text),
  );
  expect(queries.length).toBeGreaterThan(1);
  const { pool } = system.database;
  for (const { text, values } of queries) {
    const { rows } = await pool.query(`explain ${text}`, [...values]);
    const plan = rows.map((row) => row['QUERY PLAN'] as string).join('\n');
    const match = plan.match(new RegExp(`Seq Scan on (${GROWING_TABLES})\\b`, 'g'));
    expect([text, plan, match]).toEqual([text, plan, null]);
  }
});

test('the queue of moderators reads what is open alone', async () => {
  const queries = await recordQueries(() => listWaitingTexts(system.system, { domain: null, limit: 50, offset: 0 }));
  for (const { text, values } of queries) {
    const { rows } = await system.database.pool.query(`explain ${text}`, [...values]);
    const plan = rows.map((row) => row['QUERY PLAN'] as string).join('\n');
    expect(plan).toContain('moderation_items_open_index');
  }
});
