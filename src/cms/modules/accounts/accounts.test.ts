import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { getUser } from '#src/contract/nodes.ts';
import { currentUser, getConsentFields, toWirePractice } from '#src/contract/own-user.ts';
import { register } from '#src/contract/register.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { login, logout } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, PASSWORD, PRACTICE, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getSessionCookieName } from '../../http/session.ts';
import { findUserByUid } from '../../identity/find-user.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const createSomeone = (mail = `${randomUUID()}@example.nl`) => ({
  mail,
  password: PASSWORD,
  language: 'nl',
  name: ' Sam ',
  isConsenting: true,
});

describe('registering', () => {
  it('makes an account in the domain of the host and logs nobody in', async () => {
    const browser = createBrowser(system.app, { domain: 'tobacco' });
    const body = createSomeone();
    const { uid } = expectSuccess(await browser.client.call(register, { body, key: randomUUID() }));
    expect(expectSuccess(await browser.client.call(getLoginStatus))).toBe(false);
    expect(browser.cookies.size).toBe(0);
    const user = await findUserByUid(system.database.db, uid);
    expect(user).toMatchObject({
      domain: 'tobacco',
      role: 'client',
      status: 'active',
      name: 'Sam',
      registrationsStart: '2026-11-20',
      programStart: '2026-11-20',
      avatar: 1,
      validatedAt: null,
    });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('lets one address hold an account in each domain', async () => {
    const mail = `${randomUUID()}@example.nl`;
    for (const domain of ['alcohol', 'cannabis'] as const) {
      const { client } = createBrowser(system.app, { domain });
      expectSuccess(await client.call(register, { body: createSomeone(mail), key: randomUUID() }));
    }
  });

  it.each([
    ['a short password', { password: 'kort 1' }, 'pass'],
    ['a common password', { password: 'qwerty123456' }, 'pass'],
    ['a password without a digit', { password: 'alleen maar letters' }, 'pass'],
    ['an address that is none', { mail: 'geen adres' }, 'mail'],
    ['a placeholder address', { mail: 'x@anoniem.invalid' }, 'mail'],
    ['a name of spaces', { name: '   ' }, 'field_name'],
  ])('refuses %s, naming the field', async (_, change, field) => {
    const { client } = createBrowser(system.app);
    const result = await client.call(register, { body: { ...createSomeone(), ...change }, key: randomUUID() });
    expect(result).toMatchObject({ ok: false, failure: { status: 422, fields: { [field]: expect.any(String) } } });
  });

  it.each([
    ['without a password', { pass: undefined }, 422],
    ['with roles', { roles: [{ target_id: 'poh' }] }, 403],
    ['with a status', { status: [{ value: true }] }, 403],
  ])('%s is refused', async (_, change, status) => {
    const { host, fetch } = createBrowser(system.app);
    const wrap = (value: string) => [{ value }];
    const mail = wrap(`${randomUUID()}@example.nl`);
    const registration = { mail, name: mail, pass: wrap(PASSWORD), field_name: wrap('Sam'), ...getConsentFields('nl') };
    const send = (body: object) =>
      fetch(`http://${host}/api/nl/user/register?_format=json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await send({ ...registration, ...change })).status).toBe(status);
    expect((await send(registration)).status).toBe(200);
  });

  it.each([2, -1, 'ja', true])('takes a welcome package of 0 or 1 alone: %j', async (welcome) => {
    const { host, fetch } = createBrowser(system.app, { domain: 'guided' });
    const wrap = (value: unknown) => [{ value }];
    const send = async (field_welcome_package: unknown) => {
      const mail = wrap(`${randomUUID()}@example.nl`);
      const nurse = { mail, name: mail, pass: wrap(PASSWORD), ...toWirePractice(PRACTICE) };
      const answer = await fetch(`http://${host}/api/nl/user/register?_format=json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...nurse, field_welcome_package }),
      });
      return answer.status;
    };
    expect([await send(wrap(welcome)), await send(wrap(1)), await send(wrap(0))]).toEqual([422, 200, 200]);
  });

  it('makes one account where the answer was lost and the form is sent again', async () => {
    const { client } = createBrowser(system.app);
    const input = { body: createSomeone(), key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => client.call(register, input)));
    expect(new Set(answers.map((answer) => expectSuccess(answer).uid)).size).toBe(1);
  });

  it('makes a nurse of the guided domain wait for review, said only after the right password', async () => {
    const { client } = createBrowser(system.app, { domain: 'guided' });
    const mail = `${randomUUID()}@praktijk.example.nl`;
    const nurse = { ...PRACTICE, wantsWelcomePackage: true };
    const body = { mail, password: PASSWORD, language: 'nl', nurse };
    const result = await client.call(register, {
      body: { ...body, nurse: { ...nurse, postalCode: '1234 SS', initials: ' ' } },
      key: randomUUID(),
    });
    expect(result.ok ? {} : result.failure.fields).toEqual({
      field_postal_code: 'Dit is geen postcode. Hij ziet eruit als 1234 AB.',
      field_initials: 'Vul je voorletters in.',
    });
    expectSuccess(await client.call(register, { body, key: randomUUID() }));
    expect(expectFailure(await client.call(login, { body: { mail, password: 'iets anders 1' } }))).toBe(400);
    expect(expectFailure(await client.call(login, { body: { mail, password: PASSWORD } }))).toBe(409);
  });
});

