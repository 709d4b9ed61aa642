import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { anonymisePost, createPost, updateComment, updatePost } from '#src/contract/forum-writes.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import {
  createCommunity,
  createMember,
  getFirstCategory,
  listComments,
  post,
  postComment,
} from '#tests/support/community.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { countWaitingTexts, listWaitingTexts } from '../moderation-records/moderated-texts.ts';
import { encryptReason } from '../moderation-records/sealed-reason.ts';

const TEXT = 'Ik wil niet meer leven.';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from moderation_items');
});

const queue = () => listWaitingTexts(system.system, { domain: null, limit: 50, offset: 0 });
const readLooked = () => system.database.pool.query('update moderation_items set handled_at = now(), handled_by = 1');

it('a post that speaks of suicide is placed, shows help, and waits for a moderator', async () => {
  const [me, otherMember] = [await createMember(system), await createMember(system)];
  const body = { title: 'Klaar mee', body: TEXT, category: await getFirstCategory(me) };
  const forumPost = expectSuccess(await me.client.call(createPost, { body, key: randomUUID() }));
  expect(forumPost).toMatchObject({ body: TEXT, isHelpShown: true });
  const reply = await postComment(otherMember, forumPost.id, 'I want to die too');
  expect(reply.isHelpShown).toBe(true);
  expect((await listComments(me, forumPost.id)).comments).toMatchObject([{ body: 'I want to die too' }]);
  expect(await queue()).toMatchObject([
    {
      type: 'node',
      id: forumPost.id,
      isUrgent: true,
      title: 'Klaar mee',
      reports: [{ cause: 'suicide-words', reason: null }],
    },
    { type: 'comment', id: reply.id, isUrgent: true, nid: forumPost.id, reports: [{ cause: 'suicide-words' }] },
  ]);
});

it('a text that comes to speak of it is found as well, once until a moderator has looked', async () => {
  const me = await createMember(system);
  const forumPost = await post(me);
  const reply = await postComment(me, forumPost.id);
  expect([forumPost.isHelpShown, reply.isHelpShown, await queue()]).toEqual([false, false, []]);
  const change = () =>
    me.client.call(updatePost, { params: { id: forumPost.id, revision: null }, body: { body: TEXT } });
  expect(expectSuccess(await change()).isHelpShown).toBe(true);
  expect(expectSuccess(await change()).isHelpShown).toBe(true);
  const params = { id: reply.id };
  const body = { post: forumPost.id, body: TEXT };
  expect(expectSuccess(await me.client.call(updateComment, { params, body })).isHelpShown).toBe(true);
  const pendingEntries = await queue();
  expect(pendingEntries).toHaveLength(2);
  await readLooked();
  expect(await queue()).toEqual([]);
  expectSuccess(await change());
  expect(await queue()).toMatchObject([{ type: 'node', id: forumPost.id }]);
});

it('the urgent come first, then what waits longest; each text once, and as often as it is counted', async () => {
  const me = await createMember(system);
  const ids = [];
  for (const title of ['one', 'two', 'three']) ids.push((await post(me, title)).id);
  const [number, two, three] = ids;
  const report = (id: number | undefined, urgency: string) =>
    system.database.pool.query(
      `insert into moderation_items (domain, cause, entity_type, entity_id, uuid, sealed_reason, urgency, created_at)
       values ('alcohol', 'report', 'node', $1, $2, $3, $4, now())`,
      [id, ...Object.values(encryptReason(system.system, 'moderation_items', urgency)), urgency],
    );
  await report(two, 'normal');
  await report(number, 'normal');
  await report(two, 'normal');
  await report(three, 'urgent');
  await report(number, 'urgent');
  const order = (await queue()).map(({ id, isUrgent, reports }) => [id, isUrgent, reports.map(({ reason }) => reason)]);
  expect(order).toEqual([
    [three, true, ['urgent']],
    [number, true, ['normal', 'urgent']],
    [two, false, ['normal', 'normal']],
  ]);
  expect(await countWaitingTexts(system.system, { domain: null })).toBe(3);
  expect(await countWaitingTexts(system.system, { domain: 'tobacco' })).toBe(0);
  const second = await listWaitingTexts(system.system, { domain: 'alcohol', limit: 1, offset: 1 });
  expect(second.map(({ id }) => id)).toEqual([number]);
});

it('nothing is said any more of a text that is gone', async () => {
  const me = await createMember(system);
  const { id } = await post(me, TEXT);
  await postComment(me, id, TEXT);
  expect(await queue()).toHaveLength(2);
  expectSuccess(await me.client.call(anonymisePost, { params: { id }, body: { withComments: true } }));
  expect((await system.database.pool.query('select * from moderation_items')).rows).toEqual([]);
});
