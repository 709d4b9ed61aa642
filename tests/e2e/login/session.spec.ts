import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { setFlags } from '#src/cms/content/change-site.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { openRows } from '../support/account.ts';
import { getFreshNickname } from '../support/community-calls.ts';
import { createParticipant, logIn, PASSWORD, type Person, registered } from '../support/people.ts';
import { createSweep, watchSweep } from '../support/service-workers.ts';
import { expect, getProduct, getUrl, test } from '../support/story.ts';

const getPageUrl = (path: string) => getUrl('alcohol', path);

const inDatabase = (sql: string, ...values: readonly unknown[]) =>
  withContentSystem(getProduct(), ({ database }) => database.pool.query(sql, [...values]));

/** Ends the session on the content system, as after thirty days; the browser does not know yet. */
const expire = ({ uid }: Person) => inDatabase('delete from sessions where uid = $1', uid);

async function logInHere(page: Page, { mail }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const getNickname = (page: Page) => page.getByLabel('Bijnaam op het forum');
const save = (page: Page) => page.getByRole('button', { name: 'Sla je instellingen op' });

test('a private page sends a visitor to login and takes them back', async ({ page }) => {
  const person = await registered('alcohol');
  await page.goto(getPageUrl('/account?x=1'));
  await page.waitForURL(/\/inloggen\?/);
  expect(new URL(page.url()).searchParams.get('destination')).toBe('/account?x=1');
  await logInHere(page, person);
  await page.waitForURL(getPageUrl('/account?x=1'));
  await openRows(page);
  await expect(save(page)).toBeVisible();
});

test('login leads back to the place on the page, and never to the page that logs out', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/403/);
  const person = await registered('alcohol');
  await page.goto(getPageUrl('/account#wachtwoord'));
  await page.waitForURL(/\/inloggen\?/);
  await logInHere(page, person);
  await page.waitForURL(getPageUrl('/account#wachtwoord'));
  await page.goto('about:blank');
  await context.clearCookies({ name: /session/ });
  await page.goto(getPageUrl('/user/logout'));
  await page.waitForURL(/\/inloggen/);
  await page.goto(getPageUrl('/inloggen?destination=/nl/user/logout'));
  await logInHere(page, person);
  await page.waitForURL(getPageUrl('/programma'));
  await expect(page.locator('.account-menu > summary')).toBeVisible();
});

