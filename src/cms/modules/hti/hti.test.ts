import { randomUUID } from 'node:crypto';
import type { CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sites } from '#src/cms/db/schema/index.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { registerHti } from '#src/contract/sign-on.ts';
import { expectFailure, expectSuccess, mailTo, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { findAddressAccounts } from '../../identity/addresses.ts';
import { type Claims, createLaunchToken, launch, type Portal, startPortal } from './launch.fixture.ts';

let system: TestSystem;
let key: CryptoKey;
let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
  key = portal.key;
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment: portal.environment });
  await system.database.db.insert(sites).values({ domain: 'alcohol', hasHti: true });
});
afterAll(async () => {
  portal.close();
  await system.close();
});

const getSeconds = () => Math.floor(system.clock.now().getTime() / 1_000);

const getToken = (set: Claims = {}, header: object = {}): Promise<string> =>
  createLaunchToken(set, { key, now: getSeconds(), header });

const FAILED = '/registreren-hti/mislukt';

/** Expects an error page that reports the failure, with the help lines and a link to continue. */
async function expectRefused(answer: Promise<Response>): Promise<void> {
  const { status, headers } = await answer;
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, FAILED, null]);
}

describe('a launch', () => {
  it('opens a fresh session and leads to the follow-up by a clean address; later to the programme', async () => {
    const sub = randomUUID();
    const browser = createBrowser(system.app);
    const first = await launch(browser, await getToken({ sub }));
    expect([first.status, first.headers.get('location')]).toEqual([303, '/registreren-hti']);
    const me = expectSuccess(await browser.client.call(currentUser));
    expect(me).toMatchObject({ role: 'sso_client', isNewFromHti: true });
    const mail = `${randomUUID()}@example.nl`;
    const user = expectSuccess(
      await browser.client.call(registerHti, { body: { name: 'Sam', mail }, consentIn: 'nl' }),
    );
    expect(user).toMatchObject({ uid: me.uid, name: 'Sam', mail, isNewFromHti: false });
    await mailTo(system, mail, /Bevestig/);
    expect(
      expectFailure(await browser.client.call(registerHti, { body: { name: '', mail: '' }, consentIn: 'nl' })),
    ).toBe(403);
    const newBrowser = createBrowser(system.app);
    const second = await launch(newBrowser, await getToken({ sub }));
    expect(second.headers.get('location')).toBe('/programma');
    expect(expectSuccess(await newBrowser.client.call(currentUser)).uid).toBe(me.uid);
  });

  it('has a follow-up that may be skipped, and checks what is filled in', async () => {
    const browser = createBrowser(system.app);
    await launch(browser, await getToken());
    expect(
      expectFailure(
        await browser.client.call(registerHti, { body: { name: '', mail: 'geen adres' }, consentIn: 'nl' }),
      ),
    ).toBe(422);
    const skippedUser = expectSuccess(
      await browser.client.call(registerHti, { body: { name: '', mail: '' }, consentIn: 'nl' }),
    );
    expect(skippedUser).toMatchObject({ isNewFromHti: false, name: expect.stringMatching(/^anoniem-/) });
  });

  it('at an address that is somebody’s is answered as at a free one; its mailbox alone learns that, and nobody moves', async () => {
    const owner = await createAccount(system.system, { role: 'client', domain: 'alcohol' });
    const sub = randomUUID();
    const browser = createBrowser(system.app);
    await launch(browser, await getToken({ sub }));
    const { uid } = expectSuccess(await browser.client.call(currentUser));
    const body = { name: 'Kim', mail: owner.mail };
    const user = expectSuccess(await browser.client.call(registerHti, { body, consentIn: 'nl' }));
    expect(user).toMatchObject({ uid, mail: owner.mail, hasValidatedEmail: false, isNewFromHti: false });
    await mailTo(system, owner.mail, /Er is iets geprobeerd/);
    expect((await findAddressAccounts(system.database.db, 'alcohol', owner.mail)).validated?.uid).toBe(owner.uid);
    const newBrowser = createBrowser(system.app);
    await launch(newBrowser, await getToken({ sub }));
    expect(expectSuccess(await newBrowser.client.call(currentUser)).uid).toBe(uid);
  });

  it('works once for a token, also when it comes fifty times at the same moment', async () => {
    const token = await getToken();
    const browsers = Array.from({ length: 50 }, () => createBrowser(system.app));
    const answers = await Promise.all(browsers.map((browser) => launch(browser, token)));
    const pages = answers.map(({ headers }) => headers.get('location'));
    expect(pages.sort()).toEqual(['/registreren-hti', ...Array.from({ length: 49 }, () => FAILED)]);
    const isOpened = await Promise.all(
      browsers.map(async ({ client }) => expectSuccess(await client.call(getLoginStatus))),
    );
    expect(isOpened.filter(Boolean)).toHaveLength(1);
  });

  it('makes one account of two first arrivals at the same moment', async () => {
    const sub = randomUUID();
    const tokens = await Promise.all([1, 2, 3, 4].map(() => getToken({ sub })));
    const browsers = tokens.map(() => createBrowser(system.app));
    await Promise.all(browsers.map((browser, index) => launch(browser, tokens[index] ?? '')));
    const arrived = await Promise.all(browsers.map(({ client }) => client.call(currentUser)));
    expect(new Set(arrived.map((answer) => expectSuccess(answer).uid)).size).toBe(1);
  });

  it('comes to the page that says so in a domain whose flag is off, where no follow-up exists', async () => {
    const browser = createBrowser(system.app, { domain: 'tobacco' });
    await expectRefused(launch(browser, await getToken()));
    const me = await participant(system, { domain: 'tobacco' });
    expect(expectFailure(await me.client.call(registerHti, { body: { name: '', mail: '' }, consentIn: 'nl' }))).toBe(
      404,
    );
  });

  it.each(['guided', 'close-ones'] as const)('comes to that page at %s too, which takes none', async (domain) => {
    await expectRefused(launch(createBrowser(system.app, { domain }), await getToken()));
  });
});
