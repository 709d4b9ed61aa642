import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { anonymisePost, createPost, updateComment, updatePost } from '#src/contract/forum-writes.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import {
  comment,
  createCommunity,
  createMember,
  getFirstCategory,
  listComments,
  post,
} from '#tests/support/community.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { countWaitingTexts, listWaitingTexts } from '../moderation-records/moderated-texts.ts';
import { encryptReason } from '../moderation-records/sealed-reason.ts';

const WORDS = 'Ik wil niet meer leven.';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from moderation_items');
});

const queue = () => listWaitingTexts(system.system, { domain: null, limit: 50, offset: 0 });
const lookedAt = () => system.database.pool.query('update moderation_items set handled_at = now(), handled_by = 1');

it('a post that speaks of suicide is placed, shows help, and waits for a moderator', async () => {
  const [me, other] = [await createMember(system), await createMember(system)];
  const body = { title: 'Klaar mee', body: WORDS, category: await getFirstCategory(me) };
  const made = expectSuccess(await me.client.call(createPost, { body, key: randomUUID() }));
  expect(made).toMatchObject({ body: WORDS, isHelpShown: true });
  const reply = await comment(other, made.id, 'I want to die too');
  expect(reply.isHelpShown).toBe(true);
  expect((await listComments(me, made.id)).comments).toMatchObject([{ body: 'I want to die too' }]);
  expect(await queue()).toMatchObject([
    {
      type: 'node',
      id: made.id,
      isUrgent: true,
      title: 'Klaar mee',
      reports: [{ cause: 'suicide-words', reason: null }],
    },
    { type: 'comment', id: reply.id, isUrgent: true, nid: made.id, reports: [{ cause: 'suicide-words' }] },
  ]);
});

it('a text that comes to speak of it is found as well, once until a moderator has looked', async () => {
  const me = await createMember(system);
  const made = await post(me);
  const reply = await comment(me, made.id);
  expect([made.isHelpShown, reply.isHelpShown, await queue()]).toEqual([false, false, []]);
  const change = () => me.client.call(updatePost, { params: { id: made.id, revision: null }, body: { body: WORDS } });
  expect(expectSuccess(await change()).isHelpShown).toBe(true);
  expect(expectSuccess(await change()).isHelpShown).toBe(true);
  const params = { id: reply.id };
  const body = { post: made.id, body: WORDS };
  expect(expectSuccess(await me.client.call(updateComment, { params, body })).isHelpShown).toBe(true);
  const waiting = await queue();
  expect(waiting).toHaveLength(2);
  await lookedAt();
  expect(await queue()).toEqual([]);
  expectSuccess(await change());
  expect(await queue()).toMatchObject([{ type: 'node', id: made.id }]);
});

it('the urgent come first, then what waits longest; each text once, and as often as it is counted', async () => {
  const me = await createMember(system);
  const ids = [];
  for (const title of ['one', 'two', 'three']) ids.push((await post(me, title)).id);
  const [one, two, three] = ids;
  const report = (id: number | undefined, urgency: string) =>
    system.database.pool.query(
      `insert into moderation_items (domain, cause, entity_type, entity_id, uuid, sealed_reason, urgency, created_at)
       values ('alcohol', 'report', 'node', $1, $2, $3, $4, now())`,
      [id, ...Object.values(encryptReason(system.system, 'moderation_items', urgency)), urgency],
    );
  await report(two, 'normal');
  await report(one, 'normal');
  await report(two, 'normal');
  await report(three, 'urgent');
  await report(one, 'urgent');
  const order = (await queue()).map(({ id, isUrgent, reports }) => [id, isUrgent, reports.map(({ reason }) => reason)]);
  expect(order).toEqual([
    [three, true, ['urgent']],
    [one, true, ['normal', 'urgent']],
    [two, false, ['normal', 'normal']],
  ]);
  expect(await countWaitingTexts(system.system, { domain: null })).toBe(3);
  expect(await countWaitingTexts(system.system, { domain: 'tobacco' })).toBe(0);
  const second = await listWaitingTexts(system.system, { domain: 'alcohol', limit: 1, offset: 1 });
  expect(second.map(({ id }) => id)).toEqual([one]);
});

it('nothing is said any more of a text that is gone', async () => {
  const me = await createMember(system);
  const { id } = await post(me, WORDS);
  await comment(me, id, WORDS);
  expect(await queue()).toHaveLength(2);
  expectSuccess(await me.client.call(anonymisePost, { params: { id }, body: { withComments: true } }));
  expect((await system.database.pool.query('select * from moderation_items')).rows).toEqual([]);
});
