import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { setFlags } from '#src/cms/content/change-site.ts';
import { getDomain } from '#src/domains/index.ts';
import { SSO_CLIENT, startProvider } from '#tests/support/oidc-provider.ts';
import { type Product, readFreePort, startProduct } from '#tests/support/product.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { answerQuestions, endOfTour, START } from '../support/starting.ts';
import { expect, expectAccessible, test } from '../support/story.ts';

const PORTAL = 'https://portaal.example.nl';
const BOXES = [/18 jaar of ouder/, /Ik geef toestemming/, /Ik heb de privacyverklaring gelezen/];
const AUDIENCE = 'https://zelfhulp.example.nl';

let product: Product;
let provider: Awaited<ReturnType<typeof startProvider>>;
let keys: Server;
let key: CryptoKey;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const port = await readFreePort();
  provider = await startProvider([`http://alcohol.localhost:${port}/api/oauth/callback`]);
  const pair = await generateKeyPair('ES256');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'een', alg: 'ES256' };
  keys = createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(keys, 'listening');
  const environment = {
    SSO_ISSUER: provider.issuer,
    SSO_CLIENT_ID: SSO_CLIENT.id,
    SSO_CLIENT_SECRET: SSO_CLIENT.secret,
    HTI_ISSUER: PORTAL,
    HTI_AUDIENCE: AUDIENCE,
    HTI_KEYS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/jwks`,
  };
  product = await startProduct(environment, port);
});

test.afterAll(async () => {
  await product.stop();
  await provider.close();
  keys.close();
});

const getPageUrl = (path: string) => `http://alcohol.localhost:${product.port}${path}`;

/** Returns a portal's page that posts its signed token, like a click there. */
async function launchForm(): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const token = await new SignJWT({ resource: 'programme' })
    .setProtectedHeader({ alg: 'ES256', kid: 'een', typ: 'JWT' })
    .setSubject(randomUUID())
    .setJti(randomUUID())
    .setIssuer(PORTAL)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + 300)
    .sign(key);
  return `<form method="post" action="${getPageUrl('/api/hti/launch')}"><input type="hidden" name="token" value="${token}"><button>Start</button></form>`;
}

test('the button works again after Back on the page of the organisation', async ({ page }) => {
  // The page of the organisation does not come.
  await page.route(`${provider.issuer}/**`, (route) => route.fulfill({ status: 204 }));
  await page.goto(getPageUrl('/inloggen'));
  const button = page.locator('.button', { hasText: 'Log in via je organisatie' });
  await button.click();
  await expect(page.locator('.button[aria-disabled]')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(button).toBeEnabled();
});

test('somebody logs in through their organisation, comes in without a name, and is asked to agree first', async ({
  page,
  expectNoise,
}) => {
  // The page of the other organisation may log messages.
  expectNoise(/127\.0\.0\.1/);
  await page.goto(getPageUrl('/inloggen'));
  const button = page.getByRole('button', { name: 'Log in via je organisatie' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await button.press('Enter');
  await page.locator('input[name=login]').fill('iemand');
  await page.locator('input[name=password]').fill('iets');
  await page.locator('[type=submit]').first().click();
  await page.locator('[type=submit]').first().click();
  await page.waitForURL(getPageUrl('/toestemming?destination=%2Fwelkom'));
  for (const box of BOXES) await page.getByLabel(box).check();
  await page.getByRole('button', { name: 'Ga verder' }).press('Enter');
  await page.waitForURL(getPageUrl('/welkom'));
});

test('a sign-on that fails comes back to login and says so', async ({ page }) => {
  await page.goto(getPageUrl('/inloggen?sso=mislukt'));
  await expect(page.getByText('Inloggen via je organisatie lukte niet.')).toBeVisible();
  await expectAccessible(page);
});

test('while the flag is off there is nothing of HTI', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  for (const path of ['/registreren-hti', '/registreren-hti/gegevens', '/en/register-hti']) {
    const answer = await page.goto(getPageUrl(path));
    expect(answer?.status()).toBe(404);
  }
});

test('a launch leads to its questions and its follow-up once, by a clean address; name and address are optional', async ({
  page,
}) => {
  await withContentSystem(product, (system) => setFlags(system, getDomain('alcohol').key, { hti: true }));
  await page.setContent(await launchForm());
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(getPageUrl('/registreren-hti'));
  await expect(page.getByText('Je komt hier via je zorgverlener.')).toBeVisible();
  await expectAccessible(page);
  await answerQuestions(page, 'nl', [1]);
  await expect(page.getByRole('heading', { level: 1, name: START.nl.first })).toBeVisible();
  await expect(page).toHaveURL(getPageUrl('/registreren-hti/eerst-dit'));
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('danger');
  await page.getByRole('link', { name: START.nl.called }).click();
  await page.waitForURL(getPageUrl('/registreren-hti/gegevens'));
  const save = page.getByRole('button', { name: 'Bewaar en ga verder' });
  await expect(save).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mailadres (niet verplicht)').fill('geen adres');
  await save.press('Enter');
  await expect(page.getByRole('link', { name: /Dit is geen e-mailadres/ })).toBeVisible();
  await page.getByLabel('E-mailadres (niet verplicht)').fill('');
  await save.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Zonder toestemming kunnen we geen' })).toBeVisible();
  await expectAccessible(page);
  for (const box of BOXES) await page.getByLabel(box).check();
  await page.getByRole('button', { name: 'Ga verder zonder naam en e-mailadres' }).press('Enter');
  await page.waitForURL(getPageUrl('/welkom'));
  await expect(await endOfTour(page, 'nl')).toHaveAttribute('href', '/form/alcohol_1_1');
});

test('a visitor who finds these questions comes to an account by the way of everybody', async ({ page }) => {
  await withContentSystem(product, (system) => setFlags(system, getDomain('alcohol').key, { hti: true }));
  await page.goto(getPageUrl('/registreren-hti'));
  await answerQuestions(page, 'nl');
  await page.waitForURL(getPageUrl('/registreren/gegevens'));
  await expect(page.getByText('Je komt hier via je zorgverlener.')).toBeHidden();
});

test('a launch that was used before, or is no launch, has a page with words, help lines and a way on', async ({
  page,
}) => {
  await withContentSystem(product, (system) => setFlags(system, getDomain('alcohol').key, { hti: true }));
  const form = await launchForm();
  await page.setContent(form);
  // A page that is left without its cookie may not request the current user.
  const response = page.waitForResponse((answer) => answer.url().includes('/current-user'));
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(getPageUrl('/registreren-hti'));
  await response;
  await page.goto('about:blank');
  await page.context().clearCookies();
  for (const secondText of [form, form.replace(/value="[^"]+"/, 'value="x"')]) {
    await page.setContent(secondText);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(getPageUrl('/registreren-hti/mislukt'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer');
    await expect(page.locator('main a[href="tel:112"]')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(getPageUrl('/en/register-hti/failed'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test('whoever is under 18 and comes from a portal comes to no follow-up', async ({ page }) => {
  await withContentSystem(product, (system) => setFlags(system, getDomain('alcohol').key, { hti: true }));
  await page.setContent(await launchForm());
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(getPageUrl('/registreren-hti'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await page.getByRole('button', { name: 'Ja', exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: 'Log uit' }).last()).toBeVisible();
  await expect(page.locator('main a[href*="gegevens"]')).toHaveCount(0);
});
