import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { users } from '#src/cms/db/schema/index.ts';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import {
  listModeration,
  listModerationActions,
  type ModeratedParams,
  type ModerationDecision,
  moderateText,
  openModeratedText,
} from '#src/contract/desk/moderation.ts';
import { findPeople, sendMessage } from '#src/contract/desk/people.ts';
import { flagContent } from '#src/contract/flags.ts';
import { readPost } from '#src/contract/forum.ts';
import { updatePost } from '#src/contract/forum-writes.ts';
import { readMessage } from '#src/contract/message.ts';
import { getNode } from '#src/contract/nodes.ts';
import { getView } from '#src/contract/views.ts';
import { makeAccount } from '#tests/contract/people.ts';
import { expectFailure, expectSuccess, mailTo } from '#tests/support/accounts.ts';
import {
  createCommunity,
  createMember,
  listComments,
  type Member,
  post,
  postComment,
} from '#tests/support/community.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { openSession } from '#tests/support/open-session.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

const TEXT = 'Ik wil niet meer leven.';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from moderation_items');
  await system.database.pool.query('delete from moderation_actions');
});

async function createModerator(name = 'Noor') {
  const { uid } = await makeAccount(system, { role: 'moderator', domain: null });
  await system.database.pool.query('update users set name = $2 where uid = $1', [uid, name]);
  const browser = createBrowser(system.app, { domain: 'alcohol' });
  const session = { uid, role: 'moderator', domain: null, seconds: 3600 } as const;
  browser.cookies.set(getSessionCookieName(browser.host, false), await openSession(system.system, session));
  const decide = (params: ModeratedParams, decision: ModerationDecision, reason = 'Reclame.', seenId = 0) =>
    browser.client.call(moderateText, { params, body: { decision, reason, seen: seenId } });
  const open = async (params: ModeratedParams) =>
    expectSuccess(await browser.client.call(openModeratedText, { params }));
  const queue = async () => expectSuccess(await browser.client.call(listModeration, {})).rows;
  return { ...browser, uid, decide, open, queue };
}

const report = (me: Member, id: number, reason: string) =>
  me.client.call(flagContent, { params: { flag: 'inappropriate_post', type: 'node', id }, body: { reason } });
const seenBy = async (me: Member, id: number) =>
  readPost(expectSuccess(await me.client.call(getNode, { params: { id } })).fields);
const getMessages = async (me: Member) => {
  const params = { view: 'messages', display: 'list' };
  return expectSuccess(await me.client.call(getView, { params })).rows.map(readMessage);
};

