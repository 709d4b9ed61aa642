import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { updateUser } from '#src/contract/account.ts';
import { checkResetLink, setPassword, validateEmail } from '#src/contract/account-links.ts';
import { acceptBuddyInvite, refuseBuddyInvite, unsubscribeBuddy } from '#src/contract/buddies.ts';
import { changeStaffPassword, checkStaffLink, loginStaff, startStaffAccount } from '#src/contract/desk/staff-user.ts';
import { findNurse, pairNurse } from '#src/contract/nurse-pairing.ts';
import type { Result } from '#src/contract/result.ts';
import { login } from '#src/contract/sessions.ts';
import { PASSWORD, participant } from '#tests/support/accounts.ts';
import { deskBrowser, type TestBrowser } from '#tests/support/create-browser.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const TRIES = 10;
const WRONG_PASSWORD = 'iets anders 1';

let system: TestSystem;
let me: Awaited<ReturnType<typeof participant>>;
let staff: Awaited<ReturnType<typeof createStaffAccount>>;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  me = await participant(system);
  staff = await createStaffAccount(system);
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

/** Returns a browser at the bare host, which is the host of staff and of the default domain. */
const getMachine = () => deskBrowser(system);

/** A wrong guess with this number at a secret of an account, from a browser. */
type Guess = (browser: TestBrowser, number: number) => Promise<Result<unknown>>;

const createLink = (uid: number | string) => ({ uid: String(uid), timestamp: '1795219819', hash: 'A'.repeat(43) });
const getLongCode = (number: number) => String(number).padStart(22, 'A');
const getToken = (number: number) => String(number).padStart(43, 'A');
/** Returns a code of letters and digits with this number. */
const getShortCode = (number: number) => `CDFG${'34679HJKMNPQ'[number]}4`;

/** Secrets of one account: ten attempts per IP address. */
const OF_AN_ACCOUNT: Readonly<Record<string, Guess>> = {
  'the password at login': ({ client }) => client.call(login, { body: { mail: me.mail, password: WRONG_PASSWORD } }),
  'the password of staff at login': ({ client }) =>
    client.call(loginStaff, { body: { mail: staff.mail, password: WRONG_PASSWORD } }),
  'the code of a second factor at login': ({ client }, number) =>
    client.call(loginStaff, { body: { mail: staff.mail, password: PASSWORD, code: String(100_000 + number) } }),
  'a link for a new password': ({ client }) => client.call(checkResetLink, { body: createLink(me.uid) }),
  'a new password by a link': ({ client }) =>
    client.call(setPassword, { body: { ...createLink(me.uid), password: 'maan en 7 sterren' } }),
  'a link that confirms an address': ({ client }) => client.call(validateEmail, { body: createLink(me.uid) }),
};

/** Secrets that a logged-in user may guess. */
const OF_A_SESSION: Readonly<Record<string, Guess>> = {
  'the pairing code of a nurse': (_, number) =>
    me.client.call(pairNurse, { body: { pairingCode: getShortCode(number) } }),
  'whose pairing code it is': (_, number) => me.client.call(findNurse, { body: { pairingCode: getShortCode(number) } }),
  'the current password': (_, number) =>
    me.client.call(updateUser, {
      params: { uid: me.uid },
      body: { newPassword: 'maan en 7 sterren', currentPassword: `${WRONG_PASSWORD}${number}` },
    }),
  'the current password of staff': (_, number) =>
    staff.client.call(changeStaffPassword, {
      body: { current: `${WRONG_PASSWORD}${number}`, password: 'maan en 7 sterren' },
    }),
};

/** Secrets guessed from one IP address: at another account each time, or secrets too long to belong to one account. */
const OF_A_MACHINE: Readonly<Record<string, Guess>> = {
  'passwords at login': ({ client }) =>
    client.call(login, { body: { mail: `${randomUUID()}@example.nl`, password: WRONG_PASSWORD } }),
  'passwords of staff': ({ client }) =>
    client.call(loginStaff, { body: { mail: `${randomUUID()}@example.nl`, password: WRONG_PASSWORD } }),
  'links for a new password': ({ client }, number) =>
    client.call(checkResetLink, { body: createLink(90_000 + number) }),
  'new passwords by links': ({ client }, number) =>
    client.call(setPassword, { body: { ...createLink(90_000 + number), password: PASSWORD } }),
  'links that confirm an address': ({ client }, number) =>
    client.call(validateEmail, { body: createLink(90_000 + number) }),
  'links of staff': ({ client }, number) => client.call(checkStaffLink, { body: { token: getToken(number) } }),
  'beginnings of staff': ({ client }, number) =>
    client.call(startStaffAccount, {
      body: { token: getToken(number), name: 'Sam', password: PASSWORD, language: 'nl' },
    }),
  'codes of buddies who say yes': ({ client }, number) =>
    client.call(acceptBuddyInvite, { body: { pairingCode: getLongCode(number) } }),
  'codes of buddies who say no': ({ client }, number) =>
    client.call(refuseBuddyInvite, { body: { pairingCode: getLongCode(number), reason: '' } }),
  'codes of buddies who stop': ({ client }, number) =>
    client.call(unsubscribeBuddy, { body: { pairingCode: getLongCode(number) } }),
};

async function getStatuses(guess: Guess, browserFor: (number: number) => TestBrowser): Promise<(number | null)[]> {
  const statuses = [];
  for (let number = 0; number <= TRIES; number += 1) {
    const result = await guess(browserFor(number), number);
    statuses.push(result.ok ? 200 : result.failure.status);
  }
  return statuses;
}

/** Expects that each guess except the last is answered as wrong, and that the last is refused unread. */
function expectTripped(statuses: readonly (number | null)[]): void {
  expect(statuses.slice(0, -1).filter((status) => status === 429 || status === 200)).toEqual([]);
  expect(statuses.at(-1)).toBe(429);
}

describe('ten wrong guesses and no more', () => {
  it.each(Object.entries(OF_AN_ACCOUNT))('at %s, from one machine', async (_, guess) => {
    const browser = getMachine();
    expectTripped(await getStatuses(guess, () => browser));
  });

  it.each(Object.entries(OF_A_SESSION))('at %s, by somebody who is logged in', async (_, guess) => {
    expectTripped(await getStatuses(guess, () => me));
  });
});

describe('75 wrong guesses of one network and no more', () => {
  it.each(Object.entries(OF_A_MACHINE))('at %s', async (_, guess) => {
    const browser = getMachine();
    const first = await guess(browser, 0);
    expect(first.ok).toBe(false);
    await system.database.pool.query("update limits set points = 74 where key like '%:client:%'");
    const [last, beyond] = [await guess(browser, 1), await guess(browser, 2)];
    expectTripped([last, beyond].map((result) => (result.ok ? 200 : result.failure.status)));
    const otherGuess = await guess(getMachine(), 1);
    expect(otherGuess.ok ? 200 : otherGuess.failure.status).not.toBe(429);
  });
});
