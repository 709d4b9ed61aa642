import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { deleteAccount, updateUser } from '#src/contract/account.ts';
import {
  changeStaff,
  inviteStaff,
  listStaff,
  removeStaff,
  resetStaffFactor,
  sendStaffLink,
} from '#src/contract/desk/staff.ts';
import {
  changeStaffPassword,
  checkStaffLink,
  loginStaff,
  saveOwnStaff,
  startStaffAccount,
} from '#src/contract/desk/staff-user.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { login } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, mailTo, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser, deskBrowser } from '#tests/support/create-browser.ts';
import { setUpFactor } from '#tests/support/second-factor.ts';
import { createStaffAccount, logInAgain } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { generateCode } from '../second-factor/totp.ts';
import { createAdministratorLink, createFirstAdministratorLink } from './administrator-link.ts';

const OTHER = 'een ander 5 woord';
const HOUR = 3_600_000;
let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());
beforeEach(async () => {
  const { pool } = system.database;
  await pool.query('delete from limits');
  await pool.query('delete from users');
  await pool.query('delete from user_addresses');
  await pool.query('delete from staff_links');
});

const getToken = (link: string | null) => link?.split('/').at(-1) ?? '';
const asked = (token: string, mail?: string) => ({
  body: { token, name: 'Robin', password: PASSWORD, language: 'nl', ...(mail === undefined ? {} : { mail }) },
});

