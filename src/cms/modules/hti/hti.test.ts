import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sites } from '#src/cms/db/schema/index.ts';
import { currentUser } from '#src/contract/current-user.ts';
import { getLoginStatus } from '#src/contract/get-login-status.ts';
import { registerHti } from '#src/contract/register-hti.ts';
import { answerOf, mailTo, participant, statusOf } from '#tests/support/accounts.ts';
import { browserOf, type TestBrowser } from '#tests/support/browser-of.ts';
import { makeAccount } from '#tests/support/make-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { accountsAt } from '../../identity/addresses.ts';

const ISSUER = 'https://portaal.example.nl';
const AUDIENCE = 'https://zelfhulp.example.nl';
let system: TestSystem;
let key: CryptoKey;
let closeKeys: () => void;

beforeAll(async () => {
  const pair = await generateKeyPair('ES256');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'een', alg: 'ES256' };
  const server = createServer((_, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ keys: [jwk] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeKeys = () => void server.close();
  const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  const environment = { HTI_ISSUER: ISSUER, HTI_AUDIENCE: AUDIENCE, HTI_KEYS_URL: keysUrl };
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment });
  await system.database.db.insert(sites).values({ domain: 'alcohol', hasHti: true });
});
afterAll(async () => {
  closeKeys();
  await system.close();
});

interface Claims {
  readonly sub?: string;
  readonly jti?: string;
  readonly iss?: string;
  readonly aud?: string | string[];
  readonly issued?: number;
  readonly lifetime?: number;
  readonly alg?: string;
}

const seconds = () => Math.floor(system.clock.now().getTime() / 1_000);

function tokenOf({ sub = randomUUID(), jti = randomUUID(), iss = ISSUER, aud = AUDIENCE, ...more }: Claims = {}) {
  const issued = seconds() + (more.issued ?? 0);
  return new SignJWT({ resource: 'programme' })
    .setProtectedHeader({ alg: more.alg ?? 'ES256', kid: 'een', typ: 'JWT' })
    .setSubject(sub)
    .setJti(jti)
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(issued)
    .setExpirationTime(issued + (more.lifetime ?? 300));
}

function launch(browser: TestBrowser, token: string, type = 'application/x-www-form-urlencoded'): Promise<Response> {
  return browser.fetch(`http://${browser.host}/api/hti/launch`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type, origin: ISSUER },
    body: `token=${encodeURIComponent(token)}`,
  });
}

const FAILED = '/registreren-hti/mislukt';

/** A browser brought the person here: a page says that it did not work, with the help lines and a way on. */
async function expectRefused(answer: Promise<Response>): Promise<void> {
  const { status, headers } = await answer;
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, FAILED, null]);
}

