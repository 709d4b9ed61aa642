import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { listModeration, moderateText } from '#src/contract/desk/moderation.ts';
import { showOverview } from '#src/contract/desk/overview.ts';
import { createPost, updateComment, updatePost } from '#src/contract/forum-writes.ts';
import { getNode } from '#src/contract/nodes.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import {
  createCommunity,
  createMember,
  getFirstCategory,
  listComments,
  post,
  postComment,
} from '#tests/support/community.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

const OFFER = 'Bel 06-12345678, ik verkoop wiet via https://t.me/x';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from moderation_items');
});

type Reader = Awaited<ReturnType<typeof createMember>>;
const readBodyFor = async ({ client }: Reader, id: number) =>
  JSON.stringify(expectSuccess(await client.call(getNode, { params: { id } } as never)));

it('a post with a number and a link is seen by its writer alone until a moderator lets it stand', async () => {
  const [me, otherMember, desk] = [
    await createMember(system),
    await createMember(system),
    await openDesk(system, 'moderator'),
  ];
  const forumPost = await post(me, OFFER, 'Aanbod');
  expect(forumPost).toMatchObject({ body: OFFER, isHeld: true, isHelpShown: false });
  expect(await readBodyFor(me, forumPost.id)).toContain('t.me/x');
  for (const hidden of ['t.me', 'Aanbod', '12345678'])
    expect(await readBodyFor(otherMember, forumPost.id)).not.toContain(hidden);
  const { waiting } = expectSuccess(await desk.client.call(showOverview));
  expect(waiting).toContainEqual(expect.objectContaining({ kind: 'held-texts', count: 1 }));
  const [item] = expectSuccess(await desk.client.call(listModeration)).rows;
  expect(item).toMatchObject({ id: forumPost.id, isHeld: true, isHidden: true, reports: [{ cause: 'contact' }] });
  const body = { decision: 'leave' as const, reason: '', seen: 0 };
  expectSuccess(await desk.client.call(moderateText, { params: { type: 'node', id: forumPost.id }, body }));
  expect(await readBodyFor(otherMember, forumPost.id)).toContain('t.me/x');
  expect(expectSuccess(await desk.client.call(listModeration)).rows).toEqual([]);
});

it('one that loses its contact data is placed at once, and one that gains them goes out of sight', async () => {
  const [me, otherMember, desk] = [
    await createMember(system),
    await createMember(system),
    await openDesk(system, 'moderator'),
  ];
  const { id } = await post(me, OFFER);
  const change = async (body: string) =>
    expectSuccess(await me.client.call(updatePost, { params: { id, revision: null }, body: { body } }));
  expect((await change('Ik ben gestopt.')).isHeld).toBe(false);
  expect(await readBodyFor(otherMember, id)).toContain('Ik ben gestopt.');
  expect(expectSuccess(await desk.client.call(listModeration)).rows).toEqual([]);
  expect((await change(OFFER)).isHeld).toBe(true);
  expect(await readBodyFor(otherMember, id)).not.toContain('t.me');
});

it('a comment that is held is mailed to nobody before others see it', async () => {
  const [me, otherMember] = [await createMember(system), await createMember(system)];
  await system.database.pool.query(
    "update users set validated_at = now(), notifications = '{forum_reply_mail}' where uid = $1",
    [me.uid],
  );
  const { id: nid } = await post(me);
  const readMails = async () => {
    const sql = "select count(*)::int as n from pgboss.job where name = 'mail' and data->>'owner' = $1";
    return (await system.database.pool.query(sql, [String(me.uid)])).rows[0].n;
  };
  const mailCount = await readMails();
  const storedForumComment = await postComment(otherMember, nid, OFFER);
  expect(storedForumComment.isHeld).toBe(true);
  expect(await readMails()).toBe(mailCount);
  expect(JSON.stringify(await listComments(me, nid))).not.toContain('t.me');
  const params = { id: storedForumComment.id };
  const result = await otherMember.client.call(updateComment, { params, body: { post: nid, body: 'Sterkte.' } });
  expect(expectSuccess(result).isHeld).toBe(false);
  expect(await readMails()).toBe(mailCount + 1);
});

it('words about suicide in a held text open the help and come first in the queue as ever', async () => {
  const [me, desk] = [await createMember(system), await openDesk(system, 'moderator')];
  const body = { title: 'Klaar', body: `Ik wil niet meer leven. ${OFFER}`, category: await getFirstCategory(me) };
  const forumPost = expectSuccess(await me.client.call(createPost, { body, key: randomUUID() }));
  expect(forumPost).toMatchObject({ isHeld: true, isHelpShown: true });
  const [item] = expectSuccess(await desk.client.call(listModeration)).rows;
  expect(item).toMatchObject({ id: forumPost.id, isUrgent: true });
  expect(item?.reports.map(({ cause }) => cause).toSorted()).toEqual(['contact', 'suicide-words']);
});
