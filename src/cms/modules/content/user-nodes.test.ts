import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serializeDiaryEntry } from '#src/contract/diary.ts';
import { toCommentBody } from '#src/contract/forum.ts';
import { createCommunity, createMember, getFirstCategory, type Member, post } from '#tests/support/community.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
let me: Member;
let token: string;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
  me = await createMember(system);
  token = await (await me.fetch(`http://${me.host}/api/nl/session/token`)).text();
});
afterAll(() => system.close());

async function send(method: string, path: string, body: object) {
  const answer = await me.fetch(`http://${me.host}/api/nl${path}?_format=json`, {
    method,
    headers: { 'content-type': 'application/json', 'x-csrf-token': token },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as Readonly<Record<string, unknown>> };
}

const ENTRY = serializeDiaryEntry({ title: 'Vandaag', body: 'Een regel.', entryDate: '2026-11-19' });
const { type: _type, ...typeless } = ENTRY;
const written = async () => {
  const { body } = await send('POST', '/node', ENTRY);
  return { node: body, path: `/node/${(body.nid as { value: number }[])[0]?.value}` };
};

describe('a text of one’s own', () => {
  it('without a type, or with one that does not exist, is a wrong value, not a closed door', async () => {
    const { path } = await written();
    expect((await send('POST', '/node', typeless)).status).toBe(422);
    expect((await send('POST', '/node', { ...ENTRY, type: 'nonsense' })).status).toBe(422);
    const missing = await send('PATCH', path, { title: [{ value: 'Anders' }] });
    expect([missing.status, missing.body.message]).toEqual([
      422,
      expect.stringContaining('type: Het type ontbreekt of klopt niet.'),
    ]);
  });

  it('of a type that editors make is not a participant’s to write', async () => {
    expect((await send('POST', '/node', { ...ENTRY, type: 'tip' })).status).toBe(403);
  });

  it.each(['uid', 'created', 'promote', 'sticky', 'status'])('may not say its own %s', async (field) => {
    expect((await send('POST', '/node', { ...ENTRY, [field]: [{ value: 1 }] })).status).toBe(403);
    const taxonomy_forums = [{ target_id: await getFirstCategory(me) }];
    const forum = { type: 'forum', title: [{ value: 'Hallo' }], body: [{ value: 'Dag' }], taxonomy_forums };
    expect((await send('POST', '/node', { ...forum, [field]: [{ value: 1 }] })).status).toBe(403);
    expect((await send('POST', '/node', forum)).status).toBe(201);
  });
});

describe('a change of a diary entry', () => {
  it.each([
    ['another author', { uid: [{ target_id: 999_999, target_type: 'user' }] }],
    ['another moment', { changed: [{ value: '2020-01-01T00:00:00+00:00' }] }],
    ['a field of a post', { taxonomy_forums: [{ target_id: 1 }] }],
    ['a field that nothing has', { field_nonsense: [] }],
  ])('to %s is refused, and changes nothing', async (_, fields) => {
    const { path, node } = await written();
    expect((await send('PATCH', path, { ...ENTRY, title: [{ value: 'Anders' }], ...fields })).status).toBe(403);
    expect((await send('PATCH', path, ENTRY)).body.title).toEqual(node.title);
  });

  it('takes what came out as it is', async () => {
    const { path, node } = await written();
    const secondResult = await send('PATCH', path, { ...node, title: [{ value: 'Anders' }] });
    expect([secondResult.status, secondResult.body.title]).toEqual([200, [{ value: 'Anders' }]]);
  });
});

describe('a comment', () => {
  it.each(['comment_type', 'entity_type', 'entity_id', 'field_name'])('without %s is a wrong value', async (field) => {
    const { id } = await post(me);
    const { [field]: _gone, ...rest } = toCommentBody(id, 'Ja.') as Record<string, unknown>;
    const { status, body } = await send('POST', '/comment', rest);
    expect([status, body.message]).toEqual([422, expect.stringContaining(`${field}: Dit veld mag niet leeg zijn.`)]);
    expect((await send('POST', '/comment', toCommentBody(id, 'Ja.'))).status).toBe(201);
  });

  it('of another type is a wrong value; its type may be wrapped', async () => {
    const { id } = await post(me);
    const comment = toCommentBody(id, 'Ja.');
    expect((await send('POST', '/comment', { ...comment, comment_type: 'other' })).status).toBe(422);
    const wrapped = { ...comment, comment_type: [{ target_id: 'comment_forum' }] };
    expect((await send('POST', '/comment', wrapped)).status).toBe(201);
  });
});
