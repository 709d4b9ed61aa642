import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { deleteAccount } from '#src/contract/account.ts';
import { flagContent } from '#src/contract/flags.ts';
import { anonymisePost, updateComment, updatePost } from '#src/contract/forum-writes.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import {
  createCommunity,
  createMember,
  listCategories,
  listComments,
  post,
  postComment,
} from '#tests/support/community.ts';
import { withFewConnections } from '#tests/support/few-connections.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

it('counts stay right while many write at once, and nobody’s place is taken', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => createMember(system)));
  const [forumPost, two] = await Promise.all([
    post(people[0] ?? (await createMember(system))),
    post(await createMember(system)),
  ]);
  const previousCategory = (await listCategories(people[0] ?? (await createMember(system))))[0];
  const writes = people.flatMap((person) =>
    Array.from({ length: 8 }, (_, index) => postComment(person, index % 2 === 0 ? forumPost.id : two.id)),
  );
  const posts = people.map((person) => post(person));
  await Promise.all([...writes, ...posts]);
  const me = await createMember(system);
  const nextCategory = (await listCategories(me))[0];
  expect(nextCategory?.posts).toBe((previousCategory?.posts ?? 0) + 5);
  expect(nextCategory?.comments).toBe((previousCategory?.comments ?? 0) + 40);
  for (const { id } of [forumPost, two]) expect((await listComments(me, id)).pager?.totalItems).toBe(20);
  const { rows } = await system.database.pool.query<{ numbers: number[] }>(
    'select array_agg(number order by number) as numbers from comments group by nid',
  );
  for (const { numbers } of rows) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it('people who write, like, take away and leave at once wait for nobody in a circle', async () => {
  const owner = await createMember(system, { nickname: 'Kluut' });
  const { id } = await post(owner);
  const people = await Promise.all([1, 2, 3, 4].map((number) => createMember(system, { nickname: `Vogel${number}` })));
  for (const [index] of people.entries()) {
    for (const person of people) await postComment(person, id, `Dag @Kluut en @Vogel${index + 1}`);
  }
  const leaving = people.slice(0, 3).map(({ client }) => client.call(deleteAccount));
  const going = owner.client.call(anonymisePost, { params: { id }, body: { withComments: false } });
  const last = people[3] ?? owner;
  const liking = last.client.call(flagContent, { params: { flag: 'like_post', type: 'node', id } });
  const writing = Promise.all([1, 2, 3].map(() => postComment(last, id, 'Hou vol')));
  for (const result of await Promise.all([...leaving, going, liking])) expectSuccess(result as never);
  await writing;
  const { rows } = await system.database.pool.query<{ body: string }>('select body from comments where nid = $1', [id]);
  expect(rows).toHaveLength(19);
  for (const { body } of rows) expect(body).not.toMatch(/@(Kluut|Vogel[123])/);
});

it('many change what they wrote at once, however few connections there are', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => createMember(system)));
  const changes: (() => Promise<{ readonly body: string }>)[] = [];
  for (const me of people) {
    const { id, revision } = await post(me);
    const forumComment = await postComment(me, id);
    const body = { post: id, body: 'Anders' };
    changes.push(
      async () =>
        expectSuccess(await me.client.call(updatePost, { params: { id, revision }, body: { body: 'Anders' } })),
      async () => expectSuccess(await me.client.call(updateComment, { params: { id: forumComment.id }, body })),
    );
  }
  const update = await withFewConnections(system.database.pool, 2, () =>
    Promise.all(changes.map((change) => change())),
  );
  expect(update.map(({ body }) => body)).toEqual(Array(12).fill('Anders'));
});
