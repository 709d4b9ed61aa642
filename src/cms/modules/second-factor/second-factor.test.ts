import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { getClients } from '#src/contract/clients.ts';
import { listStaff } from '#src/contract/desk/staff.ts';
import { saveOwnStaff } from '#src/contract/desk/staff-user.ts';
import { currentUser } from '#src/contract/own-user.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#src/contract/second-factor.ts';
import { listSessions, login } from '#src/contract/sessions.ts';
import { createNode } from '#src/contract/write-node.ts';
import { expectFailure, expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { setUpFactor } from '#tests/support/second-factor.ts';
import { createStaffAccount, createStaffWithoutFactor, logInAgain } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { findCodeStep, generateCode } from './totp.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

const STEP = 30_000;
const getCodeNow = (secret: string, daysAway = 0) =>
  generateCode(secret, new Date(system.clock.now().getTime() + daysAway * STEP));

describe('a code of the app', () => {
  it('is the one of RFC 6238', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(generateCode(secret, new Date(59_000))).toBe('287082');
    expect(generateCode(secret, new Date(1_111_111_109_000))).toBe('081804');
    expect(findCodeStep(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
  });

  it('may be one half minute early or late, and no more', async () => {
    for (const [away, isTaken] of [
      [-2, false],
      [-1, true],
      [1, true],
      [2, false],
    ] as const) {
      const { mail, secret } = await createStaffAccount(system);
      system.clock.pass(5 * STEP);
      const { result } = await logInAgain(system, mail, getCodeNow(secret, away));
      expect([away, result.ok]).toEqual([away, isTaken]);
    }
  });

  it('opens once, and so does no code before it', async () => {
    const { mail, secret } = await createStaffAccount(system);
    system.clock.pass(5 * STEP);
    const [previousCode, code] = [getCodeNow(secret, -1), getCodeNow(secret)];
    expectSuccess((await logInAgain(system, mail, code)).result);
    expect(expectFailure((await logInAgain(system, mail, code)).result)).toBe(422);
    expect(expectFailure((await logInAgain(system, mail, previousCode)).result)).toBe(422);
    system.clock.pass(STEP);
    expectSuccess((await logInAgain(system, mail, getCodeNow(secret))).result);
  });

  it('opens one of two logins at the same moment', async () => {
    const { mail, secret } = await createStaffAccount(system);
    system.clock.pass(STEP);
    const code = getCodeNow(secret);
    const results = await Promise.all([logInAgain(system, mail, code), logInAgain(system, mail, code)]);
    expect(results.filter(({ result }) => result.ok)).toHaveLength(1);
  });

  it('can be guessed at ten times in an hour', async () => {
    const { mail, secret } = await createStaffAccount(system);
    system.clock.pass(STEP);
    const wrongValue = getCodeNow(secret, 100);
    for (let time = 0; time < 10; time += 1) {
      expect(expectFailure((await logInAgain(system, mail, wrongValue)).result)).toBe(422);
    }
    expect((await logInAgain(system, mail, getCodeNow(secret))).result).toMatchObject({
      failure: { status: 429, retryAfter: expect.any(Number) },
    });
  });

  it('is asked for after the right password alone', async () => {
    const { mail } = await createStaffAccount(system);
    expect(expectFailure((await logInAgain(system, mail)).result)).toBe(401);
    expect(expectFailure((await logInAgain(system, `x${mail}`)).result)).toBe(400);
  });
});

describe('staff without a second factor', () => {
  it('can set one up and do nothing else, in whatever role', async () => {
    for (const role of ['editor', 'moderator', 'administrator'] as const) {
      const { client } = await createStaffWithoutFactor(system, role);
      expectSuccess(await client.call(currentUser));
      expect(expectFailure(await client.call(listStaff))).toBe(403);
      expect(expectFailure(await client.call(saveOwnStaff, { body: { name: 'Sam', language: 'nl' } }))).toBe(403);
      expect(expectFailure(await client.call(createNode, { body: { type: 'tip' } }))).toBe(403);
    }
  });

  it('is let in by the first code of the app', async () => {
    const member = await createStaffWithoutFactor(system, 'administrator');
    await setUpFactor(system, member);
    expect(expectSuccess(await member.client.call(listStaff)).map(({ uid }) => uid)).toContain(member.uid);
    expect(expectSuccess(await member.client.call(currentUser)).hasSecondFactor).toBe(true);
  });

  it('is not let in by a wrong code, nor by one of an app that was begun anew', async () => {
    const { client } = await createStaffWithoutFactor(system);
    const first = expectSuccess(await client.call(startSecondFactor, { body: {} }));
    expectSuccess(await client.call(startSecondFactor, { body: {} }));
    const code = getCodeNow(first.secret);
    expect(expectFailure(await client.call(confirmSecondFactor, { body: { code } }))).toBe(422);
    expect(expectSuccess(await client.call(getSecondFactor)).since).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are ten, and open once each', async () => {
    const { mail, recoveryCodes, client } = await createStaffAccount(system);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    expectSuccess((await logInAgain(system, mail, code)).result);
    expect(expectFailure((await logInAgain(system, mail, code)).result)).toBe(422);
    expect(expectSuccess(await client.call(getSecondFactor)).recoveryCodesLeft).toBe(9);
  });

  it('end where new ones are made, which takes a code', async () => {
    const { mail, secret, recoveryCodes, client } = await createStaffAccount(system);
    expect(expectFailure(await client.call(renewRecoveryCodes, { body: { code: '000000' } }))).toBe(422);
    expectSuccess(await client.call(renewRecoveryCodes, { body: { code: getCodeNow(secret) } }));
    expect(expectFailure((await logInAgain(system, mail, recoveryCodes[3])).result)).toBe(422);
  });
});

describe('another app', () => {
  it('takes a code of the one before, and ends the other sessions', async () => {
    const { mail, secret, client } = await createStaffAccount(system);
    const otherDevice = await logInAgain(system, mail, getCodeNow(secret));
    system.clock.pass(STEP);
    expect(expectFailure(await client.call(startSecondFactor, { body: { password: PASSWORD } }))).toBe(422);
    const next = await setUpFactor(system, { client } as never, { code: getCodeNow(secret) });
    expect(expectFailure(await otherDevice.client.call(currentUser))).toBe(403);
    expectSuccess(await client.call(saveOwnStaff, { body: { name: 'Robin', language: 'nl' } }));
    expect(expectFailure((await logInAgain(system, mail, getCodeNow(secret))).result)).toBe(422);
    expectSuccess((await logInAgain(system, mail, getCodeNow(next.secret))).result);
  });

  it('leaves the one before alone until it has shown a code', async () => {
    const { mail, secret, client } = await createStaffAccount(system);
    expectSuccess(await client.call(startSecondFactor, { body: { code: getCodeNow(secret) } }));
    system.clock.pass(STEP);
    expectSuccess((await logInAgain(system, mail, getCodeNow(secret))).result);
  });
});

describe('a nurse', () => {
  /** Creates an approved nurse who is logged in with the password only. */
  async function createNurse() {
    const nurse = await participant(system, { domain: 'guided' });
    await system.database.pool.query('delete from second_factors where uid = $1', [nurse.uid]);
    const browser = createBrowser(system.app, { domain: 'guided' });
    expectSuccess(await browser.client.call(login, { body: { mail: nurse.mail, password: PASSWORD } }));
    return { ...browser, mail: nurse.mail, uid: nurse.uid };
  }

  it('sees no client before the second step is set up, and does after it', async () => {
    const nurse = await createNurse();
    expect(expectSuccess(await nurse.client.call(currentUser)).hasSecondFactor).toBe(false);
    const refusal = { failure: { status: 403, message: 'Stel eerst je tweede stap in.' } };
    expect(await nurse.client.call(getClients, {})).toMatchObject(refusal);
    expect(await nurse.client.call(listSessions)).toMatchObject(refusal);
    await setUpFactor(system, nurse);
    expect(expectSuccess(await nurse.client.call(getClients, {}))).toMatchObject({ rows: [] });
    expect(expectSuccess(await nurse.client.call(currentUser)).hasSecondFactor).toBe(true);
  });

  it('is asked for a code at the next login, and a recovery code will do', async () => {
    const nurse = await createNurse();
    const { secret, recoveryCodes } = await setUpFactor(system, nurse);
    const body = { mail: nurse.mail, password: PASSWORD };
    const newBrowser = createBrowser(system.app, { domain: 'guided' });
    expect(expectFailure(await newBrowser.client.call(login, { body }))).toBe(401);
    expectSuccess(await newBrowser.client.call(login, { body: { ...body, code: getCodeNow(secret) } }));
    expectSuccess(await newBrowser.client.call(getClients, {}));
    const third = createBrowser(system.app, { domain: 'guided' });
    expectSuccess(await third.client.call(login, { body: { ...body, code: recoveryCodes[0] ?? '' } }));
  });

  it('takes another app by a code of the one before, not by the password', async () => {
    const nurse = await participant(system, { domain: 'guided' });
    expect(expectFailure(await nurse.client.call(startSecondFactor, { body: { password: PASSWORD } }))).toBe(422);
    await setUpFactor(system, nurse, { code: getCodeNow(nurse.secret) });
  });
});

it('a participant cannot have a second factor', async () => {
  const { client } = await participant(system);
  expect(expectFailure(await client.call(getSecondFactor))).toBe(403);
  expect(expectSuccess(await client.call(currentUser)).hasSecondFactor).toBe(false);
});

it('keeps neither the secret nor a recovery code readable', async () => {
  const { secret, recoveryCodes } = await createStaffAccount(system);
  const { rows } = await system.database.pool.query(
    'select second_factors::text as row from second_factors union all select recovery_codes::text from recovery_codes',
  );
  const storedJson = JSON.stringify(rows);
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(storedJson).not.toContain(text);
  }
});
