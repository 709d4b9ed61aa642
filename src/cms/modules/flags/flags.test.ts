import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type FlagParams, flagContent, unflagContent } from '#src/contract/flags.ts';
import { readPost } from '#src/contract/forum.ts';
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
import type { TestSystem } from '#tests/support/test-system.ts';
import { listWaitingTexts } from '../moderation-records/moderated-texts.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

const flag = (me: Member, params: FlagParams, reason?: string) =>
  me.client.call(flagContent, reason === undefined ? { params } : { params, body: { reason } });
const unflag = (me: Member, params: FlagParams) => me.client.call(unflagContent, { params });
const queue = () => listWaitingTexts(system.system, { domain: null, limit: 50, offset: 0 });
const getPost = async (me: Member, id: number) =>
  readPost(expectSuccess(await me.client.call(getNode, { params: { id } })).fields);

describe('a like', () => {
  it('goes on and off, for posts and comments, each person for themselves', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember);
    const { id: cid } = await postComment(otherMember, id);
    for (const person of [me, otherMember]) {
      expectSuccess(await flag(person, { flag: 'like_post', type: 'node', id }));
      expectSuccess(await flag(person, { flag: 'like', type: 'comment', id: cid }));
    }
    const stranger = await createMember(system);
    expect(await getPost(stranger, id)).toMatchObject({ likes: 2, isLiked: false });
    expect((await listComments(me, id)).comments).toMatchObject([{ likes: 2, isLiked: true }]);
    for (let time = 0; time < 2; time += 1) expectSuccess(await unflag(me, { flag: 'like_post', type: 'node', id }));
    expect(await getPost(me, id)).toMatchObject({ likes: 1, isLiked: false });
    expect(await getPost(otherMember, id)).toMatchObject({ likes: 1, isLiked: true });
  });

  it('of one person is one, however often and fast it is given', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember);
    const token = await (await me.fetch(`http://${me.host}/api/nl/session/token`)).text();
    const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
    const send = (method: string) =>
      me.fetch(`http://${me.host}/api/nl/entity/flagging/like_post/node/${id}?_format=json`, {
        method,
        headers,
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => send('POST')))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(49);
    expect((await getPost(otherMember, id)).likes).toBe(1);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => send(index % 2 === 0 ? 'DELETE' : 'POST')),
    );
    for (const { status } of responses) expect([200, 201, 204]).toContain(status);
    expect((await send('DELETE')).status).toBe(204);
    expect((await getPost(otherMember, id)).likes).toBe(0);
  });

  it('needs the flag of its kind, and something that is there', async () => {
    const [me, stranger] = [await createMember(system), await createMember(system, { domain: 'tobacco' })];
    const { id } = await post(me);
    const { id: cid } = await postComment(me, id);
    const wrongFlagParams: FlagParams[] = [
      { flag: 'like', type: 'node', id },
      { flag: 'like_post', type: 'comment', id: cid },
      { flag: 'love' as 'like', type: 'comment', id: cid },
      { flag: 'like', type: 'comment', id: 987_654 },
      { flag: 'like_post', type: 'node', id: 987_654 },
    ];
    for (const params of wrongFlagParams)
      expect([params, expectFailure(await flag(me, params))]).toEqual([params, 404]);
    for (const params of wrongFlagParams)
      expect([params, expectFailure(await unflag(me, params))]).toEqual([params, 404]);
    for (const params of [
      { flag: 'like', type: 'comment', id: cid },
      { flag: 'like_post', type: 'node', id },
    ] as const) {
      expect(expectFailure(await flag(stranger, params))).toBe(404);
    }
  });
});

