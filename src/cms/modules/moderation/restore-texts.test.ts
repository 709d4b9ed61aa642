import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCleanUpHandler } from '#src/cms/scheduled/clean-up.ts';
import { deleteAccount } from '#src/contract/account.ts';
import { listModerationActions, moderateText } from '#src/contract/desk/moderation.ts';
import {
  listRemovedForumTexts,
  type RemovedForumTexts,
  restoreRemovedTexts,
} from '#src/contract/desk/removed-texts.ts';
import { anonymiseComment, updateComment } from '#src/contract/forum-writes.ts';
import { myData } from '#src/contract/my-data.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import {
  createCommunity,
  createMember,
  listComments,
  type Member,
  post,
  postComment,
} from '#tests/support/community.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

const DAY = 86_400_000;
const TEXT = 'Ik sliep slecht door de buren.';

let system: TestSystem;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
  desk = await openDesk(system, 'moderator');
});
afterAll(() => system.close());

const removed = async () => expectSuccess(await desk.client.call(listRemovedForumTexts, {})).rows;
const restore = ({ removal }: Pick<RemovedForumTexts, 'removal'>, reason = 'Op verzoek.') =>
  desk.client.call(restoreRemovedTexts, { params: { removal }, body: { reason } });
const getBodies = async (me: Member, id: number) => (await listComments(me, id)).comments.map(({ body }) => body);

async function createFixture() {
  await system.database.pool.query('delete from removed_words');
  desk = await openDesk(system, 'moderator');
  const [me, otherMember] = [await createMember(system), await createMember(system)];
  const { id } = await post(otherMember);
  const ownComment = await postComment(me, id, TEXT);
  const reply = await postComment(otherMember, id, `> ${TEXT}\nSterkte`, ownComment.id);
  return { me, other: otherMember, id, mine: ownComment, reply };
}

const remove = async (me: Member, id: number) =>
  expectSuccess(await me.client.call(anonymiseComment, { params: { id } }));

describe('what a deletion replaced', () => {
  it('is kept sealed, listed for moderators, and comes back with the quotes in replies', async () => {
    const { me, other, id, mine, reply } = await createFixture();
    await remove(me, mine.id);
    const { rows } = await system.database.pool.query('select words from removed_words');
    expect(rows.length).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('buren');
    const [item] = await removed();
    expect(item).toMatchObject({
      isErased: false,
      by: null,
      texts: [{ type: 'comment', id: mine.id, body: TEXT }],
      quotes: [{ id: reply.id, body: `> ${TEXT}\nSterkte` }],
    });
    expect(expectSuccess(await restore(item as RemovedForumTexts))).toEqual({ left: 0 });
    expect(await getBodies(other, id)).toEqual([TEXT, `> ${TEXT}\nSterkte`]);
    expect((await listComments(other, id)).comments[0]).toMatchObject({ author: { uid: me.uid } });
    expect(await removed()).toEqual([]);
    expect(expectFailure(await restore(item as RemovedForumTexts))).toBe(404);
    const { rows: entities } = expectSuccess(await desk.client.call(listModerationActions, {}));
    expect(entities[0]).toMatchObject({ action: 'restore', reason: 'Op verzoek.', by: 'Noor', entity: mine.id });
  });

  it('comes back with a reason alone, and overwrites nothing that was written meanwhile', async () => {
    const { me, other, id, mine, reply } = await createFixture();
    await remove(me, mine.id);
    const newer = { params: { id: reply.id }, body: { post: id, body: 'Iets anders' } };
    expectSuccess(await other.client.call(updateComment, newer));
    const [item] = (await removed()) as [RemovedForumTexts];
    expect(await restore(item, ' ')).toMatchObject({
      failure: { status: 422, fields: { reason: expect.any(String) } },
    });
    expect(expectSuccess(await restore(item))).toEqual({ left: 1 });
    expect(await getBodies(other, id)).toEqual([TEXT, 'Iets anders']);
  });

  it('by a moderator comes back as well, and is out of sight again where it was before', async () => {
    const { other, id, mine } = await createFixture();
    const params = { type: 'comment', id: mine.id } as const;
    const decide = async (decision: 'hide' | 'erase', seenId: number) =>
      expectSuccess(
        await desk.client.call(moderateText, { params, body: { decision, reason: 'Reclame.', seen: seenId } }),
      );
    const hidden = await decide('hide', 0);
    await decide('erase', hidden.actions[0]?.id ?? 0);
    const [item] = (await removed()) as [RemovedForumTexts];
    expect(item).toMatchObject({ isErased: true, by: 'Noor' });
    expectSuccess(await restore(item));
    const { rows } = await system.database.pool.query('select body, hidden_at from comments where cid = $1', [mine.id]);
    expect(rows).toEqual([{ body: TEXT, hidden_at: expect.any(Date) }]);
    expect((await getBodies(other, id))[0]).toBe('Deze reactie is verwijderd.');
  });

  it('waits for a moderator again where it was held before one had read it', async () => {
    const { me, other, id } = await createFixture();
    const held = await postComment(me, id, 'Mail me op mus@example.nl');
    expect(held.isHeld).toBe(true);
    await remove(me, held.id);
    const [item] = (await removed()) as [RemovedForumTexts];
    expectSuccess(await restore(item));
    const { rows } = await system.database.pool.query(
      `select c.is_held, i.cause from comments c
       join moderation_items i on i.entity_type = 'comment' and i.entity_id = c.cid and i.handled_at is null
       where c.cid = $1`,
      [held.id],
    );
    expect(rows).toEqual([{ is_held: true, cause: 'contact' }]);
    expect(await getBodies(other, id)).not.toContain('Mail me op mus@example.nl');
  });

  it('is gone after 14 days', async () => {
    const { me, mine } = await createFixture();
    await remove(me, mine.id);
    const [item] = (await removed()) as [RemovedForumTexts];
    const run = () => createCleanUpHandler(system.system)({}, { id: 'x' });
    const count = async () => (await system.database.pool.query('select from removed_words')).rows.length;
    system.clock.pass(13 * DAY);
    await run();
    expect(await count()).toBe(2);
    system.clock.pass(DAY + 1);
    desk = await openDesk(system, 'moderator');
    expect(await removed()).toEqual([]);
    expect(expectFailure(await restore(item))).toBe(404);
    await run();
    expect(await count()).toBe(0);
  });

  it('of an erased account is not kept, nor what was kept of it before', async () => {
    const { me, mine, other, id } = await createFixture();
    await remove(me, mine.id);
    const newForumComment = await postComment(me, id, 'Nog iets van mij');
    await postComment(other, id, '> Nog iets van mij', newForumComment.id);
    const data = expectSuccess(await me.client.call(myData));
    expect(data).toMatchObject({ removedFromForum: [{ body: TEXT }] });
    expectSuccess(await me.client.call(deleteAccount));
    expect((await system.database.pool.query('select from removed_words')).rows).toEqual([]);
    expect((await getBodies(other, id)).at(-1)).toBe('> …');
  });

  it('goes with the account of somebody whose reply was changed', async () => {
    const { me, mine, other } = await createFixture();
    await remove(me, mine.id);
    expectSuccess(await other.client.call(deleteAccount));
    const { rows } = await system.database.pool.query<{ uid: string }>('select uid from removed_words');
    expect(rows.map(({ uid }) => Number(uid))).toEqual([me.uid]);
  });
});
