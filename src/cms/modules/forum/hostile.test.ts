import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { readPost } from '#src/contract/forum.ts';
import { createComment, createPost } from '#src/contract/forum-writes.ts';
import { getNode } from '#src/contract/nodes.ts';
import { COMMENT_LENGTH, DIARY_BODY_LENGTH, POST_BODY_LENGTH } from '#src/rules/limits.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import {
  createCommunity,
  createMember,
  getFirstCategory,
  listComments,
  type Member,
} from '#tests/support/community.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

const HOSTILE = [
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)> &amp; {{7*7}} <%= 7*7 %>'],
  ['zero-width signs', 'een\u200btwee\u200d\ufeffdrie\u2060'],
  ['a right-to-left override', '\u202egnirts\u202c \u2066binnen\u2069'],
  ['SQL', `'; drop table comments; -- \\' $1 %s`],
  ['combining signs', 'Z\u0351\u036b\u0343a\u0324l\u0489g\u0322o'],
  ['emoji of many signs', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20)],
  ['other line ends', 'een\r\ntwee\u2028drie\n\n\n'],
  ['spaces around', '   veel   ruimte   '],
] as const;

let system: TestSystem;
let me: Member;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
  me = await createMember(system);
});
afterAll(() => system.close());

async function placed(body: string, title = 'Titel') {
  const values = { title, body, category: await getFirstCategory(me) };
  return me.client.call(createPost, { body: values, key: randomUUID() });
}

it.each(HOSTILE)('%s reads back equal, as title, text, comment, diary and nickname', async (_, text) => {
  const well = text.toWellFormed();
  await system.database.pool.query('update users set nickname = $1 where uid = $2', [well, me.uid]);
  const { id } = expectSuccess(await placed(well, well));
  const { fields, title } = expectSuccess(await me.client.call(getNode, { params: { id } }));
  expect(title).toBe(well.trim());
  expect(readPost(fields)).toMatchObject({ body: well, author: { name: well } });
  const body = { post: id, body: well, parent: null };
  const first = expectSuccess(await me.client.call(createComment, { body, key: randomUUID() }));
  expectSuccess(await me.client.call(createComment, { body: { ...body, parent: first.id }, key: randomUUID() }));
  const { comments } = await listComments(me, id);
  expect(comments[1]).toMatchObject({ body: well, parent: { author: well } });
  const entry = { title: well, body: well, entryDate: '2026-11-20' };
  const storedDiaryEntry = expectSuccess(await me.client.call(createDiaryEntry, { body: entry, key: randomUUID() }));
  expect(storedDiaryEntry).toMatchObject({ title: well.trim(), body: well });
});

it('any text of people reads back equal', async () => {
  const otherMember = await createMember(system);
  const createEntry = (body: string) => ({ title: 'x', body, entryDate: '2026-11-20' });
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
      fc.pre(text.trim() !== '' && !text.includes('\0'));
      const result = await otherMember.client.call(createDiaryEntry, { body: createEntry(text), key: randomUUID() });
      expect(expectSuccess(result).body).toBe(text);
    }),
    { numRuns: 30 },
  );
});

it('the longest texts are taken whole, longer ones refused by name', async () => {
  const writer = await createMember(system);
  const getLong = (length: number) => '🐦'.repeat(length);
  const category = await getFirstCategory(writer);
  const placePart = (body: string) =>
    writer.client.call(createPost, { body: { title: 'x', body, category }, key: randomUUID() });
  const { id, body } = expectSuccess(await placePart(getLong(POST_BODY_LENGTH)));
  expect(body).toBe(getLong(POST_BODY_LENGTH));
  const createEntry = (text: string) => ({
    body: { title: 'x', body: text, entryDate: '2026-11-20' },
    key: randomUUID(),
  });
  const storedDiaryEntry = expectSuccess(
    await writer.client.call(createDiaryEntry, createEntry(getLong(DIARY_BODY_LENGTH))),
  );
  expect(storedDiaryEntry.body).toBe(getLong(DIARY_BODY_LENGTH));
  const reply = (text: string) => ({ body: { post: id, body: text, parent: null }, key: randomUUID() });
  expect(expectSuccess(await writer.client.call(createComment, reply(getLong(COMMENT_LENGTH)))).body).toHaveLength(
    20_000,
  );
  const emoji = '😀'.repeat(300);
  expect(expectSuccess(await placePart(emoji)).body).toBe(emoji);
  const titled = { title: emoji, body: 'x', category };
  const refusals = [
    [await writer.client.call(createPost, { body: titled, key: randomUUID() }), 'title'],
    [await placePart(getLong(POST_BODY_LENGTH + 1)), 'body'],
    [await writer.client.call(createDiaryEntry, createEntry(getLong(DIARY_BODY_LENGTH + 1))), 'field_diary_body'],
    [await writer.client.call(createComment, reply(getLong(100_000))), 'field_body'],
  ] as const;
  for (const [result, field] of refusals) {
    expect(result).toMatchObject({ failure: { status: 422, fields: { [field]: expect.stringMatching(/te lang/) } } });
  }
});

it.each([
  ['NUL', 'a\0b'],
  ['half a pair', 'a\ud800b'],
])('%s, which no database keeps, is refused', async (_, text) => {
  expect(await placed(text)).toMatchObject({ failure: { status: 400 } });
});

it('bodies of odd shapes are refused, never a failure of ours', async () => {
  const token = await (await me.fetch(`http://${me.host}/api/nl/session/token`)).text();
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
  const odd = [null, [], 'x', 1, {}, { value: {} }, [{ value: {} }], [{ target_id: -1 }], [[]], [{ target_id: 'x' }]];
  const fields = ['title', 'body', 'taxonomy_forums', 'field_diary_body', 'field_body', 'entity_id', 'pid', 'type'];
  const urls = [
    ['POST', '/node', { type: 'forum' }],
    ['POST', '/node', { type: 'diary_entry' }],
    ['PATCH', '/node/1', { type: 'forum' }],
    ['POST', '/comment', { entity_id: [{ target_id: 1 }] }],
  ] as const;
  for (const [method, path, base] of urls) {
    for (const field of fields) {
      for (const value of odd) {
        const body = JSON.stringify({ ...base, [field]: value });
        const { status } = await me.fetch(`http://${me.host}/api/nl${path}?_format=json`, { method, headers, body });
        expect([path, body, status < 500]).toEqual([path, body, true]);
      }
    }
  }
  expect(system.logged).toEqual([]);
});