describe('a session', () => {
  it('opens under a new id at every login', async () => {
    const person = await participant(system);
    const [previousCookie] = person.cookies.values();
    expectSuccess(await person.client.call(login, { body: { mail: person.mail, password: PASSWORD } }));
    const [nextCookie] = person.cookies.values();
    expect(nextCookie).not.toBe(previousCookie);
    const { rows } = await system.database.pool.query('select count(*)::int from sessions where uid = $1', [
      person.uid,
    ]);
    expect(rows[0].count).toBe(1);
  });

  it('that opens over https is kept for https and for this host alone; over http it is not', async () => {
    const { mail } = await participant(system);
    const logIn = async (secure: boolean) => {
      const lines: string[] = [];
      const fetch: typeof system.app.fetch = async (request, env) => {
        const response = await system.app.fetch(request, env);
        lines.push(...response.headers.getSetCookie());
        return response;
      };
      const { client } = createBrowser({ fetch }, { secure });
      expectSuccess(await client.call(login, { body: { mail, password: PASSWORD } }));
      expectSuccess(await client.call(currentUser));
      expectSuccess(await client.call(logout, {}));
      return lines;
    };
    const secured = await logIn(true);
    expect(secured.filter((line) => !/; Secure/.test(line))).toEqual([]);
    expect(secured.filter((line) => /^__Host-SSESS[0-9a-f]{32}=.*; Path=\/;.*HttpOnly/.test(line))).toHaveLength(1);
    expect((await logIn(false)).filter((line) => /Secure|__Host-/.test(line))).toEqual([]);
  });

  it('shows the own account and no other', async () => {
    const [me, otherUser] = [await participant(system), await participant(system)];
    const user = expectSuccess(await me.client.call(currentUser));
    expect(user).toMatchObject({ uid: me.uid, mail: me.mail, role: 'client', name: 'Sam', avatar: 1, nickname: null });
    expect(expectSuccess(await me.client.call(getUser, { params: { uid: me.uid } }))).toEqual(user);
    expect(expectFailure(await me.client.call(getUser, { params: { uid: otherUser.uid } }))).toBe(404);
    expect(expectFailure(await me.client.call(getUser, { params: { uid: 999_999 } }))).toBe(404);
  });

  it('of one domain is none in another', async () => {
    const me = await participant(system);
    const browser = createBrowser(system.app, { domain: 'gambling' });
    const [value = ''] = me.cookies.values();
    const [name = ''] = me.cookies.keys();
    browser.cookies.set(name, value).set(getSessionCookieName(browser.host, false), value);
    expect(expectSuccess(await browser.client.call(getLoginStatus))).toBe(false);
    expect(expectFailure(await browser.client.call(currentUser))).toBe(403);
  });

  it('ends at logout, by the session token or by the logout token', async () => {
    for (const isDrupal of [false, true]) {
      const me = await participant(system);
      const saved = new Map(me.cookies);
      const token = isDrupal ? { logoutToken: me.session.logoutToken } : {};
      expectSuccess(await me.client.call(logout, token));
      // The remaining cookie only marks the device as known at the next login; it gives no access.
      expect([...me.cookies.keys()]).toEqual(['device']);
      for (const [name, value] of saved) me.cookies.set(name, value);
      expect(expectSuccess(await me.client.call(getLoginStatus))).toBe(false);
    }
    const me = await participant(system);
    expect(expectFailure(await me.client.call(logout, { logoutToken: 'x' }))).toBe(403);
    expect(expectSuccess(await me.client.call(getLoginStatus))).toBe(true);
  });

  it('lasts 30 days for a participant and 8 hours without activity for a nurse, 12 at most', async () => {
    const HOUR = 3_600_000;
    const [client, nurse] = [await participant(system), await participant(system, { domain: 'guided' })];
    const isIn = async (person: typeof client) => expectSuccess(await person.client.call(getLoginStatus));
    system.clock.pass(6 * HOUR);
    expectSuccess(await nurse.client.call(currentUser));
    system.clock.pass(5 * HOUR);
    expect(await isIn(nurse)).toBe(true);
    expectSuccess(await nurse.client.call(currentUser));
    system.clock.pass(HOUR);
    expect(await isIn(nurse)).toBe(false);
    system.clock.pass((29 * 24 + 3) * HOUR);
    expect(await isIn(client)).toBe(true);
    system.clock.pass(24 * HOUR);
    expect(await isIn(client)).toBe(false);
  });
});
