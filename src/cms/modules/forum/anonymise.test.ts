import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, resetProgress } from '#src/contract/account.ts';
import { flagContent } from '#src/contract/flags.ts';
import { readPost } from '#src/contract/forum.ts';
import { anonymiseComment, anonymisePost, createComment, updatePost } from '#src/contract/forum-writes.ts';
import { myData } from '#src/contract/my-data.ts';
import { getNode } from '#src/contract/nodes.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import {
  createCommunity,
  createMember,
  listComments,
  type Member,
  post,
  postComment,
} from '#tests/support/community.ts';
import { recordQueries } from '#tests/support/record-queries.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { toJobId } from '../../jobs/jobs.ts';
import { toReplyCause } from '../notifications/reply-cause.ts';

const TEXT = 'Ik sliep slecht door de buren.';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

/** Returns every row of every table except the account and its names, as text. */
async function readEverything(): Promise<string> {
  const { pool } = system.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' and table_name not in ('users', 'nicknames')`,
  );
  const texts = await Promise.all(tables.map(({ name }) => pool.query(`select t::text from ${name} t`)));
  return JSON.stringify(texts.map(({ rows }) => rows));
}

const anonymise = (me: Member, id: number, withComments = false) =>
  me.client.call(anonymisePost, { params: { id }, body: { withComments } });

describe('a post that its author takes away', () => {
  it('keeps its place with neutral words, and its replies', async () => {
    const [me, otherMember] = [await createMember(system, { nickname: 'Zanglijster' }), await createMember(system)];
    const { id } = await post(me, TEXT, 'Zware nacht');
    const reply = await postComment(otherMember, id, 'Sterkte');
    const deletedPost = {
      author: { kind: 'nobody' },
      title: 'Verwijderd bericht',
      body: 'Dit bericht is verwijderd.',
    };
    expect(expectSuccess(await anonymise(me, id))).toMatchObject(deletedPost);
    const { fields } = expectSuccess(await otherMember.client.call(getNode, { params: { id } }));
    expect(readPost(fields)).toMatchObject({ ...deletedPost, comments: 1 });
    expect((await listComments(otherMember, id)).comments).toMatchObject([{ id: reply.id, body: 'Sterkte' }]);
    // A retry after a lost response.
    expect(expectSuccess(await anonymise(me, id))).toMatchObject(deletedPost);
    expect(expectFailure(await anonymise(otherMember, id))).toBe(403);
    const params = { id, revision: null };
    expect(expectFailure(await me.client.call(updatePost, { params, body: { body: 'Terug' } }))).toBe(403);
    expect((await postComment(otherMember, id, 'Ik blijf')).body).toBe('Ik blijf');
  });

  it('takes its author’s comments along where asked, and those of nobody else', async () => {
    const [me, otherMember] = [
      await createMember(system),
      await createMember(system, { nickname: 'Grutto', language: 'en' }),
    ];
    const { id } = await post(me);
    await postComment(otherMember, id, 'Van een ander');
    await postComment(me, id, 'Van mij');
    expectSuccess(await anonymise(me, id, true));
    const { comments, pager } = await listComments(otherMember, id);
    expect(pager?.totalItems).toBe(2);
    expect(comments).toMatchObject([
      { author: { kind: 'participant', name: 'Grutto' }, body: 'Van een ander' },
      { author: { kind: 'nobody' }, body: 'This comment has been removed.' },
    ]);
  });

  it('leaves no trace of its author in post, title, quotes, replies, reports and kept answers', async () => {
    const me = await createMember(system, { nickname: 'Roodborst' });
    const otherMember = await createMember(system);
    const { id } = await post(me, TEXT, 'Nacht van de buren');
    await postComment(otherMember, id, `> ${TEXT}\nWat naar, @Roodborst.`);
    await postComment(otherMember, id, `> Nacht van de buren\n@roodborst dat raakt me`);
    const report = {
      params: { flag: 'inappropriate_post', type: 'node', id },
      body: { reason: 'Roodborst weer' },
    } as const;
    expectSuccess(await otherMember.client.call(flagContent, report));
    expectSuccess(await anonymise(me, id));
    await system.database.pool.query("update flaggings set sealed_reason = null where flag = 'inappropriate_post'");
    const everything = await readEverything();
    for (const trace of ['Roodborst', 'roodborst', TEXT, 'Nacht van de buren']) expect(everything).not.toContain(trace);
    expect((await listComments(otherMember, id)).comments.map(({ body }) => body)).toEqual([
      '> …\nWat naar, ….',
      '> …\n… dat raakt me',
    ]);
  });
});

