import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { updateUser } from '#src/contract/account.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { logout } from '#src/contract/sessions.ts';
import { getSignOnUrl, returnFromSignOn, updateSsoUser } from '#src/contract/sign-on.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { expectFailure, expectSuccess, mailTo, participant } from '#tests/support/accounts.ts';
import { createBrowser, type TestBrowser } from '#tests/support/create-browser.ts';
import { logInAtProvider, SSO_CLIENT, startProvider } from '#tests/support/oidc-provider.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { users } from '../../db/schema/index.ts';
import { runDuringChange } from '../accounts/meanwhile.fixture.ts';

let system: TestSystem;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider(
    ['alcohol', 'gokken'].map((label) => `http://${label}.localhost:3000/api/oauth/callback`),
  );
  const sso = { SSO_ISSUER: provider.issuer, SSO_CLIENT_ID: SSO_CLIENT.id, SSO_CLIENT_SECRET: SSO_CLIENT.secret };
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment: sso });
});
afterAll(async () => {
  await system.close();
  await provider.close();
});

/** Returns the path to which a visitor returns after logging in at the provider. */
async function signOn(browser: TestBrowser, name: string): Promise<string> {
  const { redirect } = expectSuccess(await browser.client.call(getSignOnUrl));
  return logInAtProvider(redirect, name, provider.issuer);
}

