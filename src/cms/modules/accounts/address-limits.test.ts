import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { updateUser } from '#src/contract/account.ts';
import { currentUser, sendValidationEmail } from '#src/contract/own-user.ts';
import { register } from '#src/contract/register.ts';
import { updateSsoUser } from '#src/contract/sign-on.ts';
import { expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { openSession } from '#tests/support/open-session.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const LIMITED = { ok: false, failure: { kind: 'limited', status: 429, retryAfter: expect.any(Number) } };
const getTimes = (count: number) => Array.from({ length: count }, (_, index) => index);
const createAddress = () => `${randomUUID()}@example.nl`;
const mailsUnderWay = async () =>
  (await system.database.pool.query("select from pgboss.job where name = 'mail'")).rows.length;

/** Creates a user of single sign-on in a separate browser: none of their changes requires a password. */
async function readArrival() {
  const { uid } = await createAccount(system.system, { role: 'sso_client', domain: 'alcohol', validatedAt: null });
  const browser = createBrowser(system.app);
  const value = await openSession(system.system, { uid, role: 'sso_client', domain: 'alcohol', seconds: 60 });
  browser.cookies.set(getSessionCookieName(browser.host, false), value);
  return { ...browser, move: (mail: string) => browser.client.call(updateSsoUser, { body: { mail } }) };
}

describe('mails to an address that somebody gives', () => {
  it('are ten a day of one account that changes it to and fro', async () => {
    const me = await participant(system);
    const [mail, otherMail] = [createAddress(), createAddress()];
    const change = (to: string) =>
      me.client.call(updateUser, { params: { uid: me.uid }, body: { mail: to, currentPassword: PASSWORD } });
    for (const time of getTimes(10)) expectSuccess(await change(time % 2 === 0 ? mail : otherMail));
    const mailsBefore = await mailsUnderWay();
    expect(await change(mail)).toMatchObject(LIMITED);
    expect(expectSuccess(await me.client.call(currentUser)).mail).toBe(otherMail);
    expect(await mailsUnderWay()).toBe(mailsBefore);
  });

  it('are as few of one account that changes its password to and fro', async () => {
    const me = await participant(system);
    const passwords = [PASSWORD, 'maan en 7 sterren'] as const;
    const change = (time: number) => {
      const body = { currentPassword: passwords[time % 2] ?? '', newPassword: passwords[(time + 1) % 2] ?? '' };
      return me.client.call(updateUser, { params: { uid: me.uid }, body });
    };
    for (const time of getTimes(10)) expectSuccess(await change(time));
    const mailsBefore = await mailsUnderWay();
    expect(await change(10)).toMatchObject(LIMITED);
    expect(await mailsUnderWay()).toBe(mailsBefore);
  });

  it('are as few of somebody who came by single sign-on', async () => {
    const me = await readArrival();
    for (const _ of getTimes(10)) expectSuccess(await me.move(createAddress()));
    expect(await me.move(createAddress())).toMatchObject(LIMITED);
  });

  it('are eight a day to that address, of however many accounts and in however many programmes', async () => {
    const mail = createAddress();
    for (const _ of getTimes(8)) {
      const { move } = await readArrival();
      expectSuccess(await move(mail));
      expectSuccess(await move(createAddress()));
    }
    expect(await (await readArrival()).move(mail.toUpperCase())).toMatchObject(LIMITED);
    const body = { mail, password: PASSWORD, language: 'nl', name: 'Sam', isConsenting: true };
    const browser = createBrowser(system.app, { domain: 'cannabis' });
    expect(await browser.client.call(register, { body, key: randomUUID() })).toMatchObject(LIMITED);
  });

  it('count when they are sent again as well', async () => {
    const mail = createAddress();
    for (const _ of getTimes(7)) {
      const { move } = await readArrival();
      expectSuccess(await move(mail));
      expectSuccess(await move(createAddress()));
    }
    const { client, move } = await readArrival();
    expectSuccess(await move(mail));
    expect(await client.call(sendValidationEmail)).toMatchObject(LIMITED);
  });
});

describe('registering from one machine', () => {
  const registering = (address: string) =>
    createBrowser(system.app, { address }).client.call(register, {
      body: { mail: createAddress(), password: PASSWORD, language: 'nl', name: 'Sam', isConsenting: true },
      key: randomUUID(),
    });

  it('is for all who share a network: twenty in an hour, then one by one after a wait that grows', async () => {
    for (const _ of getTimes(20)) expectSuccess(await registering('198.51.100.20'));
    const waits = [];
    for (const _ of getTimes(3)) {
      const refusal = await registering('198.51.100.20');
      expect(refusal).toMatchObject(LIMITED);
      waits.push(refusal.ok ? 0 : Math.ceil((refusal.failure.retryAfter ?? 0) / 60));
      await system.database.pool.query("update limits set expire = 1 where key like 'register:client-wait:%'");
      expectSuccess(await registering('198.51.100.20'));
    }
    expect(waits).toEqual([1, 2, 4]);
    expectSuccess(await registering('198.51.100.21'));
  });

  it('is as strict for many at one moment', async () => {
    const answers = await Promise.all(getTimes(30).map(() => registering('198.51.100.22')));
    expect(answers.filter(({ ok }) => ok).length).toBe(20);
  });
});