describe('a report', () => {
  it('needs a reason, waits for a moderator once, and may be taken back', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember, 'Koop hier iets');
    const params = { flag: 'inappropriate_post', type: 'node', id } as const;
    for (const reason of [undefined, ' ', 'x'.repeat(1_001)]) {
      expect(await flag(me, params, reason)).toMatchObject({
        failure: { status: 422, fields: { field_reason: expect.any(String) } },
      });
    }
    for (let time = 0; time < 3; time += 1) expectSuccess(await flag(me, params, 'Reclame'));
    expect(await queue()).toMatchObject([
      { isUrgent: false, reports: [{ cause: 'report', reason: 'Reclame' }], nid: id, body: 'Koop hier iets' },
    ]);
    expect(await getPost(me, id)).toMatchObject({ isReported: true });
    expect(await getPost(otherMember, id)).toMatchObject({ isReported: false, body: 'Koop hier iets' });
    expectSuccess(await unflag(me, params));
    expect(await queue()).toEqual([]);
    expect(await getPost(me, id)).toMatchObject({ isReported: false });
  });

  it('that is repeated answers with what is there, also without a reason', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember);
    const token = await (await me.fetch(`http://${me.host}/api/nl/session/token`)).text();
    const send = async (body: object) => {
      const answer = await me.fetch(`http://${me.host}/api/nl/entity/flagging/inappropriate_post/node/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify(body),
      });
      return { status: answer.status, flagging: (await answer.json()) as Record<string, unknown> };
    };
    const first = await send({ field_reason: [{ value: 'Reclame' }] });
    expect([first.status, first.flagging.field_reason]).toEqual([201, [{ value: 'Reclame' }]]);
    for (const body of [{}, { field_reason: [{ value: ' ' }] }, { field_reason: [{ value: 'Reclame' }] }]) {
      expect(await send(body)).toEqual({ status: 200, flagging: first.flagging });
    }
    expectSuccess(await unflag(me, { flag: 'inappropriate_post', type: 'node', id }));
  });

  it('that is sent twice at the same moment waits once', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember);
    const params = { flag: 'inappropriate_post', type: 'node', id } as const;
    const results = await Promise.all([1, 2, 3].map(() => flag(me, params, 'Reclame')));
    for (const result of results) expectSuccess(result);
    expect(await queue()).toMatchObject([{ nid: id, reports: [{ reason: 'Reclame' }] }]);
    expectSuccess(await unflag(me, params));
  });

  it('that is repeated with other words is read with those', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember);
    const params = { flag: 'inappropriate_post', type: 'node', id } as const;
    expectSuccess(await flag(me, params, 'Reclame'));
    expect(expectSuccess(await flag(me, params, 'Ik denk dat ze zelfmoord wil plegen'))).toEqual({ isHelpShown: true });
    const [urgent] = await queue();
    expect(urgent).toMatchObject({ isUrgent: true, nid: id });
    expectSuccess(await unflag(me, params));
    expect(await queue()).toEqual([]);
  });

  it('is not for one’s own words', async () => {
    const me = await createMember(system);
    const { id } = await post(me);
    expect(expectFailure(await flag(me, { flag: 'inappropriate_post', type: 'node', id }, 'Oeps'))).toBe(403);
  });

  it('that speaks of suicide stands before the others and shows help, until somebody has looked', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember);
    const { id: cid } = await postComment(otherMember, id, 'Het gaat niet');
    expectSuccess(await flag(me, { flag: 'inappropriate_post', type: 'node', id }, 'Onaardig'));
    const params = { flag: 'inappropriate', type: 'comment', id: cid } as const;
    for (const _ of ['once', 'again after a lost answer'])
      expect(expectSuccess(await flag(me, params, 'Dit gaat over zelfmoord'))).toEqual({ isHelpShown: true });
    const [urgent, normal] = await queue();
    expect(urgent).toMatchObject({ isUrgent: true, type: 'comment', id: cid, nid: id });
    expect(normal).toMatchObject({ isUrgent: false, type: 'node', id });
    const handled = 'update moderation_items set handled_at = now() where entity_id = $1';
    await system.database.pool.query(handled, [cid]);
    expect(await queue()).toMatchObject([{ type: 'node', id }]);
  });
});