async function readComeBack(browser: TestBrowser, url: string): Promise<string | null> {
  const search = [...new URL(url).searchParams];
  const response = await browser.fetch(`http://${browser.host}/api/oauth/callback?${new URLSearchParams(search)}`, {
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

async function readArrival(name: string, domain: DomainKey = 'alcohol') {
  const browser = createBrowser(system.app, { domain });
  const page = await readComeBack(browser, await signOn(browser, name));
  return { ...browser, page, user: expectSuccess(await browser.client.call(currentUser)) };
}

describe('single sign-on', () => {
  it('asks with PKCE, state and nonce', async () => {
    const { redirect } = expectSuccess(await createBrowser(system.app).client.call(getSignOnUrl));
    const url = new URL(redirect);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid',
      redirect_uri: 'http://alcohol.localhost:3000/api/oauth/callback',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it('opens the same account at every arrival in a domain, with an anonymous name and a placeholder address', async () => {
    const first = await readArrival('vogel');
    expect(first.page).toBe('/welkom');
    expect(first.user).toMatchObject({ role: 'sso_client', name: expect.stringMatching(/^anoniem-\w{8}$/) });
    expect(first.user.mail).toMatch(/@anoniem\.invalid$/);
    const second = await readArrival('vogel');
    expect(second.page).toBe('/programma');
    expect(second.user.uid).toBe(first.user.uid);
    expect((await readArrival('vogel', 'gambling')).user.uid).not.toBe(first.user.uid);
    expect((await readArrival('spreeuw')).user.uid).not.toBe(first.user.uid);
  });

  it('never comes into an account that happens to have the same address', async () => {
    const owner = await participant(system, { mail: 'zelfde@example.nl' });
    expect((await readArrival('merel')).user.uid).not.toBe(owner.uid);
  });

  it('refuses an answer that comes to another browser, twice, late, or to another domain', async () => {
    const [ownBrowser, thief] = [createBrowser(system.app), createBrowser(system.app)];
    const url = await signOn(ownBrowser, 'ekster');
    expect(await readComeBack(thief, url)).toBe('/inloggen?sso=mislukt');
    const gamblingBrowser = createBrowser(system.app, { domain: 'gambling' });
    for (const [name, value] of ownBrowser.cookies) gamblingBrowser.cookies.set(name, value);
    expect(await readComeBack(gamblingBrowser, url)).toBe('/inloggen?sso=mislukt');
    const saved = new Map(ownBrowser.cookies);
    expect(await readComeBack(ownBrowser, url)).toBe('/welkom');
    for (const [name, value] of saved) thief.cookies.set(name, value);
    expect(await readComeBack(thief, url)).toBe('/inloggen?sso=mislukt');
    const late = createBrowser(system.app);
    const lateUrl = await signOn(late, 'ekster');
    system.clock.pass(11 * 60_000);
    expect(await readComeBack(late, lateUrl)).toBe('/inloggen?sso=mislukt');
    for (const browser of [thief, gamblingBrowser, late]) {
      expect(expectSuccess(await browser.client.call(getLoginStatus))).toBe(false);
    }
  });

  it('opens nothing where the account is blocked meanwhile', async () => {
    const { user } = await readArrival('roodborst');
    const browser = createBrowser(system.app);
    const url = await signOn(browser, 'roodborst');
    const page = await runDuringChange(
      system,
      (tx) => tx.update(users).set({ status: 'blocked' }).where(eq(users.uid, user.uid)),
      () => readComeBack(browser, url),
    );
    expect([page, expectSuccess(await browser.client.call(getLoginStatus))]).toEqual(['/inloggen?sso=mislukt', false]);
  });

  it('refuses a made-up code, and another state than the one it began with', async () => {
    for (const change of [{ code: 'verzonnen' }, { state: 'anders' }]) {
      const browser = createBrowser(system.app);
      const url = new URL(await signOn(browser, 'kraai'));
      for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
      expect(await readComeBack(browser, url.href)).toBe('/inloggen?sso=mislukt');
    }
  });
});

describe('a sign-on of one browser', () => {
  it('that was begun in two tabs ends logged in in both, the older one first', async () => {
    const browser = createBrowser(system.app);
    const first = await signOn(browser, 'winterkoning');
    const second = await signOn(browser, 'winterkoning');
    expect(await readComeBack(browser, first)).toBe('/welkom');
    expect(await readComeBack(browser, second)).toBe('/programma');
    expect(expectSuccess(await browser.client.call(getLoginStatus))).toBe(true);
    expect(await readComeBack(browser, second)).toBe('/inloggen?sso=mislukt');
  });

  it('leads to the page that was asked for, and never to another host, the logout or a call', async () => {
    await readArrival('putter');
    const lead = async (destination: string) => {
      const browser = createBrowser(system.app);
      const { redirect } = expectSuccess(await browser.client.call(getSignOnUrl, { destination }));
      return readComeBack(browser, await logInAtProvider(redirect, 'putter', provider.issuer));
    };
    expect(await lead('/kalender?maand=2026-10')).toBe('/kalender?maand=2026-10');
    for (const foreign of ['https://elders.example.nl/', '//elders.example.nl', '/user/logout', '/api/user/1', 'x'])
      expect(await lead(foreign), foreign).toBe('/programma');
  });

  it('that was cancelled over there returns to the login without a failure, with the page that was asked for', async () => {
    const browser = createBrowser(system.app);
    const { redirect } = expectSuccess(await browser.client.call(getSignOnUrl, { destination: '/kalender' }));
    const state = new URL(redirect).searchParams.get('state') ?? '';
    const backHref = `http://x/?${new URLSearchParams({ error: 'access_denied', state })}`;
    expect(await readComeBack(browser, backHref)).toBe('/inloggen?destination=%2Fkalender');
    expect(await readComeBack(browser, backHref)).toBe('/inloggen?sso=mislukt');
  });

  it('has the provider ask who it is after a logout here, until somebody logged in', async () => {
    const me = await readArrival('kneu');
    const readPrompt = async () => {
      const { redirect } = expectSuccess(await me.client.call(getSignOnUrl));
      return [new URL(redirect).searchParams.get('prompt'), redirect] as const;
    };
    expect((await readPrompt())[0]).toBe(null);
    expectSuccess(await me.client.call(logout));
    const [argument, redirect] = await readPrompt();
    expect(argument).toBe('login');
    expect(await readComeBack(me, await logInAtProvider(redirect, 'vink', provider.issuer))).toBe('/welkom');
    expect((await readPrompt())[0]).toBe(null);
  });
});

describe('somebody who came by single sign-on', () => {
  it('changes no password, and the address by the simple form without one', async () => {
    const me = await readArrival('uil');
    const params = { uid: me.user.uid };
    const body = { newPassword: 'maan en 7 sterren', currentPassword: 'x' };
    expect(expectFailure(await me.client.call(updateUser, { params, body }))).toBe(403);
    expect(expectFailure(await me.client.call(updateUser, { params, body: { mail: 'uil@example.nl' } }))).toBe(403);
    const mail = `${randomUUID()}@example.nl`;
    expect(expectSuccess(await me.client.call(updateSsoUser, { body: { mail } }))).toMatchObject({ mail });
    await mailTo(system, mail, /Bevestig/);
    expect(expectSuccess(await me.client.call(updateUser, { params, body: { nickname: 'Uil' } })).nickname).toBe('Uil');
  });

  it('is the only one who has that form', async () => {
    const me = await participant(system);
    expect(expectFailure(await me.client.call(updateSsoUser, { body: { mail: 'x@example.nl' } }))).toBe(403);
  });
});

describe('without single sign-on', () => {
  it('the way there and the way back lead nowhere', async () => {
    const none = await makeTestSystem(inject('databaseUrl'));
    const { client } = createBrowser(none.app);
    expect(expectFailure(await client.call(getSignOnUrl))).toBe(503);
    const search = [['state', 'x']] as const;
    expect(expectSuccess(await client.call(returnFromSignOn, { search })).location).toBe(null);
    await none.close();
    const nurses = createBrowser(system.app, { domain: 'guided' });
    expect(expectFailure(await nurses.client.call(getSignOnUrl))).toBe(503);
  });
});
