import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { setFlags } from '#src/cms/content/change-site.ts';
import { reminders, userIdentities, users } from '#src/cms/db/schema/index.ts';
import { encryptLockCode } from '#src/cms/identity/lock-code.ts';
import { createUnsubscribeToken } from '#src/cms/mail/unsubscribe-token.ts';
import { createLaunchToken, type Portal, startPortal } from '#src/cms/modules/hti/launch.fixture.ts';
import { getDomain } from '#src/domains/index.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { SSO_CLIENT, startProvider } from '#tests/support/oidc-provider.ts';
import { type Product, readFreePort, startProduct } from '#tests/support/product.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { expectFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/story.ts';

const CODE = '480391';

let product: Product;
let portal: Portal;
let provider: Awaited<ReturnType<typeof startProvider>>;

test.beforeAll(async () => {
  const port = await readFreePort();
  portal = await startPortal();
  provider = await startProvider([`http://alcohol.localhost:${port}/api/oauth/callback`]);
  const sso = { SSO_ISSUER: provider.issuer, SSO_CLIENT_ID: SSO_CLIENT.id, SSO_CLIENT_SECRET: SSO_CLIENT.secret };
  product = await startProduct({ ...portal.environment, ...sso }, port);
  await withContentSystem(product, (system) => setFlags(system, getDomain('alcohol').key, { hti: true }));
});
test.afterAll(async () => {
  await product.stop();
  await provider.close();
  portal.close();
});

const getPageUrl = (path: string, label = 'alcohol') => `http://${label}.localhost:${product.port}${path}`;

/** Returns the page of a portal that launches a user, like a click there. */
async function getForm(sub: string, label = 'alcohol'): Promise<string> {
  const token = await createLaunchToken({ sub }, { key: portal.key, now: Math.floor(Date.now() / 1_000) });
  return `<form method="post" action="${getPageUrl('/api/hti/launch', label)}"><input type="hidden" name="token" value="${token}"><button>Start</button></form>`;
}

/** Stores a consent of a user who launched with this subject before. */
const agree = (subject: string) =>
  withContentSystem(product, async ({ database: { db } }) => {
    const [identityRow] = await db.select().from(userIdentities).where(eq(userIdentities.subject, subject));
    const consent = { consentVersion: '1', consentLanguage: 'nl', consentAt: new Date() } as const;
    const uid = identityRow?.uid ?? 0;
    await db
      .update(users)
      .set({ isNewFromHti: false, ...consent })
      .where(eq(users.uid, uid));
    return uid;
  });

async function launch(tab: Page, sub: string): Promise<void> {
  await tab.setContent(await getForm(sub));
  await tab.getByRole('button', { name: 'Start' }).click();
  await tab.waitForURL((url) => url.port === String(product.port));
}

async function signOn(tab: Page, name: string): Promise<void> {
  await tab.goto(getPageUrl('/hulp'));
  // Starts without the login page, which redirects a user who is logged in in another tab.
  const { redirect } = await tab.evaluate(() => fetch('/api/nl/oauth/generate-url').then((answer) => answer.json()));
  await tab.goto(redirect);
  await tab.locator('input[name=login]').fill(name);
  await tab.locator('input[name=password]').fill('iets');
  await tab.locator('[type=submit]').first().click();
  await tab.locator('[type=submit]').first().click();
  await tab.waitForURL((url) => url.port === String(product.port));
}

for (const [method, arrive] of [
  ['a portal', launch],
  ['sign-on', signOn],
] as const) {
  test(`words typed for one person are not saved for another whom ${method} brings in a second tab`, async ({
    page,
    browser,
    expectNoise,
  }) => {
    expectNoise(/127\.0\.0\.1/);
    const [mine, theirs] = [`Patient/${randomUUID()}`, `ander-${randomUUID()}`];
    const otherTab = await browser.newPage();
    await arrive(otherTab, theirs);
    await agree(theirs);
    await otherTab.context().close();
    await launch(page, mine);
    await agree(mine);
    await page.goto(getPageUrl('/dagboek/nieuwe-ervaring'));
    const field = page.getByLabel('Wat wil je onthouden?');
    await field.fill('Dit schrijft Anna, en het is van haar.');
    await page.evaluate(() => Object.assign(window, { before: true }));
    const second = await page.context().newPage();
    await arrive(second, theirs);
    await page.waitForFunction(() => !('before' in window));
    await page.goto(getPageUrl('/dagboek/nieuwe-ervaring'));
    await expect(field).toHaveValue('');
    await second.goto(getPageUrl('/dagboek'));
    await expect(second.getByRole('main')).toContainText('Je dagboek is nog leeg');
  });
}

