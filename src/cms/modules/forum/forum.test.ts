import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readPost } from '#src/contract/forum.ts';
import {
  anonymiseComment,
  anonymisePost,
  createComment,
  createPost,
  updateComment,
  updatePost,
} from '#src/contract/forum-writes.ts';
import { getNode } from '#src/contract/nodes.ts';
import type { Result } from '#src/contract/result.ts';
import { getView } from '#src/contract/views.ts';
import { getCaller } from '#tests/contract/people.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import {
  createCommunity,
  createMember,
  getFirstCategory,
  listCategories,
  listComments,
  type Member,
  post,
  postComment,
} from '#tests/support/community.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

async function getPosts(me: Member, category: number, page = 0) {
  const params = { view: 'forum', display: 'posts' };
  const query = { page, args: [String(category)] };
  const { rows: entities, pager } = expectSuccess(await me.client.call(getView, { params, query }));
  return { posts: entities.map(readPost), pager };
}

const getPost = async (me: Member, id: number) => {
  const { fields, title } = expectSuccess(await me.client.call(getNode, { params: { id } }));
  return { ...readPost(fields), title };
};

describe('the categories', () => {
  it('stand in every domain with a forum, each with a first post of the team, in both languages', async () => {
    for (const domain of ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'close-ones'] as const) {
      const [dutch, english] = [
        await createMember(system, { domain }),
        await createMember(system, { domain, language: 'en' }),
      ];
      const categories = await listCategories(dutch);
      expect(categories.length).toBeGreaterThanOrEqual(6);
      for (const { id, posts, comments, lastCommentAt } of categories) {
        expect({ posts, comments, lastCommentAt }).toEqual({ posts: 1, comments: 0, lastCommentAt: null });
        const [first] = (await getPosts(dutch, id)).posts;
        const [post] = (await getPosts(english, id)).posts;
        expect(first?.author).toEqual({ kind: 'team', name: 'Team forum' });
        expect(post?.id).toBe(first?.id);
        expect(post?.title).not.toBe(first?.title);
      }
      expect((await listCategories(english))[0]?.name).toBe('Introductions');
    }
  });

  it('count posts and comments, and name the last comment', async () => {
    const me = await createMember(system, { domain: 'tobacco' });
    const { id } = await post(me);
    await postComment(me, id);
    system.clock.pass(60_000);
    await postComment(me, id);
    const lastCommentAt = Math.floor(system.clock.now().getTime() / 1000);
    expect((await listCategories(me))[0]).toMatchObject({ posts: 2, comments: 2, lastCommentAt });
    expect((await listCategories(me))[1]).toMatchObject({ posts: 1, comments: 0, lastCommentAt: null });
  });

  it('show how their newest post ends, and nothing of a removed one', async () => {
    const me = await createMember(system, { domain: 'cocaine' });
    const { id } = await post(me, 'Gisteren was zwaar.\nVandaag ging het!');
    expect((await listCategories(me))[0]?.newest[0]).toMatchObject({ id, body: 'Vandaag ging het!' });
    expectSuccess(await me.client.call(anonymisePost, { params: { id }, body: { withComments: false } }));
    expect((await listCategories(me))[0]?.newest[0]).toMatchObject({ id, body: '' });
  });

  it('list their posts, the newest first, a page at a time', async () => {
    const me = await createMember(system, { domain: 'gambling' });
    const category = await getFirstCategory(me);
    for (let number = 0; number < 24; number += 1) await post(me, 'Tekst', `Titel ${number}`);
    const [first, last] = [await getPosts(me, category), await getPosts(me, category, 9)];
    expect(first.pager).toEqual({ currentPage: 0, totalPages: 2, totalItems: 25, itemsPerPage: 20 });
    expect(first.posts.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Titel ${23 - index}`),
    );
    expect(last.posts.map(({ title }) => title)).toEqual([
      'Titel 3',
      'Titel 2',
      'Titel 1',
      'Titel 0',
      'Welkom op het forum',
    ]);
    expect(first.posts[0]).toMatchObject({
      author: { kind: 'participant', uid: me.uid, name: expect.stringMatching(/^Mus/), avatar: 1 },
    });
  });
});

describe('a post', () => {
  it('is written under the nickname, read by others of the domain, and changed', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const forumPost = await post(me, 'Hallo\nallemaal', 'Nieuw hier');
    expect(await getPost(otherMember, forumPost.id)).toMatchObject({
      title: 'Nieuw hier',
      body: 'Hallo\nallemaal',
      comments: 0,
    });
    const params = { id: forumPost.id, revision: forumPost.revision };
    const changedForumPost = expectSuccess(await me.client.call(updatePost, { params, body: { body: 'Anders' } }));
    expect(changedForumPost).toMatchObject({ title: 'Nieuw hier', body: 'Anders', revision: 2 });
    expect(expectFailure(await me.client.call(updatePost, { params, body: { body: 'Nog eens' } }))).toBe(412);
    expect((await getPost(otherMember, forumPost.id)).body).toBe('Anders');
  });

  it('needs title, text, category and nickname', async () => {
    const [me, nameless] = [await createMember(system), await createMember(system, { nickname: '  ' })];
    const category = await getFirstCategory(me);
    const write = (person: Member, body: { title: string; body: string; category: number }) =>
      person.client.call(createPost, { body, key: randomUUID() });
    const getFields = (result: Result<unknown>) => (result.ok ? [] : Object.keys(result.failure.fields ?? {}));
    expect(getFields(await write(me, { title: ' ', body: '', category }))).toEqual(['title', 'body']);
    expect(getFields(await write(me, { title: 'x', body: 'x', category: 0 }))).toEqual(['taxonomy_forums']);
    const result = await write(nameless, { title: 'x', body: 'x', category });
    expect(result).toMatchObject({
      failure: { status: 422, fields: { field_nickname: 'Kies eerst een bijnaam. Anderen zien alleen die naam.' } },
    });
    const { id } = await post(me);
    const reply = { body: { post: id, body: 'x', parent: null }, key: randomUUID() };
    expect(getFields(await nameless.client.call(createComment, reply))).toEqual(['field_nickname']);
  });

  it('that is sent twice is one, and counts once', async () => {
    const me = await createMember(system, { domain: 'cannabis' });
    const body = { title: 'Een', body: 'keer', category: await getFirstCategory(me) };
    const key = randomUUID();
    const response = await Promise.all([1, 2, 3].map(() => me.client.call(createPost, { body, key })));
    await system.database.pool.query('delete from first_answers');
    response.push(await me.client.call(createPost, { body, key }));
    expect(new Set(response.map((result) => expectSuccess(result).id)).size).toBe(1);
    expect((await listCategories(me))[0]?.posts).toBe(2);
  });
});

describe('a comment', () => {
  it('stands on the last page, 10 a page, and names what it answers', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system, { nickname: 'Kievit' })];
    const { id, category } = await post(me);
    expect(await listComments(me, id)).toMatchObject({ comments: [], pager: { totalPages: 1, totalItems: 0 } });
    const first = await postComment(otherMember, id, 'De eerste');
    for (let number = 2; number <= 20; number += 1) await postComment(me, id, `Nummer ${number}`);
    const reply = await postComment(me, id, 'Antwoord', first.id);
    expect(reply.parent).toEqual({
      id: first.id,
      author: 'Kievit',
      href: `/forum/${category}/${id}?page=1#comment-${first.id}`,
    });
    const last = await listComments(otherMember, id, 99);
    expect(last.pager).toEqual({ currentPage: 2, totalPages: 3, totalItems: 21, itemsPerPage: 10 });
    expect(last.comments.map(({ body }) => body)).toEqual(['Antwoord']);
    expect((await listComments(otherMember, id, 1)).comments.map(({ body }) => body)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Nummer ${index + 11}`),
    );
    expect((await getPost(otherMember, id)).comments).toBe(21);
  });

  it('answers one of its own post only', async () => {
    const me = await createMember(system);
    const [forumPost, two] = [await post(me), await post(me)];
    const forumComment = await postComment(me, forumPost.id);
    const body = { post: two.id, body: 'x', parent: forumComment.id };
    const result = await me.client.call(createComment, { body, key: randomUUID() });
    expect(result).toMatchObject({ failure: { status: 422, fields: { pid: expect.any(String) } } });
    expect((await getPost(me, two.id)).comments).toBe(0);
  });

  it('is changed at both of its addresses, where it stands', async () => {
    const me = await createMember(system);
    const { id } = await post(me);
    const forumComment = await postComment(me, id);
    const result = await me.client.call(updateComment, {
      params: { id: forumComment.id },
      body: { post: id, body: 'Toch' },
    });
    expect(expectSuccess(result)).toMatchObject({ id: forumComment.id, body: 'Toch' });
    const token = await (await me.fetch(`http://${me.host}/api/nl/session/token`)).text();
    const patch = (path: string, body: object) =>
      me.fetch(`http://${me.host}/api/nl${path}?_format=json`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify(body),
      });
    const commentFields = { comment_type: [{ target_id: 'comment_forum' }], field_body: [{ value: 'Zo' }] };
    expect((await patch(`/comment/${forumComment.id}`, commentFields)).status).toBe(200);
    expect((await listComments(me, id)).comments).toMatchObject([{ body: 'Zo' }]);
    expect((await patch(`/comment/${forumComment.id}`, { ...commentFields, pid: [{ target_id: 1 }] })).status).toBe(
      403,
    );
    expect((await patch(`/comment/${forumComment.id}/anonymize`, {})).status).toBe(200);
    expect((await listComments(me, id)).comments).toMatchObject([{ author: { kind: 'nobody' }, revision: null }]);
  });

  it('is refused where it was changed since it was read', async () => {
    const me = await createMember(system);
    const { id } = await post(me);
    const { id: cid, revision } = await postComment(me, id);
    const change = (body: string) =>
      me.client.call(updateComment, { params: { id: cid, revision }, body: { post: id, body } });
    const changed = expectSuccess(await change('Toch'));
    expect(expectFailure(await change('Nog eens'))).toBe(412);
    expect((await listComments(me, id)).comments).toMatchObject([{ body: 'Toch', revision: changed.revision }]);
  });
});