describe('a text that was reported', () => {
  it('waits once with all its reasons, and stands among the words around it', async () => {
    const staff = await createModerator();
    const [me, otherMember] = [await createMember(system, { nickname: 'Merel' }), await createMember(system)];
    const { id } = await post(me, 'Koop hier iets', 'Aanbieding');
    const previousForumComment = await postComment(otherMember, id, 'Eerst dit');
    const { id: cid } = await postComment(me, id, 'En dan dat');
    expectSuccess(await report(otherMember, id, 'Reclame'));
    expectSuccess(await report(await createMember(system), id, 'Dit hoort hier niet'));
    expect(await staff.queue()).toMatchObject([
      {
        type: 'node',
        id,
        nickname: 'Merel',
        language: 'nl',
        domain: 'alcohol',
        reports: [{ reason: 'Reclame' }, { reason: 'Dit hoort hier niet' }],
      },
    ]);
    expect(JSON.stringify(await staff.queue())).not.toContain('@');
    const { before: above, after } = await staff.open({ type: 'comment', id: cid });
    expect(above.map(({ cid, body }) => [cid, body])).toEqual([
      [0, 'Koop hier iets'],
      [previousForumComment.id, 'Eerst dit'],
    ]);
    expect(after).toEqual([]);
  });

  it('is out of sight on the next request when it is hidden, and there again when that is undone', async () => {
    const staff = await createModerator();
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(me, 'Koop hier iets');
    const { id: cid } = await postComment(me, id, 'Nu kopen');
    const reply = await postComment(otherMember, id, 'Nee', cid);
    expectSuccess(await report(otherMember, id, 'Reclame'));
    const hidden = expectSuccess(await staff.decide({ type: 'node', id }, 'hide'));
    expectSuccess(await staff.decide({ type: 'comment', id: cid }, 'hide'));
    expect(hidden).toMatchObject({ text: { isHidden: true, body: 'Koop hier iets', reports: [] } });
    for (const reader of [me, otherMember]) {
      expect(await seenBy(reader, id)).toMatchObject({
        title: 'Verwijderd bericht',
        body: 'Dit bericht is verwijderd.',
        author: { kind: 'nobody' },
      });
      const { comments } = await listComments(reader, id);
      expect(comments).toMatchObject([
        { body: 'Deze reactie is verwijderd.', author: { kind: 'nobody' } },
        { id: reply.id, parent: { author: null } },
      ]);
    }
    const change = { params: { id, revision: null }, body: { body: 'Toch kopen' } };
    expect(await me.client.call(updatePost, change)).toMatchObject({
      failure: { status: 403, message: expect.stringContaining('Deze tekst is weggehaald'), detail: { removed: true } },
    });
    expect(await staff.queue()).toEqual([]);
    const seenId = hidden.actions[0]?.id ?? 0;
    expectSuccess(await staff.decide({ type: 'node', id }, 'show', 'Het was geen reclame.', seenId));
    expect(await seenBy(otherMember, id)).toMatchObject({ body: 'Koop hier iets', author: { kind: 'participant' } });
  });

  it('is gone when it is erased, with what others quote of it', async () => {
    const staff = await createModerator();
    const [me, otherMember] = [await createMember(system, { nickname: 'Kraai' }), await createMember(system)];
    const { id } = await post(me, 'Bel mij op dit nummer');
    await postComment(otherMember, id, '> Bel mij op dit nummer\nDoe dit niet, @Kraai');
    expectSuccess(await staff.decide({ type: 'node', id }, 'erase', 'Een telefoonnummer.'));
    expect((await listComments(otherMember, id)).comments).toMatchObject([{ body: '> …\nDoe dit niet, …' }]);
    const result = await system.database.pool.query('select body, uid from forum_posts where nid = $1', [id]);
    expect(result.rows).toEqual([{ body: '', uid: null }]);
    const { actions } = await staff.open({ type: 'node', id });
    expect(actions).toMatchObject([{ action: 'erase', reason: 'Een telefoonnummer.', by: 'Noor' }]);
    const secondResult = await staff.decide({ type: 'node', id }, 'hide', 'Nog eens.', actions[0]?.id);
    expect(expectFailure(secondResult)).toBe(409);
  });
});

describe('a decision', () => {
  it('is recorded with who, when, what and why, and needs a reason unless the text may stand', async () => {
    const staff = await createModerator('Bram');
    const me = await createMember(system, { nickname: 'Fuut' });
    const { id } = await post(me);
    const refusal = await staff.decide({ type: 'node', id }, 'hide', '  ');
    expect(refusal).toMatchObject({ failure: { status: 422, fields: { reason: expect.any(String) } } });
    expectSuccess(await staff.decide({ type: 'node', id }, 'leave', ''));
    const { rows: entities } = expectSuccess(await staff.client.call(listModerationActions, {}));
    expect(entities).toMatchObject([
      { action: 'leave', reason: null, by: 'Bram', type: 'node', entity: id, nickname: 'Fuut', domain: 'alcohol' },
    ]);
    const otherActions = expectSuccess(
      await staff.client.call(listModerationActions, { query: { domain: 'tobacco' } }),
    );
    expect(otherActions.rows).toEqual([]);
  });

  it('of a moderator who has not seen that of another is refused', async () => {
    const [item, two] = [await createModerator(), await createModerator()];
    const { id } = await post(await createMember(system));
    expectSuccess(await item.decide({ type: 'node', id }, 'hide'));
    expect(expectFailure(await two.decide({ type: 'node', id }, 'leave', ''))).toBe(409);
    expect(await item.open({ type: 'node', id })).toMatchObject({
      text: { isHidden: true },
      actions: [{ action: 'hide' }],
    });
  });

  it('of a moderator who has not read a newer report, or the newest words, is refused', async () => {
    const [staff, me, reporter] = [await createModerator(), await createMember(system), await createMember(system)];
    const { id } = await post(me, 'Koop hier iets');
    const params = { type: 'node', id } as const;
    expectSuccess(await report(reporter, id, 'Reclame'));
    const decide = (state: string) =>
      staff.client.call(moderateText, { params, body: { decision: 'leave', reason: '', seen: 0, state } });
    const first = (await staff.open(params)).text.state;
    expectSuccess(await report(await createMember(system), id, TEXT));
    expect(expectFailure(await decide(first))).toBe(409);
    const second = (await staff.open(params)).text.state;
    expectSuccess(await me.client.call(updatePost, { params: { id, revision: null }, body: { body: 'Iets anders' } }));
    expect(expectFailure(await decide(second))).toBe(409);
    expect((await staff.queue())[0]?.reports).toHaveLength(2);
    expectSuccess(await decide((await staff.open(params)).text.state));
    expect(await staff.queue()).toEqual([]);
  });

  it('stays in the record without words and person when the person goes', async () => {
    const staff = await createModerator();
    const me = await createMember(system);
    const { id } = await post(me);
    expectSuccess(await staff.decide({ type: 'node', id }, 'hide', 'Deze Mus woont in Utrecht'));
    await system.system.jobs.transact(async (tx) => {
      for (const { erase } of system.system.personalData) await erase(tx, me.uid);
    });
    const { rows } = await system.database.pool.query(
      'select action, sealed_reason as reason, uid from moderation_actions',
    );
    expect(rows).toEqual([{ action: 'hide', reason: null, uid: null }]);
  });
});

