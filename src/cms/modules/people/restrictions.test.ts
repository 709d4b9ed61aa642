import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCleanUpHandler } from '#src/cms/scheduled/clean-up.ts';
import { getClients } from '#src/contract/clients.ts';
import { listModerationActions } from '#src/contract/desk/moderation.ts';
import {
  listNurseApplications,
  type NurseStatusChange,
  resetNurseFactor,
  setNurseStatus,
} from '#src/contract/desk/nurses.ts';
import { findPeople, openPerson, type RestrictionAction, restrictPerson } from '#src/contract/desk/people.ts';
import { flagContent } from '#src/contract/flags.ts';
import { anonymiseComment, createComment, createPost, updateComment, updatePost } from '#src/contract/forum-writes.ts';
import { readMessage } from '#src/contract/message.ts';
import { myData } from '#src/contract/my-data.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { login } from '#src/contract/sessions.ts';
import { getView } from '#src/contract/views.ts';
import { expectFailure, expectSuccess, PASSWORD as NURSE_PASSWORD, participant } from '#tests/support/accounts.ts';
import { createCommunity, createMember, getFirstCategory, post, postComment } from '#tests/support/community.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import { setUpFactor } from '#tests/support/second-factor.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';
import { changeNurseApproval } from './nurse-status.ts';

const DAY = 86_400_000;
const PASSWORD = 'een lang wachtwoord 7';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

