import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sites } from '#src/cms/db/schema/index.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { LOCKED_STATUS } from '#src/contract/operation.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getSessionLock, setLockCode, unlockSession } from '#src/contract/session-lock.ts';
import { registerHti } from '#src/contract/sign-on.ts';
import { expectFailure, expectSuccess, mailTo } from '#tests/support/accounts.ts';
import { createBrowser, type TestBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { createLaunchToken, launch, type Portal, startPortal } from './launch.fixture.ts';

const CODE = '480391';
let portal: Portal;
let system: TestSystem;
beforeAll(async () => {
  portal = await startPortal();
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment: portal.environment });
  await system.database.db.insert(sites).values({ domain: 'alcohol', hasHti: true });
});
afterAll(async () => {
  portal.close();
  await system.close();
});

/** Returns the page to which a launch redirects. */
async function handlePosted(browser: TestBrowser, sub: string, position = system): Promise<string | null> {
  const now = Math.floor(position.clock.now().getTime() / 1_000);
  return (await launch(browser, await createLaunchToken({ sub }, { key: portal.key, now }))).headers.get('location');
}

interface AccountState {
  readonly hasEntry?: boolean;
  readonly hasMail?: boolean;
  readonly hasCode?: boolean;
}

/** Creates a launched user in the browser of the first launch. */
async function launched({ hasEntry = true, hasMail = false, hasCode = false }: AccountState) {
  const sub = randomUUID();
  const browser = createBrowser(system.app);
  await handlePosted(browser, sub);
  const mail = hasMail ? `${randomUUID()}@example.nl` : '';
  const { uid } = expectSuccess(await browser.client.call(registerHti, { body: { name: '', mail }, consentIn: 'nl' }));
  if (hasMail) await system.database.pool.query('update users set validated_at = now() where uid = $1', [uid]);
  if (hasCode) expectSuccess(await browser.client.call(setLockCode, { body: { code: CODE, password: '' } }));
  if (hasEntry) {
    const body = { entryDate: '20/11/2026', title: 'Vandaag', body: 'Het ging goed.' };
    expectSuccess(await browser.client.call(createDiaryEntry, { body, key: randomUUID() }));
  }
  return { sub, uid, mail, browser };
}

const getAnotherDigit = (code: string) => code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10);

async function readMailedCode(mail: string): Promise<string> {
  const { text } = await mailTo(system, mail, /^Je code$/);
  return /\b\d{6}\b/.exec(text.slice(text.indexOf('text/plain')))?.[0] ?? '';
}