describe('the first administrator', () => {
  it('gets one link, of an installation that has no administrator', async () => {
    const link = await createFirstAdministratorLink(system.system);
    expect(link).toMatch(/^http:\/\/localhost:\d+\/beheer\/begin\/[\w-]{43}$/);
    expect(await createFirstAdministratorLink(system.system)).toBeNull();
    const { client } = deskBrowser(system);
    expectSuccess(await client.call(startStaffAccount, asked(getToken(link), 'robin@example.nl')));
    expect(await createFirstAdministratorLink(system.system)).toBeNull();
    await setUpFactor(system, { client } as never);
    const members = expectSuccess(await client.call(listStaff));
    expect(members).toMatchObject([
      { name: 'Robin', mail: 'robin@example.nl', role: 'administrator', state: 'active' },
    ]);
  });

  it('uses it once, within an hour; an older one has ended', async () => {
    const { client } = deskBrowser(system);
    const oldToken = getToken(await createAdministratorLink(system.system));
    const late = getToken(await createAdministratorLink(system.system));
    expect(expectFailure(await client.call(checkStaffLink, { body: { token: oldToken } }))).toBe(400);
    system.clock.pass(HOUR);
    expect(expectFailure(await client.call(startStaffAccount, asked(late, 'robin@example.nl')))).toBe(400);
    const token = getToken(await createAdministratorLink(system.system));
    expect(expectSuccess(await client.call(checkStaffLink, { body: { token } }))).toEqual({ mail: null, name: '' });
    const [item, secondResult] = await Promise.all([
      deskBrowser(system).client.call(startStaffAccount, asked(token, 'een@example.nl')),
      deskBrowser(system).client.call(startStaffAccount, asked(token, 'ander@example.nl')),
    ]);
    expect([item.ok, secondResult.ok].filter(Boolean)).toHaveLength(1);
    expect(expectFailure(await client.call(startStaffAccount, asked(token, 'robin@example.nl')))).toBe(400);
  });

  it('is refused without an address, a name or a good password, and the link still works', async () => {
    const { client } = deskBrowser(system);
    const token = getToken(await createAdministratorLink(system.system));
    const body = { token, name: ' ', mail: 'geen adres', password: 'kort', language: 'nl' };
    expect(await client.call(startStaffAccount, { body })).toMatchObject({
      failure: {
        status: 422,
        fields: { name: 'Vul een naam in.', mail: expect.any(String), pass: expect.any(String) },
      },
    });
    expectSuccess(await client.call(startStaffAccount, asked(token, 'robin@example.nl')));
  });

  it('may be somebody who lost the phone: the link gives the address anew, without a second factor', async () => {
    const { mail, uid } = await createStaffAccount(system, 'administrator');
    const { client } = deskBrowser(system);
    const token = getToken(await createAdministratorLink(system.system));
    expectSuccess(await client.call(startStaffAccount, asked(token, mail)));
    await setUpFactor(system, { client } as never);
    expect(expectSuccess(await client.call(listStaff))).toMatchObject([{ uid, role: 'administrator' }]);
  });

  it('is told by a link of which only a hash is kept', async () => {
    const token = getToken(await createAdministratorLink(system.system));
    const { rows } = await system.database.pool.query('select staff_links::text as row from staff_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('logging in', () => {
  it('opens staff at the desk alone, and participants in their domain alone', async () => {
    const { mail } = await createStaffAccount(system);
    const body = { mail, password: PASSWORD };
    expect(expectFailure(await createBrowser(system.app).client.call(login, { body }))).toBe(400);
    const someone = await participant(system);
    expect(expectFailure((await logInAgain(system, someone.mail)).result)).toBe(400);
  });

  it.each(['alcohol', 'gambling'] as const)('answers on the bare host only, not on that of %s', async (domain) => {
    const { mail, secret } = await createStaffAccount(system);
    const { client, cookies } = createBrowser(system.app, { domain });
    const body = { mail, password: PASSWORD, code: generateCode(secret, system.clock.now()) };
    expect(expectFailure(await client.call(loginStaff, { body }))).toBe(404);
    const token = getToken(await createAdministratorLink(system.system));
    expect(expectFailure(await client.call(checkStaffLink, { body: { token } }))).toBe(404);
    expect(expectFailure(await client.call(startStaffAccount, asked(token, 'een@example.nl')))).toBe(404);
    expect([...cookies]).toEqual([]);
    expectSuccess(await deskBrowser(system).client.call(loginStaff, { body }));
  });

  it('keeps the same address apart as participant and as staff', async () => {
    const { mail, secret } = await createStaffAccount(system);
    const someone = await participant(system, { mail });
    expect(expectSuccess(await someone.client.call(currentUser)).role).toBe('client');
    const { client, result } = await logInAgain(system, mail, generateCode(secret, system.clock.now()));
    expect(expectSuccess(result).role).toBe('editor');
    expect(expectSuccess(await client.call(currentUser)).role).toBe('editor');
  });

  it('can be tried ten times from one machine', async () => {
    const { mail } = await createStaffAccount(system);
    const { client } = deskBrowser(system);
    const wrongInput = { body: { mail, password: 'fout 1 woord' } };
    for (let time = 0; time < 10; time += 1) {
      expect(expectFailure(await client.call(loginStaff, wrongInput))).toBe(400);
    }
    expect(expectFailure(await client.call(loginStaff, { body: { mail, password: PASSWORD } }))).toBe(429);
    expect(expectFailure((await logInAgain(system, mail)).result)).toBe(401);
  });

  it('ends after eight hours without activity', async () => {
    const { client } = await createStaffAccount(system);
    for (let time = 0; time < 3; time += 1) {
      system.clock.pass(7 * HOUR);
      expectSuccess(await client.call(currentUser));
    }
    system.clock.pass(8 * HOUR);
    expect(expectFailure(await client.call(currentUser))).toBe(403);
  });
});

describe('an administrator', () => {
  const invitation = { name: 'Kim', mail: 'kim@example.nl', role: 'moderator', language: 'en' } as const;

  it('invites somebody, who begins with the link of the mail', async () => {
    const { client } = await createStaffAccount(system, 'administrator');
    const kim = expectSuccess(await client.call(inviteStaff, { body: invitation }));
    expect(kim).toMatchObject({ role: 'moderator', state: 'pending', lastSeen: null });
    const mail = await mailTo(system, invitation.mail, /member of staff/);
    const theirBrowser = deskBrowser(system);
    const token = new URL(mail.link).pathname.split('/').at(-1) ?? '';
    const { redirect } = expectSuccess(await theirBrowser.client.call(getNeutralLink, { params: { token } }));
    expect(redirect).toContain('/en/beheer/begin/');
    const started = { body: { token: getToken(redirect), name: 'Kim de Wit', password: PASSWORD, language: 'en' } };
    expect(expectSuccess(await theirBrowser.client.call(startStaffAccount, started))).toEqual({ isLoggedIn: true });
    await setUpFactor(system, theirBrowser);
    expect(expectSuccess(await theirBrowser.client.call(currentUser))).toMatchObject({
      role: 'moderator',
      name: 'Kim de Wit',
    });
    expect(expectFailure(await theirBrowser.client.call(listStaff))).toBe(403);
  });

  it('cannot invite an address twice', async () => {
    const { client } = await createStaffAccount(system, 'administrator');
    expectSuccess(await client.call(inviteStaff, { body: invitation }));
    const result = await client.call(inviteStaff, { body: { ...invitation, mail: 'KIM@example.nl' } });
    expect(result).toMatchObject({ failure: { status: 422, fields: { mail: expect.stringContaining('Er is al') } } });
  });

  it('changes a role, whose sessions end', async () => {
    const { client } = await createStaffAccount(system, 'administrator');
    const otherAccount = await createStaffAccount(system, 'editor');
    const change = { params: { uid: otherAccount.uid }, body: { role: 'moderator' } } as const;
    expect(expectSuccess(await client.call(changeStaff, change)).role).toBe('moderator');
    expect(expectFailure(await otherAccount.client.call(currentUser))).toBe(403);
  });

  it('keeps somebody out and lets them in again', async () => {
    const { client } = await createStaffAccount(system, 'administrator');
    const { uid, mail, secret } = await createStaffAccount(system, 'editor');
    const blocked = { params: { uid }, body: { state: 'blocked' } } as const;
    expectSuccess(await client.call(changeStaff, blocked));
    expect(expectFailure((await logInAgain(system, mail)).result)).toBe(409);
    expect(expectFailure(await client.call(sendStaffLink, { params: { uid } }))).toBe(409);
    expectSuccess(await client.call(changeStaff, { params: { uid }, body: { state: 'active' } }));
    expectSuccess((await logInAgain(system, mail, generateCode(secret, system.clock.now()))).result);
  });

  it('takes a second factor off, for another phone', async () => {
    const { client } = await createStaffAccount(system, 'administrator');
    const { uid, mail } = await createStaffAccount(system, 'editor');
    expectSuccess(await client.call(resetStaffFactor, { params: { uid } }));
    const secondResult = await logInAgain(system, mail);
    expectSuccess(secondResult.result);
    await setUpFactor(system, secondResult);
  });

  it('mails a link for another password, which does not pass the second factor by', async () => {
    const { client } = await createStaffAccount(system, 'administrator');
    const { uid, mail } = await createStaffAccount(system, 'editor');
    expectSuccess(await client.call(sendStaffLink, { params: { uid } }));
    const receivedMail = await mailTo(system, mail, /medewerker/);
    const theirBrowser = deskBrowser(system);
    const link = { params: { token: new URL(receivedMail.link).pathname.split('/').at(-1) ?? '' } };
    const { redirect } = expectSuccess(await theirBrowser.client.call(getNeutralLink, link));
    expect(expectSuccess(await theirBrowser.client.call(startStaffAccount, asked(getToken(redirect))))).toEqual({
      isLoggedIn: false,
    });
    expect(expectFailure(await theirBrowser.client.call(currentUser))).toBe(403);
    expect(expectFailure((await logInAgain(system, mail)).result)).toBe(401);
  });

  it('stays, being the last one: not demoted, not blocked, not removed', async () => {
    const { client, uid } = await createStaffAccount(system, 'administrator');
    expectSuccess(await client.call(inviteStaff, { body: { ...invitation, role: 'administrator' } }));
    const params = { uid };
    for (const body of [{ role: 'editor' }, { state: 'blocked' }] as const) {
      expect(expectFailure(await client.call(changeStaff, { params, body }))).toBe(409);
    }
    expect(expectFailure(await client.call(removeStaff, { params }))).toBe(409);
    expect(expectFailure(await client.call(deleteAccount))).toBe(403);
  });

  it('stays as well where two demote each other at one moment', async () => {
    const [item, otherAdministrator] = [
      await createStaffAccount(system, 'administrator'),
      await createStaffAccount(system, 'administrator'),
    ];
    const body = { role: 'editor' } as const;
    const results = await Promise.all([
      item.client.call(changeStaff, { params: { uid: otherAdministrator.uid }, body }),
      otherAdministrator.client.call(changeStaff, { params: { uid: item.uid }, body }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('removes somebody, of whom nothing of the account is left', async () => {
    const { client } = await createStaffAccount(system, 'administrator');
    const { uid, mail } = await createStaffAccount(system, 'editor');
    expectSuccess(await client.call(removeStaff, { params: { uid } }));
    expect(expectFailure((await logInAgain(system, mail)).result)).toBe(400);
    const { rows } = await system.database.pool.query('select 1 from second_factors where uid = $1', [uid]);
    expect(rows).toEqual([]);
  });

  it('finds nobody of a programme among the staff', async () => {
    const { client } = await createStaffAccount(system, 'administrator');
    const { uid } = await participant(system);
    expect(expectFailure(await client.call(changeStaff, { params: { uid }, body: { role: 'editor' } }))).toBe(404);
    expect(expectFailure(await client.call(removeStaff, { params: { uid } }))).toBe(404);
  });
});

describe('the own account', () => {
  it('changes its name and language', async () => {
    const { client } = await createStaffAccount(system);
    expectSuccess(await client.call(saveOwnStaff, { body: { name: 'Robin V.', language: 'en' } }));
    expect(expectSuccess(await client.call(currentUser))).toMatchObject({ name: 'Robin V.', language: 'en' });
    const empty = await client.call(saveOwnStaff, { body: { name: ' ', language: 'en' } });
    expect(empty).toMatchObject({ failure: { status: 422, fields: { name: 'Vul een naam in.' } } });
  });

  it('changes its password after the current one, which its address hears of', async () => {
    const { client, mail } = await createStaffAccount(system);
    const change = (current: string) => client.call(changeStaffPassword, { body: { current, password: OTHER } });
    expect(await change('fout')).toMatchObject({ failure: { fields: { current: expect.any(String) } } });
    expectSuccess(await change(PASSWORD));
    await mailTo(system, mail, /wachtwoord is gewijzigd/);
    const body = { mail, password: OTHER };
    expect(expectFailure(await deskBrowser(system).client.call(loginStaff, { body }))).toBe(401);
    expectSuccess(await client.call(currentUser));
  });

  it('takes no address or password by the call of participants, which would not know of the second factor', async () => {
    const { client, uid } = await createStaffAccount(system);
    const change = { params: { uid }, body: { mail: 'ander@example.nl', current: PASSWORD } };
    expect(expectFailure(await client.call(updateUser, change as never))).toBe(403);
  });
});