describe('a message of the staff', () => {
  const write = (
    staff: Awaited<ReturnType<typeof createModerator>>,
    body: Parameters<typeof sendMessage.body>[0]['body'],
  ) => staff.client.call(sendMessage, { body, key: randomUUID() });

  it('stands under the person’s messages, sealed, and is told of by mail without a word of it', async () => {
    const staff = await createModerator();
    const me = await createMember(system);
    const mail = `${randomUUID()}@example.nl`;
    const visible = { mail, notifications: ['forum_reply_mail'] };
    await system.database.db.update(users).set(visible).where(eq(users.uid, me.uid));
    const { id } = await post(me, TEXT);
    expectSuccess(await write(staff, { uid: me.uid, text: 'Zullen we even bellen?', about: { type: 'node', id } }));
    expect((await getMessages(me))[0]).toMatchObject({
      text: 'Zullen we even bellen?',
      template: 'staff',
      badge: null,
    });
    const { rows } = await system.database.pool.query("select text from messages where template = 'staff'");
    expect(rows).toEqual([{ text: expect.not.stringContaining('bellen') }]);
    expect((await mailTo(system, mail, /bericht voor je/)).text).not.toContain('bellen');
    const { actions } = await staff.open({ type: 'node', id });
    expect(actions).toMatchObject([
      { action: 'message', reason: 'Zullen we even bellen?', by: 'Noor', nickname: expect.stringMatching(/^Mus/) },
    ]);
  });

  it('goes to a participant alone, and about a text of that person alone', async () => {
    const staff = await createModerator();
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember);
    const text = 'Hallo';
    expect(expectFailure(await write(staff, { uid: me.uid, text, about: { type: 'node', id } }))).toBe(404);
    expect(expectFailure(await write(staff, { uid: staff.uid, text, about: null }))).toBe(404);
    expect(expectFailure(await write(staff, { uid: 987_654, text, about: null }))).toBe(404);
    expect(await write(staff, { uid: me.uid, text: ' ', about: null })).toMatchObject({
      failure: { status: 422, fields: { text: expect.any(String) } },
    });
    expect(await getMessages(me)).toEqual([]);
  });
});

it('people are found by their nickname in one programme, without an address', async () => {
  const staff = await createModerator();
  const me = await createMember(system, { nickname: 'Zeldzame Ooievaar' });
  await createMember(system, { nickname: 'Zeldzame Ooievaar', domain: 'tobacco' });
  await post(me);
  const find = (nickname: string) => staff.client.call(findPeople, { query: { domain: 'alcohol', nickname } });
  const match = expectSuccess(await find(' zeldzame ooievaar '));
  expect(match).toEqual([
    {
      uid: me.uid,
      domain: 'alcohol',
      nickname: 'Zeldzame Ooievaar',
      language: 'nl',
      since: expect.any(String),
      texts: 1,
      suspended: null,
      silenced: null,
    },
  ]);
  expect(expectSuccess(await find('Zeldzame'))).toEqual([]);
});