async function decide(uid: number, action: RestrictionAction, until: string | null = null, reason = 'Reclame.') {
  const desk = await openDesk(system, 'moderator');
  return desk.client.call(restrictPerson, { params: { uid }, body: { action, reason, until } });
}
const getToday = (days = 0) => new Date(system.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

async function withPassword(uid: number): Promise<string> {
  const hash = await runInPasswordSlot(() => hashPassword(PASSWORD));
  const { rows } = await system.database.pool.query<{ mail: string }>(
    'update users set password_hash = $2 where uid = $1 returning mail',
    [uid, hash],
  );
  return rows[0]?.mail ?? '';
}
const logIn = (mail: string, password = PASSWORD, domain: 'alcohol' | 'guided' = 'alcohol') =>
  createBrowser(system.app, { domain }).client.call(login, { body: { mail, password } });

describe('a suspended account', () => {
  it('is out at once in every browser, and each next call says why', async () => {
    const me = await createMember(system);
    expectSuccess(await me.client.call(currentUser));
    expectSuccess(await decide(me.uid, 'suspend'));
    for (let time = 0; time < 2; time += 1) {
      expect(await me.client.call(currentUser)).toMatchObject({
        failure: { status: 403, message: expect.stringContaining('geschorst'), detail: { closed: 'suspended' } },
      });
    }
  });

  it('is told at login until when, after the right password alone, and is let in the day after', async () => {
    const me = await createMember(system);
    const mail = await withPassword(me.uid);
    expectSuccess(await decide(me.uid, 'suspend', getToday(3)));
    expect(await logIn(mail)).toMatchObject({
      failure: { status: 409, message: expect.stringMatching(/geschorst tot en met \d+ \w+ 20\d\d/) },
    });
    expect(await logIn(mail, 'een heel ander 8')).toMatchObject({
      failure: { status: 400, message: expect.not.stringContaining('geschorst') },
    });
    system.clock.pass(4 * DAY);
    expectSuccess(await logIn(mail));
  });

  it('is opened by the job once it is over, and by hand before', async () => {
    const [item, two, three] = [await createMember(system), await createMember(system), await createMember(system)];
    expectSuccess(await decide(item.uid, 'suspend', getToday(1)));
    for (const { uid } of [two, three]) expectSuccess(await decide(uid, 'suspend'));
    expectSuccess(await decide(two.uid, 'unsuspend', null, 'Was een vergissing.'));
    system.clock.pass(2 * DAY);
    await createCleanUpHandler(system.system)({}, { id: 'x' });
    const { rows } = await system.database.pool.query('select status from users where uid = any($1) order by uid', [
      [item.uid, two.uid, three.uid],
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['active', 'active', 'suspended']);
  });

  it('is found at the desk, with who did what, when and why, sealed', async () => {
    const me = await createMember(system, { nickname: 'Kwartel' });
    expectSuccess(await decide(me.uid, 'suspend', getToday(3), 'Verkoopt dingen.'));
    const desk = await openDesk(system, 'moderator');
    const match = expectSuccess(
      await desk.client.call(findPeople, { query: { domain: 'alcohol', nickname: 'kwartel' } }),
    );
    expect(match).toMatchObject([{ uid: me.uid, suspended: { until: getToday(3) }, silenced: null }]);
    const { actions } = expectSuccess(await desk.client.call(openPerson, { params: { uid: me.uid } }));
    expect(actions).toMatchObject([{ action: 'suspend', reason: 'Verkoopt dingen.', until: getToday(3), by: 'Noor' }]);
    expect(expectSuccess(await desk.client.call(listModerationActions, {})).rows[0]).toMatchObject({
      action: 'suspend',
    });
    const { rows } = await system.database.pool.query('select d::text from moderation_actions d');
    expect(JSON.stringify(rows)).not.toContain('Verkoopt');
  });

  it('needs a reason, a day that is not over, and is a participant’s', async () => {
    const me = await createMember(system);
    expect(await decide(me.uid, 'suspend', null, ' ')).toMatchObject({ failure: { status: 422 } });
    expect(await decide(me.uid, 'suspend', getToday(-1))).toMatchObject({ failure: { status: 422 } });
    const otherDesk = await openDesk(system, 'editor');
    for (const uid of [otherDesk.uid, 987_654]) expect(expectFailure(await decide(uid, 'suspend'))).toBe(404);
    expectSuccess(await me.client.call(currentUser));
  });
});

it('somebody who is silenced reads, reports and takes away, and writes and likes nothing', async () => {
  const [me, otherMember] = [await createMember(system), await createMember(system)];
  const { id, revision } = await post(me);
  const ownComment = await postComment(me, id);
  const otherPost = await post(otherMember);
  const category = await getFirstCategory(me);
  expectSuccess(await decide(me.uid, 'silence', getToday(5)));
  expect(expectSuccess(await me.client.call(currentUser))).toMatchObject({ silenced: { until: getToday(5) } });
  const key = crypto.randomUUID();
  const writes = [
    me.client.call(createPost, { body: { title: 'x', body: 'x', category }, key }),
    me.client.call(createComment, { body: { post: id, body: 'x', parent: null }, key: crypto.randomUUID() }),
    me.client.call(updatePost, { params: { id, revision }, body: { body: 'x' } }),
    me.client.call(updateComment, { params: { id: ownComment.id }, body: { post: id, body: 'x' } }),
    me.client.call(flagContent, { params: { flag: 'like_post', type: 'node', id: otherPost.id } }),
  ];
  for (const result of await Promise.all(
    writes as Promise<(typeof writes)[0] extends Promise<infer R> ? R : never>[],
  )) {
    expect(result).toMatchObject({
      failure: {
        status: 403,
        message: expect.stringContaining('niet schrijven op het forum'),
        detail: { silenced: {} },
      },
    });
  }
  const report = { flag: 'inappropriate_post', type: 'node', id: otherPost.id } as const;
  expectSuccess(await me.client.call(flagContent, { params: report, body: { reason: 'Reclame' } }));
  expectSuccess(await me.client.call(anonymiseComment, { params: { id: ownComment.id } }));
  expect(expectSuccess(await me.client.call(myData))).toMatchObject({ restrictions: [{ kind: 'silenced' }] });
  system.clock.pass(6 * DAY);
  await postComment(me, otherPost.id, 'Ik ben er weer');
});

describe('a nurse whose approval is withdrawn', () => {
  async function createFixture() {
    const nurse = await participant(system, { domain: 'guided' });
    await system.database.pool.query(
      `insert into nurse_profiles values ($1, 'A', 'Jansen', 'POH', 'Praktijk', 'Kerkstraat 1', '1234 AB', 'Utrecht', '030', false)
       on conflict do nothing`,
      [nurse.uid],
    );
    const client = await createMember(system);
    await system.database.pool.query("update users set status = 'active', role = 'poh' where uid = $1", [nurse.uid]);
    await system.database.pool.query("update sessions set role = 'poh' where uid = $1", [nurse.uid]);
    await system.database.pool.query('insert into pairings (uid, nurse_uid, since) values ($1, $2, now())', [
      client.uid,
      nurse.uid,
    ]);
    return { nurse, client };
  }
  const stand = async (uid: number, action: NurseStatusChange, role: 'moderator' | 'editor' = 'moderator') => {
    const desk = await openDesk(system, role);
    return desk.client.call(setNurseStatus, { params: { uid }, body: { action, reason: 'Werkt er niet meer.' } });
  };

  it('is out at once, loses her clients, who are told; it can be given back without them', async () => {
    const { nurse, client } = await createFixture();
    const readClients = () => nurse.client.call(getClients, { query: {} } as never);
    expect(JSON.stringify(expectSuccess((await readClients()) as never))).toContain(String(client.uid));
    expectSuccess(await stand(nurse.uid, 'withdraw'));
    expect(await readClients()).toMatchObject({
      failure: { status: 403, message: expect.stringContaining('ingetrokken'), detail: { closed: 'withdrawn' } },
    });
    const params = { view: 'messages', display: 'list' };
    const [message] = expectSuccess(await client.client.call(getView, { params })).rows.map(readMessage);
    expect(message).toMatchObject({ template: 'nurse-ended', text: expect.stringContaining('kijkt niet meer mee') });
    const mail = await withPassword(nurse.uid);
    expect(await logIn(mail, PASSWORD, 'guided')).toMatchObject({
      failure: { status: 409, message: expect.stringContaining('ingetrokken') },
    });
    expect(expectFailure(await stand(nurse.uid, 'withdraw'))).toBe(404);
    expectSuccess(await stand(nurse.uid, 'give-back'));
    // The login continues to the nurse's second factor.
    expect(expectFailure(await logIn(mail, PASSWORD, 'guided'))).toBe(401);
    expect((await system.database.pool.query('select from pairings where uid = $1', [client.uid])).rows).toEqual([]);
    const { rows } = await system.database.pool.query(
      "insert into nurse_reviews (uid, decision, created_at) values ($1, 'approve', now()) returning uid",
      [nurse.uid],
    );
    expect(rows.length).toBe(1);
    const desk = await openDesk(system, 'moderator');
    const decided = expectSuccess(await desk.client.call(listNurseApplications, { query: { state: 'decided' } }));
    expect(decided.rows[0]).toMatchObject({
      state: 'active',
      standing: { action: 'give-back', reason: 'Werkt er niet meer.', by: 'Noor' },
    });
  });

  it('sets up another second step once an administrator took hers off, which is recorded and told', async () => {
    const { nurse, client } = await createFixture();
    const desk = await openDesk(system, 'administrator');
    const reset = (caller = desk) =>
      caller.client.call(resetNurseFactor, { params: { uid: nurse.uid }, body: { reason: 'Telefoon kwijt.' } });
    expect(expectFailure(await reset(await openDesk(system, 'moderator')))).toBe(403);
    expectSuccess(await reset());
    expect(expectFailure(await nurse.client.call(currentUser))).toBe(403);
    expect(expectFailure(await reset())).toBe(404);
    const { rows } = await system.database.pool.query(
      'select action, staff_uid from moderation_actions where uid = $1',
      [nurse.uid],
    );
    expect(rows).toEqual([{ action: 'reset-factor', staff_uid: String(desk.uid) }]);
    expectSuccess(await nurse.client.call(login, { body: { mail: nurse.mail, password: NURSE_PASSWORD } }));
    expect(expectFailure(await nurse.client.call(getClients))).toBe(403);
    await setUpFactor(system, nurse);
    const clients = expectSuccess(await nurse.client.call(getClients)).rows;
    expect(clients.map(({ uid }) => uid)).toEqual([client.uid]);
  });

  it('is decided about by moderators, and by nobody about themselves', async () => {
    const { nurse } = await createFixture();
    expect(expectFailure(await stand(nurse.uid, 'withdraw', 'editor'))).toBe(403);
    await expect(async () =>
      changeNurseApproval(system.system, nurse.uid, { action: 'withdraw', reason: 'x', staffUid: nurse.uid }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
