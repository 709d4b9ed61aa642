import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { secondFactors, users } from '#src/cms/db/schema/index.ts';
import { updateUser } from '#src/contract/account.ts';
import { setPassword } from '#src/contract/account-links.ts';
import { changeStaffPassword } from '#src/contract/desk/staff-user.ts';
import { confirmSecondFactor, startSecondFactor } from '#src/contract/second-factor.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { login } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createStaffAccount, createStaffWithoutFactor, logInAgain } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { deleteUserRows } from '../../identity/erase-user.ts';
import { lockUser, type User } from '../../identity/find-user.ts';
import { activateLink, createLink } from '../../identity/links.ts';
import { generateCode } from '../second-factor/totp.ts';
import { endSessions } from '../sessions/start-session.ts';
import { runDuringChange } from './meanwhile.fixture.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const getSessions = async (uid: number) =>
  (await system.database.pool.query('select from sessions where uid = $1', [uid])).rows.length;

/** Changes an account as an administrator or its user would, which ends its sessions. */
const changed = <T>(uid: number, set: Partial<User>, call: () => Promise<T>) =>
  runDuringChange(
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
    const { client } = createBrowser(system.app);
    const result = await changed(me.uid, set, () =>
      client.call(login, { body: { mail: me.mail, password: PASSWORD } }),
    );
    expect([expectFailure(result), await getSessions(me.uid)]).toEqual([status, 0]);
    expect(expectSuccess(await client.call(getLoginStatus))).toBe(false);
  });

  it('opens nothing where the account goes meanwhile', async () => {
    const me = await participant(system);
    const { client } = createBrowser(system.app);
    const result = await runDuringChange(
      system,
      async (tx) => deleteUserRows(system.system, tx, (await lockUser(tx, me.uid)).uid),
      () => client.call(login, { body: { mail: me.mail, password: PASSWORD } }),
    );
    expect([expectFailure(result), await getSessions(me.uid)]).toEqual([400, 0]);
  });

  it.each([
    ['blocked', { status: 'blocked' }, 409],
    ['given another role', { role: 'editor' }, 400],
  ] as const)('of staff opens nothing where they are %s meanwhile', async (_, set, status) => {
    const { uid, mail, secret } = await createStaffAccount(system, 'administrator');
    const code = generateCode(secret, system.clock.now());
    const { result } = await changed(uid, set, () => logInAgain(system, mail, code));
    expect([expectFailure(result), await getSessions(uid)]).toEqual([status, 0]);
  });

  it('of staff opens nothing where they set up a second factor meanwhile, of which no code was shown', async () => {
    const { uid, mail } = await createStaffWithoutFactor(system);
    const { result } = await runDuringChange(
      system,
      async (tx) => {
        await lockUser(tx, uid);
        await tx.insert(secondFactors).values({ uid, secret: 'sealed', confirmedAt: system.clock.now() });
        await endSessions(tx, uid);
      },
      () => logInAgain(system, mail),
    );
    expect([expectFailure(result), await getSessions(uid)]).toEqual([400, 0]);
  });

  it('leaves the session that the browser had', async () => {
    const [me, otherUser] = [await participant(system), await participant(system)];
    const body = { mail: otherUser.mail, password: PASSWORD };
    expect(
      expectFailure(await changed(otherUser.uid, { status: 'blocked' }, () => me.client.call(login, { body }))),
    ).toBe(409);
    expect(expectSuccess(await me.client.call(getLoginStatus))).toBe(true);
  });
});

it('a new password by a link opens nothing where the account is blocked before it logs in', async () => {
  const me = await participant(system);
  const link = createLink(await getUser(me.uid), system.clock.now());
  await system.database.db.transaction(async (tx) => activateLink(tx, await lockUser(tx, me.uid), 'reset', link));
  const { client } = createBrowser(system.app);
  const body = { ...link, password: 'maan en 7 sterren' };
  const result = await changed(me.uid, { status: 'blocked' }, () => client.call(setPassword, { body }));
  expect([expectFailure(result), await getSessions(me.uid)]).toEqual([403, 0]);
});

it('a second factor is set up by one who holds the account, so that a login is before it or after it', async () => {
  const { client, uid, secret: previousSecret } = await participant(system, { domain: 'guided' });
  const proof = { code: generateCode(previousSecret, system.clock.now()) };
  const { secret } = expectSuccess(await client.call(startSecondFactor, { body: proof }));
  const body = { code: generateCode(secret, system.clock.now()) };
  expectSuccess(
    await runDuringChange(
      system,
      (tx) => lockUser(tx, uid),
      () => client.call(confirmSecondFactor, { body }),
    ),
  );
});

describe('a change of the own account under way', () => {
  const NEW = 'maan en 7 sterren';

  it.each([
    ['password', { newPassword: NEW }, 'pass'],
    ['address', { mail: 'nieuw@example.nl' }, 'mail'],
  ])('of its %s is refused where it gets another password meanwhile', async (_, change, field) => {
    const me = await participant(system);
    const body = { ...change, currentPassword: PASSWORD };
    const result = await changed(me.uid, { passwordHash: 'another' }, () =>
      me.client.call(updateUser, { params: { uid: me.uid }, body }),
    );
    expect(result).toMatchObject({ failure: { status: 422, fields: { [field]: expect.any(String) } } });
    expect(await getUser(me.uid)).toMatchObject({ passwordHash: 'another', mail: me.mail });
  });

  it('of staff as well', async () => {
    const me = await createStaffAccount(system);
    const result = await changed(me.uid, { passwordHash: 'another' }, () =>
      me.client.call(changeStaffPassword, { body: { current: PASSWORD, password: NEW } }),
    );
    expect(expectFailure(result)).toBe(422);
    expect((await getUser(me.uid)).passwordHash).toBe('another');
  });
});

const getUser = (uid: number) => system.database.db.transaction((tx) => lockUser(tx, uid));
