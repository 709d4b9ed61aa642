import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { updateUser } from '#src/contract/account.ts';
import { LOCKED_STATUS } from '#src/contract/operation.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getSessionLock, lockSession, removeLockCode, setLockCode, unlockSession } from '#src/contract/session-lock.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { login, logout } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBackup, describeFailures, dumpDatabase } from '#tests/support/everything.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

const CODE = '480391';
const MINUTE = 60_000;

type Me = Awaited<ReturnType<typeof participant>>;

const isLocked = async ({ client }: Me) => (await client.call(currentUser)).ok === false;

async function withCode(): Promise<Me> {
  const me = await participant(system);
  expect(
    expectSuccess(await me.client.call(setLockCode, { body: { code: CODE, password: PASSWORD } })).hasLockCode,
  ).toBe(true);
  return me;
}

const forgetPassword = ({ uid }: Me) =>
  system.database.pool.query('update users set password_hash = null where uid = $1', [uid]);

async function readLockedWithCode(): Promise<Me> {
  const me = await withCode();
  expectSuccess(await me.client.call(lockSession));
  return me;
}

describe('a locked login', () => {
  it('opens nothing until the own code opens it', async () => {
    const me = await readLockedWithCode();
    expect(expectFailure(await me.client.call(currentUser))).toBe(LOCKED_STATUS);
    expect(expectSuccess(await me.client.call(getLoginStatus))).toBe(false);
    expect(expectSuccess(await me.client.call(getSessionLock))).toEqual({ isLocked: true, asks: 'code-or-password' });
    expectSuccess(await me.client.call(unlockSession, { body: { code: '480 391' } }));
    expect(expectSuccess(await me.client.call(currentUser)).uid).toBe(me.uid);
    expect(expectSuccess(await me.client.call(getSessionLock))).toEqual({ isLocked: false, asks: null });
  });

  it('asks for the password where no code was chosen, and takes it in place of a forgotten code', async () => {
    const me = await participant(system);
    expectSuccess(await me.client.call(lockSession));
    expect(expectSuccess(await me.client.call(getSessionLock)).asks).toBe('password');
    expect(expectFailure(await me.client.call(unlockSession, { body: { code: CODE } }))).toBe(422);
    expectSuccess(await me.client.call(unlockSession, { body: { password: PASSWORD } }));
    const otherUser = await readLockedWithCode();
    expectSuccess(await otherUser.client.call(unlockSession, { body: { password: PASSWORD } }));
    expect(await isLocked(otherUser)).toBe(false);
  });

  it('asks for the code alone where the person has no password', async () => {
    const me = await withCode();
    await forgetPassword(me);
    expectSuccess(await me.client.call(lockSession));
    expect(expectSuccess(await me.client.call(getSessionLock)).asks).toBe('code');
  });

  it('asks for a new login where the person has neither', async () => {
    const me = await participant(system);
    await forgetPassword(me);
    expectSuccess(await me.client.call(lockSession));
    expect(expectSuccess(await me.client.call(getSessionLock)).asks).toBe('login');
    expect(expectFailure(await me.client.call(unlockSession, { body: { password: '' } }))).toBe(422);
  });

  it('says beside the field that a code is wrong, and ends with the fifth', async () => {
    const me = await readLockedWithCode();
    for (let time = 1; time < 5; time += 1) {
      const result = await me.client.call(unlockSession, { body: { code: '111222' } });
      expect(result).toMatchObject({
        ok: false,
        failure: { status: 422, fields: { code: expect.stringMatching(/klopt niet/) } },
      });
    }
    const last = await me.client.call(unlockSession, { body: { code: '111222' } });
    expect(last).toMatchObject({ ok: false, failure: { status: 403, detail: { lock: 'ended' } } });
    expect([...me.cookies.keys()].filter((name) => /SESS|session_hint|locked/.test(name))).toEqual([]);
    const { rows } = await system.database.pool.query('select 1 from sessions where uid = $1', [me.uid]);
    expect(rows).toEqual([]);
    expectSuccess(await me.client.call(login, { body: { mail: me.mail, password: PASSWORD } }));
    expect(await isLocked(me)).toBe(false);
  });

  it('gives no sixth try to many that come at one moment', async () => {
    const me = await readLockedWithCode();
    const attempts = Array.from({ length: 8 }, () => me.client.call(unlockSession, { body: { code: '111222' } }));
    const statuses = (await Promise.all(attempts)).map(expectFailure);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(4);
    expect(expectSuccess(await me.client.call(getSessionLock)).isLocked).toBe(false);
    expect(expectFailure(await me.client.call(unlockSession, { body: { code: CODE } }))).toBe(409);
  });

  it('begins anew to count once it was opened', async () => {
    const me = await readLockedWithCode();
    for (const _round of [1, 2]) {
      for (let time = 0; time < 3; time += 1) {
        expect(expectFailure(await me.client.call(unlockSession, { body: { code: '111222' } }))).toBe(422);
      }
      expectSuccess(await me.client.call(unlockSession, { body: { code: CODE } }));
      expectSuccess(await me.client.call(lockSession));
    }
    expect(await isLocked(me)).toBe(true);
  });

  it('can be ended without opening it, and a full login in its place ends it', async () => {
    const [me, otherUser] = [await readLockedWithCode(), await readLockedWithCode()];
    expectSuccess(await me.client.call(logout, {}));
    expect(expectSuccess(await me.client.call(getSessionLock)).isLocked).toBe(false);
    expectSuccess(await otherUser.client.call(login, { body: { mail: otherUser.mail, password: PASSWORD } }));
    const { rows } = await system.database.pool.query('select 1 from sessions where uid = $1', [otherUser.uid]);
    expect(rows).toHaveLength(1);
  });

  it('is locked by the next call where the browser could not tell it', async () => {
    const me = await withCode();
    me.cookies.set('locked', '1');
    expect(expectFailure(await me.client.call(currentUser))).toBe(LOCKED_STATUS);
    me.cookies.delete('locked');
    expect(expectFailure(await me.client.call(currentUser))).toBe(LOCKED_STATUS);
  });

  it('is opened by nobody from another site, and locked by none', async () => {
    const me = await readLockedWithCode();
    for (const path of ['lock', 'unlock']) {
      const answer = await me.fetch(`http://${me.host}/api/nl/sessions/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://elders.example' },
        body: JSON.stringify({ code: CODE }),
      });
      expect(answer.status).toBe(403);
    }
    expect(await isLocked(me)).toBe(true);
  });

  it('is that of one browser: elsewhere the person goes on', async () => {
    const me = await readLockedWithCode();
    const { createBrowser } = await import('#tests/support/create-browser.ts');
    const phone = createBrowser(system.app);
    expectSuccess(await phone.client.call(login, { body: { mail: me.mail, password: PASSWORD } }));
    expect(expectSuccess(await phone.client.call(currentUser)).uid).toBe(me.uid);
    expect(await isLocked(me)).toBe(true);
  });

  it('is none of a nurse', async () => {
    const nurse = await participant(system, { domain: 'guided' });
    expectSuccess(await nurse.client.call(lockSession));
    expect(expectSuccess(await nurse.client.call(currentUser)).uid).toBe(nurse.uid);
  });
});

describe('the own code', () => {
  it('asks for the password, and refuses what anybody would try first', async () => {
    const me = await participant(system);
    const choose = (code: string, password: string) => me.client.call(setLockCode, { body: { code, password } });
    for (const code of ['123456', '000000', '12345', 'abcdef']) {
      expect(await choose(code, PASSWORD)).toMatchObject({
        failure: { status: 422, fields: { code: expect.anything() } },
      });
    }
    expect(await choose(CODE, 'fout')).toMatchObject({
      failure: { status: 422, fields: { password: expect.anything() } },
    });
    expect(expectSuccess(await me.client.call(currentUser)).hasLockCode).toBe(false);
    expectSuccess(await choose(CODE, PASSWORD));
    expect(expectSuccess(await me.client.call(removeLockCode)).hasLockCode).toBe(false);
  });

  it('is asked for a new login first where the account has no password', async () => {
    const me = await participant(system);
    await system.database.pool.query('update users set password_hash = null where uid = $1', [me.uid]);
    expectSuccess(await me.client.call(setLockCode, { body: { code: CODE, password: '' } }));
    system.clock.pass(11 * MINUTE);
    expect(expectFailure(await me.client.call(setLockCode, { body: { code: CODE, password: '' } }))).toBe(403);
  });

  it('is nowhere in the database, the backup and the log, nor is its hash', async () => {
    const me = await readLockedWithCode();
    for (const code of ['773311', CODE]) await me.client.call(unlockSession, { body: { code } });
    await system.database.pool.query('alter table sessions rename to away');
    expect(expectFailure(await me.client.call(unlockSession, { body: { code: '773311' } }))).toBe(500);
    await system.database.pool.query('alter table away rename to sessions');
    expect(describeFailures(system)).not.toMatch(/480391|773311/);
    const [dump, backup] = [await dumpDatabase(system), await createBackup(system)];
    const { rows } = await system.database.pool.query('select lock_code from users where uid = $1', [me.uid]);
    expect(rows[0]?.lock_code).toMatch(/^v\d+\.[\w-]+$/);
    for (const path of [dump, backup]) {
      expect(path).toContain(me.mail);
      expect(path).not.toMatch(/"480391"|\b480391\b|\b773311\b/);
    }
  });
});

describe('a lock after rest', () => {
  it('is off until somebody chooses it, and takes only the choices that there are', async () => {
    const me = await participant(system);
    expect(expectSuccess(await me.client.call(currentUser)).restMinutes).toBeNull();
    system.clock.pass(24 * 60 * MINUTE);
    expect(await isLocked(me)).toBe(false);
    const choose = (restMinutes: number | null) =>
      me.client.call(updateUser, { params: { uid: me.uid }, body: { restMinutes } });
    expect(expectFailure(await choose(7))).toBe(422);
    expect(expectSuccess(await choose(15)).restMinutes).toBe(15);
    expect(expectSuccess(await choose(null)).restMinutes).toBeNull();
  });

  it('comes after that many minutes without a call, and counts anew with each', async () => {
    const me = await withCode();
    expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body: { restMinutes: 5 } }));
    for (let time = 0; time < 4; time += 1) {
      system.clock.pass(4 * MINUTE);
      expect(await isLocked(me)).toBe(false);
    }
    system.clock.pass(5 * MINUTE);
    expect(expectFailure(await me.client.call(currentUser))).toBe(LOCKED_STATUS);
    expectSuccess(await me.client.call(unlockSession, { body: { code: CODE } }));
    expect(await isLocked(me)).toBe(false);
  });

  it('keeps no moment of anybody who did not choose it', async () => {
    const me = await participant(system);
    await me.client.call(currentUser);
    const { rows } = await system.database.pool.query('select used_at from sessions where uid = $1', [me.uid]);
    expect(rows).toEqual([{ used_at: null }]);
  });

  it('holds for a login after the choice as well, and shows in the hint of the browser', async () => {
    const me = await participant(system);
    expectSuccess(
      await me.client.call(updateUser, { params: { uid: me.uid }, body: { restMinutes: 5, isDiscreet: true } }),
    );
    expect(me.cookies.get('session_hint')).toMatch(/\.discreet\.rest$/);
    expect(me.cookies.get('awake')).toBe('1');
    expectSuccess(await me.client.call(login, { body: { mail: me.mail, password: PASSWORD } }));
    system.clock.pass(6 * MINUTE);
    expect(await isLocked(me)).toBe(true);
  });
});