describe('a launch', () => {
  it('opens a fresh session and leads to the follow-up by a clean address; later to the programme', async () => {
    const sub = randomUUID();
    const browser = browserOf(system.app);
    const first = await launch(browser, await tokenOf({ sub }).sign(key));
    expect([first.status, first.headers.get('location')]).toEqual([303, '/registreren-hti']);
    const me = answerOf(await browser.client.call(currentUser));
    expect(me).toMatchObject({ role: 'sso_client', isNewFromHti: true });
    const mail = `${randomUUID()}@example.nl`;
    const done = answerOf(await browser.client.call(registerHti, { body: { name: 'Sam', mail }, consentIn: 'nl' }));
    expect(done).toMatchObject({ uid: me.uid, name: 'Sam', mail, isNewFromHti: false });
    await mailTo(system, mail, /Bevestig/);
    expect(statusOf(await browser.client.call(registerHti, { body: { name: '', mail: '' }, consentIn: 'nl' }))).toBe(
      403,
    );
    const again = browserOf(system.app);
    const second = await launch(again, await tokenOf({ sub }).sign(key));
    expect(second.headers.get('location')).toBe('/programma');
    expect(answerOf(await again.client.call(currentUser)).uid).toBe(me.uid);
  });

  it('has a follow-up that may be skipped, and checks what is filled in', async () => {
    const browser = browserOf(system.app);
    await launch(browser, await tokenOf().sign(key));
    expect(
      statusOf(await browser.client.call(registerHti, { body: { name: '', mail: 'geen adres' }, consentIn: 'nl' })),
    ).toBe(422);
    const skipped = answerOf(await browser.client.call(registerHti, { body: { name: '', mail: '' }, consentIn: 'nl' }));
    expect(skipped).toMatchObject({ isNewFromHti: false, name: expect.stringMatching(/^anoniem-/) });
  });

  it('at an address that is somebody’s is answered as at a free one; its mailbox alone learns that, and nobody moves', async () => {
    const owner = await makeAccount(system.system, { role: 'client', domain: 'alcohol' });
    const sub = randomUUID();
    const browser = browserOf(system.app);
    await launch(browser, await tokenOf({ sub }).sign(key));
    const { uid } = answerOf(await browser.client.call(currentUser));
    const body = { name: 'Kim', mail: owner.mail };
    const done = answerOf(await browser.client.call(registerHti, { body, consentIn: 'nl' }));
    expect(done).toMatchObject({ uid, mail: owner.mail, hasValidatedEmail: false, isNewFromHti: false });
    await mailTo(system, owner.mail, /Er is iets geprobeerd/);
    expect((await accountsAt(system.database.db, 'alcohol', owner.mail)).validated?.uid).toBe(owner.uid);
    const again = browserOf(system.app);
    await launch(again, await tokenOf({ sub }).sign(key));
    expect(answerOf(await again.client.call(currentUser)).uid).toBe(uid);
  });

  it('works once for a token, also when it comes ten times at the same moment', async () => {
    const token = await tokenOf().sign(key);
    const answers = await Promise.all(Array.from({ length: 10 }, () => launch(browserOf(system.app), token)));
    const pages = answers.map(({ headers }) => headers.get('location'));
    expect(pages.sort()).toEqual(['/registreren-hti', ...Array.from({ length: 9 }, () => FAILED)]);
  });

  it('makes one account of two first arrivals at the same moment', async () => {
    const sub = randomUUID();
    const tokens = await Promise.all([1, 2, 3, 4].map(() => tokenOf({ sub }).sign(key)));
    const browsers = tokens.map(() => browserOf(system.app));
    await Promise.all(browsers.map((browser, index) => launch(browser, tokens[index] ?? '')));
    const arrived = await Promise.all(browsers.map(({ client }) => client.call(currentUser)));
    expect(new Set(arrived.map((answer) => answerOf(answer).uid)).size).toBe(1);
  });

  it.each<[string, Claims]>([
    ['of another issuer', { iss: 'https://elders.example.nl' }],
    ['for another audience', { aud: 'https://elders.example.nl' }],
    ['that has expired', { issued: -400 }],
    ['of the future', { issued: 400 }],
    ['that lives longer than five minutes', { lifetime: 301 }],
    ['for another audience beside ours', { aud: [AUDIENCE, 'https://elders.example.nl'] }],
    ['of an endless person', { sub: 'x'.repeat(11_000) }],
    ['without a person', { sub: '' }],
    ['without an id', { jti: '' }],
  ])('is refused with a token %s', async (_, claims) => {
    const browser = browserOf(system.app);
    await expectRefused(launch(browser, await tokenOf(claims).sign(key)));
    expect(answerOf(await browser.client.call(getLoginStatus))).toBe(false);
  });

  it('is refused with a shared secret, no signature, another key, or no token at all', async () => {
    const secret = new TextEncoder().encode('x'.repeat(32));
    const shared = await tokenOf({ alg: 'HS256' }).sign(secret);
    const [head, body] = (await tokenOf().sign(key)).split('.');
    const bare = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const other = await tokenOf().sign((await generateKeyPair('ES256')).privateKey);
    for (const token of [shared, bare, `${head}.${body}.`, other, '', 'x', 'a'.repeat(20_000)]) {
      await expectRefused(launch(browserOf(system.app), token));
    }
    await expectRefused(launch(browserOf(system.app), 'x', 'application/json'));
  });

  it('comes to the page that says so in a domain whose flag is off, where no follow-up exists', async () => {
    const elsewhere = browserOf(system.app, { domain: 'tobacco' });
    await expectRefused(launch(elsewhere, await tokenOf().sign(key)));
    const me = await participant(system, { domain: 'tobacco' });
    expect(statusOf(await me.client.call(registerHti, { body: { name: '', mail: '' }, consentIn: 'nl' }))).toBe(404);
  });
});