test('the other tab learns of a logout and leaves the private page', async ({ page, context }) => {
  await createParticipant(context, 'alcohol');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(getPageUrl('/account'));
    await openRows(tab);
    await expect(save(tab)).toBeVisible();
  }
  await other.goto(getPageUrl('/user/logout'));
  await other.waitForURL(getPageUrl('/inloggen'));
  // After the logout a confirmation is shown once.
  await expect(other.getByText('Je bent uitgelogd.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText('Je bent uitgelogd.')).toHaveCount(0);
  await page.waitForURL(/\/inloggen\?/);
  await expect(getNickname(page)).toHaveCount(0);
});

test('the page that logs out asks for no figures, which the end of the login would refuse', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.waitForRequest(/registrations\/statistics/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(getUrl('alcohol', '/user/logout'));
  await page.waitForURL(/\/inloggen/);
  expect(requests.filter((url) => url.includes('/registrations/statistics'))).toEqual([]);
});

test('text in the other tab goes at a logout, and not without a word', async ({ page, context }) => {
  await createParticipant(context, 'alcohol');
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  await getNickname(page).fill('Bosuil');
  const other = await context.newPage();
  await other.goto(getPageUrl('/user/logout'));
  await other.waitForURL(getPageUrl('/inloggen'));
  await page.waitForURL(/\/inloggen\?/);
  await expect(page.getByText(/Je bent in een ander tabblad uitgelogd. Wat je hier had geschreven/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Bosuil');
  await page.reload();
  await expect(page.getByText(/in een ander tabblad uitgelogd/)).toHaveCount(0);
  await expect(other.getByText(/in een ander tabblad uitgelogd/)).toHaveCount(0);
});

test('the other tab learns of another person and never shows what the first one typed', async ({ page, context }) => {
  const first = await createParticipant(context, 'alcohol');
  const second = await registered('alcohol', { name: 'Robin' });
  // The page's last call is answered before the login ends: a refused call would log to the console.
  await Promise.all([page.waitForResponse(/registrations\/statistics/), page.goto(getPageUrl('/account'))]);
  await openRows(page);
  await getNickname(page).fill('Geheim');
  const other = await context.newPage();
  await expire(first);
  await context.clearCookies();
  await other.goto(getPageUrl('/inloggen?destination=/account'));
  await logInHere(other, second);
  await other.waitForURL(getPageUrl('/account'));
  await openRows(page);
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('Robin');
  await expect(getNickname(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Geheim');
});

test('a logout after the session has ended erases what was typed', async ({ page, context, expectNoise }) => {
  expectNoise(/403/);
  const person = await createParticipant(context, 'alcohol');
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  await getNickname(page).fill('Oehoe');
  await expire(person);
  await page.goto(getPageUrl('/user/logout'));
  await page.waitForURL(getPageUrl('/inloggen'));
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Oehoe');
});

test('after a logout the back button shows nothing private', async ({ page, context }) => {
  const { mail } = await createParticipant(context, 'alcohol');
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  await expect(page.locator(`input[value="${mail}"]`)).toBeVisible();
  await page.goto(getPageUrl('/user/logout'));
  await page.waitForURL(getPageUrl('/inloggen'));
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible();
  await page.goBack();
  await page.waitForURL(/\/inloggen/);
  await expect(page.locator('body')).not.toContainText(mail);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a session that ends in the middle of a form loses nothing: the same person gets it back', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/403/);
  const person = await createParticipant(context, 'alcohol');
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  const nickname = getFreshNickname('Ransuil');
  await getNickname(page).fill(nickname);
  await expire(person);
  // The page may notice the end of the session before the click: both redirect to login.
  const pressedKeys = save(page).click({ timeout: 10_000 });
  await Promise.all([page.waitForURL(/\/inloggen\?/), pressedKeys.catch(() => undefined)]);
  await expect(page.locator('body')).not.toContainText(nickname);
  await logInHere(page, person);
  await page.waitForURL(getPageUrl('/account'));
  await expect(page.getByText('Dit schreef je eerder. Het is nog niet opgeslagen.')).toBeVisible();
  await expect(getNickname(page)).toHaveValue(nickname);
  await save(page).click();
  await expect(page.getByText('Je instellingen zijn opgeslagen.')).toBeVisible();
  await page.reload();
  await expect(getNickname(page)).toHaveValue(nickname);
  await expect(page.getByText('Dit schreef je eerder.')).toHaveCount(0);
});

test('what was typed can be thrown away', async ({ page, context }) => {
  await createParticipant(context, 'alcohol');
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  await getNickname(page).fill('Kerkuil');
  await page.reload();
  await page.getByRole('button', { name: 'Gooi dit weg' }).click();
  await expect(getNickname(page)).toHaveValue('');
  await page.reload();
  await expect(getNickname(page)).toHaveValue('');
  await expect(page.getByText('Dit schreef je eerder.')).toHaveCount(0);
});

test('another person who logs in after an ended session never sees what was typed', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/403/);
  const person = await createParticipant(context, 'alcohol');
  const other = await registered('alcohol', { name: 'Robin' });
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  await getNickname(page).fill('Geheim');
  await expire(person);
  // Another call of the page may notice the end of the session first.
  await Promise.all([
    page.waitForURL(/\/inloggen\?/),
    save(page)
      .click({ timeout: 10_000 })
      .catch(() => undefined),
  ]);
  await logInHere(page, other);
  await page.waitForURL(getPageUrl('/account'));
  await openRows(page);
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('Robin');
  await expect(getNickname(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Geheim');
});

test('data that cannot be loaded says so, and comes after a retry', async ({ page, context, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  await createParticipant(context, 'alcohol');
  await page.route('**/api/**/current-user*', (route) => route.abort(), { times: 1 });
  await page.goto(getPageUrl('/account'));
  await expect(page.getByText('We kunnen je gegevens nu niet laden. Er is niets kwijt.')).toBeVisible();
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).press('Enter');
  await openRows(page);
  await expect(save(page)).toBeVisible();
});

test('the language of the account leads to the page in that language, also past an older choice', async ({
  page,
  context,
}) => {
  await createParticipant(context, 'alcohol', { language: 'en' });
  await page.goto(getPageUrl('/account?a=1'));
  await page.waitForURL(getPageUrl('/en/account?a=1'));
  const url = getPageUrl('/');
  await context.addCookies([
    { name: 'consent', value: 'p1v0', url },
    { name: 'language', value: 'nl', url },
  ]);
  await page.goto(getPageUrl('/en/account'));
  await page.waitForURL(getPageUrl('/en/account'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en');
});

test('start-up removes a service worker', async ({ page }) => {
  const folder = 'dist/client/_astro/';
  const harmless = readdirSync(folder).find(
    (file) => file.endsWith('.js') && !/import|document|window|\bfrom\b/.test(readFileSync(folder + file, 'utf8')),
  );
  await watchSweep(page);
  await page.goto(getPageUrl('/hulp'));
  await createSweep(page);
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate((file) => navigator.serviceWorker.register(`/_astro/${file}`, { type: 'module' }), harmless);
  expect(await count()).toBe(1);
  await page.reload();
  await expect.poll(count).toBe(0);
});

test('whoever arrived by HTI is led to its questions once', async ({ page, context }) => {
  const person = await registered('cannabis');
  await inDatabase('update users set is_new_from_hti = true where uid = $1', person.uid);
  await withContentSystem(getProduct(), (system) => setFlags(system, 'cannabis', { hti: true }));
  await logIn(context, person);
  await page.goto(getUrl('cannabis', '/account'));
  await page.waitForURL(getUrl('cannabis', '/registreren-hti'));
  await page.goto(getUrl('cannabis', '/account'));
  await openRows(page);
  await expect(save(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/account');
  await withContentSystem(getProduct(), (system) => setFlags(system, 'cannabis', { hti: false }));
});