describe('a launch on a new device', () => {
  it('into an account that holds something opens by a mailed code, once for each device', async () => {
    const { sub, uid, mail } = await launched({ hasMail: true });
    const browser = createBrowser(system.app);
    expect(await handlePosted(browser, sub)).toBe('/slot');
    expect(expectFailure(await browser.client.call(currentUser))).toBe(LOCKED_STATUS);
    expect(expectSuccess(await browser.client.call(getSessionLock))).toEqual({ isLocked: true, asks: 'mail' });
    const code = await readMailedCode(mail);
    expect(expectFailure(await browser.client.call(unlockSession, { body: { code: getAnotherDigit(code) } }))).toBe(
      422,
    );
    expect(expectFailure(await browser.client.call(currentUser))).toBe(LOCKED_STATUS);
    expectSuccess(await browser.client.call(unlockSession, { body: { code } }));
    expect(expectSuccess(await browser.client.call(currentUser)).uid).toBe(uid);
    expect(await handlePosted(browser, sub)).toBe('/programma');
    expect(expectSuccess(await browser.client.call(currentUser)).uid).toBe(uid);
  });

  it('opens by the own code, without a mail where there is no address', async () => {
    const { sub, uid } = await launched({ hasCode: true });
    const browser = createBrowser(system.app);
    expect(await handlePosted(browser, sub)).toBe('/slot');
    expect(expectSuccess(await browser.client.call(getSessionLock)).asks).toBe('code');
    expect(expectFailure(await browser.client.call(unlockSession, { body: { code: getAnotherDigit(CODE) } }))).toBe(
      422,
    );
    expectSuccess(await browser.client.call(unlockSession, { body: { code: CODE } }));
    expect(expectSuccess(await browser.client.call(currentUser)).uid).toBe(uid);
  });

  it('takes the own code or the mailed one where the person has both', async () => {
    const { sub, mail } = await launched({ hasCode: true, hasMail: true });
    const [browser, two] = [createBrowser(system.app), createBrowser(system.app)];
    expect(await handlePosted(browser, sub)).toBe('/slot');
    expect(expectSuccess(await browser.client.call(getSessionLock)).asks).toBe('code-or-mail');
    expectSuccess(await browser.client.call(unlockSession, { body: { code: await readMailedCode(mail) } }));
    expect(await handlePosted(two, sub)).toBe('/slot');
    expectSuccess(await two.client.call(unlockSession, { body: { code: CODE } }));
  });

  it('takes no mailed code after a quarter of an hour, nor that of an earlier launch', async () => {
    const { sub, mail } = await launched({ hasMail: true });
    const browser = createBrowser(system.app);
    await handlePosted(browser, sub);
    const code = await readMailedCode(mail);
    system.clock.pass(16 * 60_000);
    expect(expectSuccess(await browser.client.call(getSessionLock)).asks).toBe('login');
    expect(expectFailure(await browser.client.call(unlockSession, { body: { code } }))).toBe(422);
    expect(expectFailure(await browser.client.call(currentUser))).toBe(LOCKED_STATUS);
  });

  it('stays the way in for whoever has neither, and into an account that holds nothing', async () => {
    const neither = await launched({});
    expect(await handlePosted(createBrowser(system.app), neither.sub)).toBe('/programma');
    const empty = await launched({ hasEntry: false, hasMail: true });
    expect(await handlePosted(createBrowser(system.app), empty.sub)).toBe('/programma');
  });

  it('asks nothing in the browser of the first launch, nor in one that is logged in', async () => {
    const { sub, browser, uid } = await launched({ hasCode: true });
    expect(await handlePosted(browser, sub)).toBe('/programma');
    await system.database.pool.query('delete from known_devices where uid = $1', [uid]);
    expect(await handlePosted(browser, sub)).toBe('/programma');
  });

  it('ends after five wrong codes', async () => {
    const { sub } = await launched({ hasCode: true });
    const browser = createBrowser(system.app);
    await handlePosted(browser, sub);
    const statuses = [];
    for (let attempts = 0; attempts < 5; attempts += 1)
      statuses.push(expectFailure(await browser.client.call(unlockSession, { body: { code: getAnotherDigit(CODE) } })));
    expect(statuses).toEqual([422, 422, 422, 422, 403]);
    expect(expectFailure(await browser.client.call(currentUser))).toBe(403);
  });
});

describe('a provider who asks for a code', () => {
  it('gets one of every launched user at the follow-up', async () => {
    const environment = { ...portal.environment, HTI_NEEDS_CODE: 'true' };
    const strict = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment });
    await strict.database.db.insert(sites).values({ domain: 'alcohol', hasHti: true });
    const browser = createBrowser(strict.app);
    await handlePosted(browser, 'Patient/1', strict);
    expect(expectSuccess(await browser.client.call(currentUser)).needsLockCode).toBe(true);
    const followUp = (code?: string) =>
      browser.client.call(registerHti, { body: { name: '', mail: '', ...(code ? { code } : {}) }, consentIn: 'nl' });
    for (const refusedInput of [undefined, '123456', '48039'])
      expect(expectFailure(await followUp(refusedInput))).toBe(422);
    expect(expectSuccess(await followUp(CODE))).toMatchObject({ hasLockCode: true, needsLockCode: false });
    await strict.close();
  });
});