test('a launch on a new device asks for the own code once, and shows nothing before it', async ({ page, browser }) => {
  const sub = `Patient/${randomUUID()}`;
  await page.setContent(await getForm(sub));
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(getPageUrl('/registreren-hti'));
  const uid = await agree(sub);
  await withContentSystem(product, async ({ database: { db }, keys }) => {
    const lockCode = await encryptLockCode({ keys }, uid, CODE);
    await db.update(users).set({ lockCode }).where(eq(users.uid, uid));
    await db.insert(reminders).values({ uid, minute: 600, isActive: false, changedAt: new Date() });
  });
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const other = await context.newPage();
  await other.setContent(await getForm(sub));
  await other.getByRole('button', { name: 'Start' }).click();
  await other.waitForURL(getPageUrl('/slot'));
  const field = other.getByLabel('Je code');
  await expect(field).toBeVisible();
  await expect(other.getByRole('button', { name: /wachtwoord/ })).toHaveCount(0);
  await expectFits(other);
  await expectAccessible(other);
  await expect(other.locator('body')).not.toContainText(/alcohol/i);
  await field.fill(CODE);
  await other.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await other.waitForURL(getPageUrl('/programma'));
  await other.setContent(await getForm(sub));
  await other.getByRole('button', { name: 'Start' }).click();
  await other.waitForURL(getPageUrl('/programma'));
  await context.close();
});

test('a practitioner who is launched comes to the login of nurses, which says why', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(await getForm('Practitioner/1'));
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(getPageUrl('/inloggen?start=zorgverlener', 'begeleid'));
  await expect(page.getByText('Log hier in met je eigen account.')).toBeInViewport();
  await expectFits(page);
  await expectAccessible(page);
});

test('a launch at the address of nurses has a page that says so, with the way to their own account', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(await getForm('Practitioner/2', 'begeleid'));
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(getPageUrl('/registreren-hti/mislukt', 'begeleid'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer');
  await expect(page.getByText('Cliënten begeleiden doe je hier met je eigen account.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Vraag een account aan' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test('a mail is ended by one press on a neutral page, logged out', async ({ page }) => {
  const uid = await withContentSystem(product, async (system) => {
    const account = await createAccount(system, { role: 'client', domain: 'alcohol' });
    await system.database.db
      .update(users)
      .set({ notifications: ['daily_mail', 'badge_mail'] })
      .where(eq(users.uid, account.uid));
    return account.uid;
  });
  const readSettings = () =>
    withContentSystem(product, async ({ database: { db } }) => {
      const [user] = await db.select().from(users).where(eq(users.uid, uid));
      return user?.notifications;
    });
  const token = await withContentSystem(product, async ({ keys }) =>
    createUnsubscribeToken(keys, { kind: 'setting', uid, setting: 'daily_mail' }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`http://localhost:${product.port}/mails/stoppen/${token}`);
  const stop = page.getByRole('button', { name: 'Stop deze mails' });
  await expect(stop).toBeVisible();
  await expect(page.locator('html')).not.toContainText(/alcohol/i);
  await expectFits(page);
  await expectAccessible(page);
  expect(await readSettings()).toEqual(['daily_mail', 'badge_mail']);
  await stop.press('Enter');
  await expect(page.getByText('Gestopt. Je krijgt deze mails niet meer.')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  expect(await readSettings()).toEqual(['badge_mail']);
});

test('a sign-on that was begun in two tabs ends logged in in both', async ({ page, expectNoise }) => {
  // The page of the other organisation may log messages.
  expectNoise(/127\.0\.0\.1/);
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(getPageUrl('/inloggen'));
    await tab.getByRole('button', { name: 'Log in via je organisatie' }).press('Enter');
    await expect(tab.locator('input[name=login]')).toBeVisible();
  }
  for (const tab of [page, second]) {
    await tab.locator('input[name=login]').fill('iemand');
    await tab.locator('input[name=password]').fill('iets');
    await tab.locator('[type=submit]').first().click();
    // The first login requests consent to share data.
    if (tab === page) await tab.locator('[type=submit]').first().click();
    await tab.waitForURL(/\/toestemming/);
  }
});