describe('a comment that its author takes away', () => {
  it('keeps its place and its number; the replies name nobody', async () => {
    const [me, otherMember] = [await createMember(system, { nickname: 'Boomklever' }), await createMember(system)];
    const { id } = await post(otherMember);
    const ownComment = await postComment(me, id, TEXT);
    await postComment(otherMember, id, `Dank je, @Boomklever`, ownComment.id);
    const deletedComment = { id: ownComment.id, author: { kind: 'nobody' }, body: 'Deze reactie is verwijderd.' };
    expect(expectSuccess(await me.client.call(anonymiseComment, { params: { id: ownComment.id } }))).toMatchObject(
      deletedComment,
    );
    expect((await listComments(otherMember, id)).comments).toMatchObject([
      deletedComment,
      { body: 'Dank je, …', parent: { id: ownComment.id, author: null } },
    ]);
    expect(await readEverything()).not.toMatch(/Boomklever|sliep slecht door de buren/);
  });

  it('leaves the name where the person still speaks', async () => {
    const [me, otherMember] = [await createMember(system, { nickname: 'Specht' }), await createMember(system)];
    const { id } = await post(otherMember);
    const [ownComment] = [await postComment(me, id, 'Een'), await postComment(me, id, 'Twee')];
    await postComment(otherMember, id, 'Dag @Specht');
    expectSuccess(await me.client.call(anonymiseComment, { params: { id: ownComment.id } }));
    expect((await listComments(otherMember, id)).comments[2]?.body).toBe('Dag @Specht');
  });

  it('takes its mails back that are still to go out', async () => {
    const [me, owner] = [await createMember(system), await createMember(system)];
    const { id } = await post(owner);
    const [deletedForumComment, storedForumComment] = [await postComment(me, id), await postComment(me, id)];
    const getMail = (cid: number) => toReplyCause({ cid, uid: owner.uid });
    await system.system.jobs.transact(async (tx) => {
      for (const { id: cid } of [deletedForumComment, storedForumComment]) {
        await system.system.jobs.send(tx, 'mail', { owner: owner.uid, sealed: 'v1.x' }, getMail(cid));
      }
    });
    expectSuccess(await me.client.call(anonymiseComment, { params: { id: deletedForumComment.id } }));
    const ids = [toJobId(getMail(deletedForumComment.id)), toJobId(getMail(storedForumComment.id))];
    const { rows } = await system.database.db.execute(sql`select id from pgboss.job where id in ${ids}`);
    expect(rows).toEqual([{ id: ids[1] }]);
  });

  it('comes back by no retry', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember);
    const [body, key] = [{ post: id, body: TEXT, parent: null }, randomUUID()];
    const forumComment = expectSuccess(await me.client.call(createComment, { body, key }));
    expectSuccess(await me.client.call(anonymiseComment, { params: { id: forumComment.id } }));
    const newForumComment = expectSuccess(await me.client.call(createComment, { body, key }));
    expect(newForumComment).toMatchObject({ id: forumComment.id, author: { kind: 'nobody' } });
    expect((await listComments(otherMember, id)).pager?.totalItems).toBe(1);
  });
});

describe('somebody who leaves', () => {
  it('takes along everything they wrote, and the forum of others is not torn', async () => {
    const [me, otherMember] = [await createMember(system, { nickname: 'Winterkoning' }), await createMember(system)];
    const [ownPost, otherPost] = [await post(me, TEXT, 'Van mij'), await post(otherMember)];
    await postComment(otherMember, ownPost.id, 'Dag @Winterkoning');
    const forumComment = await postComment(me, otherPost.id, TEXT);
    await postComment(otherMember, otherPost.id, `> ${TEXT}`, forumComment.id);
    expectSuccess(await me.client.call(flagContent, { params: { flag: 'like_post', type: 'node', id: otherPost.id } }));
    const report = { flag: 'inappropriate_post', type: 'node', id: otherPost.id } as const;
    expectSuccess(await me.client.call(flagContent, { params: report, body: { reason: 'Ik vind dit niet goed' } }));
    const data = expectSuccess(await me.client.call(myData));
    expect(data).toMatchObject({ posts: [{ title: 'Van mij', body: TEXT }], comments: [{ body: TEXT }] });
    expect((data.flags as unknown[]).length).toBe(2);
    expectSuccess(await me.client.call(deleteAccount));
    const names = await system.database.pool.query('select name from nicknames where uid = $1 or name = $2', [
      me.uid,
      'Winterkoning',
    ]);
    expect(names.rows).toEqual([]);
    expect(await readEverything()).not.toMatch(/Winterkoning|sliep slecht door de buren|vind dit niet goed/);
    expect((await listComments(otherMember, ownPost.id)).comments).toMatchObject([{ body: 'Dag …' }]);
    expect((await listComments(otherMember, otherPost.id)).comments).toMatchObject([
      { author: { kind: 'nobody' } },
      { body: '> …' },
    ]);
    const { rows } = await system.database.pool.query(
      'select uid, sealed_reason as reason from moderation_items where entity_id = $1',
      [otherPost.id],
    );
    expect(rows).toEqual([{ uid: null, reason: null }]);
  });

  it('who only starts the programme again keeps what was written', async () => {
    const me = await createMember(system);
    const { id } = await post(me, TEXT);
    expectSuccess(await me.client.call(resetProgress));
    const { fields } = expectSuccess(await me.client.call(getNode, { params: { id } }));
    expect(readPost(fields)).toMatchObject({ body: TEXT, author: { uid: me.uid } });
  });
});

it.each([
  ['a post', false],
  ['a post with its author’s comments', true],
])('%s of many commenters asks as little of the database as one of a few', async (_, withComments) => {
  const counts: number[] = [];
  for (const commenters of [2, 9]) {
    const me = await createMember(system, { nickname: `Kluut ${'abcdef'[commenters % 6]}${withComments}` });
    const name = expectSuccess(await me.client.call(myData)).account as { nickname: string };
    const { id } = await post(me);
    const people = await Promise.all(Array.from({ length: commenters }, () => createMember(system)));
    for (const person of people) await postComment(person, id, `Dag @${name.nickname}, "quotes", {braces} en \\`);
    counts.push((await recordQueries(async () => expectSuccess(await anonymise(me, id, withComments)))).length);
    const bodies = (await listComments(me, id)).comments.map(({ body }) => body);
    expect(new Set(bodies)).toEqual(new Set(['Dag …, "quotes", {braces} en \\']));
  }
  expect(counts[1]).toBe(counts[0]);
});
