import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { users } from '#src/cms/db/schema/index.ts';
import { getLoginStatus } from '#src/contract/get-login-status.ts';
import { login } from '#src/contract/login.ts';
import { setPassword } from '#src/contract/set-password.ts';
import { answerOf, PASSWORD, participant, statusOf } from '#tests/support/accounts.ts';
import { browserOf } from '#tests/support/browser-of.ts';
import { logInAgain, staffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { codeAt } from '../second-factor/totp.ts';
import { lockUser, type User } from './find-user.ts';
import { keepLink, makeLink } from './links.ts';
import { meanwhile } from './meanwhile.fixture.ts';
import { eraseUser } from './own-data.ts';
import { endSessions } from './sessions.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const sessionsOf = async (uid: number) =>
  (await system.database.pool.query('select from sessions where uid = $1', [uid])).rows.length;

/** Changes an account as an administrator or its person does, and ends its sessions with it. */
const changed = <T>(uid: number, set: Partial<User>, call: () => Promise<T>) =>
  meanwhile(
    system,
    async (tx) => {
      await lockUser(tx, uid);
      await tx.update(users).set(set).where(eq(users.uid, uid));
      await endSessions(tx, uid);
    },
    call,
  );

describe('a login under way', () => {
  it.each([
    ['the account is blocked', { status: 'blocked' }, 409],
    ['the account gets another password', { passwordHash: 'another' }, 400],
  ] as const)('opens nothing where %s meanwhile', async (_, set, status) => {
    const me = await participant(system);
    const { client } = browserOf(system.app);
    const result = await changed(me.uid, set, () =>
      client.call(login, { body: { mail: me.mail, password: PASSWORD } }),
    );
    expect([statusOf(result), await sessionsOf(me.uid)]).toEqual([status, 0]);
    expect(answerOf(await client.call(getLoginStatus))).toBe(false);
  });

  it('opens nothing where the account goes meanwhile', async () => {
    const me = await participant(system);
    const { client } = browserOf(system.app);
    const result = await meanwhile(
      system,
      async (tx) => eraseUser(tx, (await lockUser(tx, me.uid)).uid),
      () => client.call(login, { body: { mail: me.mail, password: PASSWORD } }),
    );
    expect([statusOf(result), await sessionsOf(me.uid)]).toEqual([400, 0]);
  });

  it.each([
    ['blocked', { status: 'blocked' }, 409],
    ['given another role', { role: 'editor' }, 400],
  ] as const)('of staff opens nothing where they are %s meanwhile', async (_, set, status) => {
    const { uid, mail, secret } = await staffAccount(system, 'administrator');
    const code = codeAt(secret, system.clock.now());
    const { result } = await changed(uid, set, () => logInAgain(system, mail, code));
    expect([statusOf(result), await sessionsOf(uid)]).toEqual([status, 0]);
  });

  it('leaves the session that the browser had', async () => {
    const [me, other] = [await participant(system), await participant(system)];
    const body = { mail: other.mail, password: PASSWORD };
    expect(statusOf(await changed(other.uid, { status: 'blocked' }, () => me.client.call(login, { body })))).toBe(409);
    expect(answerOf(await me.client.call(getLoginStatus))).toBe(true);
  });
});

it('a new password by a link opens nothing where the account is blocked before it logs in', async () => {
  const me = await participant(system);
  const link = makeLink(await userOf(me.uid), system.clock.now());
  await system.database.db.transaction(async (tx) => keepLink(tx, await lockUser(tx, me.uid), 'reset', link));
  const { client } = browserOf(system.app);
  const body = { ...link, password: 'maan en 7 sterren' };
  const result = await changed(me.uid, { status: 'blocked' }, () => client.call(setPassword, { body }));
  expect([statusOf(result), await sessionsOf(me.uid)]).toEqual([403, 0]);
});

const userOf = (uid: number) => system.database.db.transaction((tx) => lockUser(tx, uid));