describe('what others wrote', () => {
  it('is theirs to change: 403, and 404 where it is absent or of another domain', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const stranger = await createMember(system, { domain: 'cocaine' });
    const { id } = await post(otherMember);
    const { id: cid } = await postComment(otherMember, id);
    const readChanges = (person: Member, nid: number, number: number) => [
      person.client.call(updatePost, { params: { id: nid, revision: null }, body: { body: 'x' } }),
      person.client.call(anonymisePost, { params: { id: nid }, body: { withComments: true } }),
      person.client.call(updateComment, { params: { id: number }, body: { post: nid, body: 'x' } }),
      person.client.call(anonymiseComment, { params: { id: number } }),
    ];
    for (const result of await Promise.all(readChanges(me, id, cid))) expect(expectFailure(result)).toBe(403);
    const absent = [...readChanges(stranger, id, cid), ...readChanges(me, 987_654, 987_654)];
    for (const result of await Promise.all(absent)) expect(expectFailure(result)).toBe(404);
    expect(expectFailure(await stranger.client.call(getNode, { params: { id } }))).toBe(404);
    const body = { post: id, body: 'x', parent: null };
    expect(expectFailure(await stranger.client.call(createComment, { body, key: randomUUID() }))).toBe(404);
    expect(await getPost(me, id)).toMatchObject({ body: 'Hier ben ik.', comments: 1 });
  });

  it.each(['visitor', 'poh', 'editor'] as const)('is closed to a %s', async (person) => {
    const { id } = await post(await createMember(system));
    const { headers, host } = await getCaller(system, person);
    for (const view of ['categories', 'posts', 'comments']) {
      const path = `/api/nl/entity/view/forum/${view}/results?args[]=${id}`;
      expect((await system.app.request(`http://${host}${path}`, { headers })).status).toBe(403);
    }
    expect((await system.app.request(`http://${host}/api/nl/node/${id}`, { headers })).status).toBe(404);
  });

  it('is asked for by what there is: an unknown category or post is 404', async () => {
    const me = await createMember(system);
    for (const view of ['posts', 'comments']) {
      for (const args of [['987654'], ['x'], []]) {
        const params = { view: 'forum', display: view };
        expect(expectFailure(await me.client.call(getView, { params, query: { args } }))).toBe(404);
      }
    }
  });
});

it('no account writes more than 60 posts and comments in an hour', async () => {
  const me = await createMember(system);
  const { id } = await post(me);
  for (let number = 1; number < 60; number += 1) await postComment(me, id);
  const body = { post: id, body: 'Ja.', parent: null };
  const result = await me.client.call(createComment, { body, key: randomUUID() });
  expect(result).toMatchObject({ failure: { kind: 'limited', retryAfter: expect.any(Number) } });
  await postComment(await createMember(system), id);
});
