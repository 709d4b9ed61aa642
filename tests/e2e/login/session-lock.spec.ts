import type { BrowserContext, Page } from '@playwright/test';
import { PROGRAMME_NAMES } from '#tests/support/programme-names.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { call, createWithLockCode, LOCK_CODE } from '../support/lock-code.ts';
import { createParticipant, PASSWORD, type Person } from '../support/people.ts';
import { expect, expectAccessible, getProduct, getUrl, test } from '../support/story.ts';

/** Responds in place of the neutral page. */
const allowExit = (context: BrowserContext) =>
  context.route(/nu\.nl/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Nieuws</title>' }));

async function close(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Snel weg' }).first().press('Enter');
  await page.waitForURL(/nu\.nl/);
}

/** Expects the lock screen, without the user's name and programme. */
async function expectLock(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/slot(\?|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Even rust');
  await expect(page).toHaveTitle('Even rust');
  expect(await page.locator('body').innerText()).not.toMatch(PROGRAMME_NAMES);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/discreet.svg');
}

async function openBy(page: Page, code: string): Promise<void> {
  await page.getByLabel('Je code').fill(code);
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
}

const isLockedAtServer = ({ uid }: Person) =>
  withContentSystem(getProduct(), async ({ database }) => {
    const { rows } = await database.pool.query('select 1 from sessions where uid = $1 and locked_at is not null', [
      uid,
    ]);
    return rows.length === 1;
  });

test('whoever leaves in haste leaves a lock behind: Back, a typed address and another tab show nothing, the code opens', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/nu\.nl|42[23]/);
  await allowExit(context);
  const person = await createWithLockCode(page);
  const other = await context.newPage();
  await other.goto(getUrl('alcohol', '/account'));
  await expect(other.getByRole('heading', { level: 1, name: 'Je account' })).toBeVisible();
  await page.goto(getUrl('alcohol', '/programma'));
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await page.getByText('Andere dag of eigen titel', { exact: true }).press('Enter');
  await page.getByLabel('Titel').fill('Een stille avond');
  await close(page);
  await expectLock(other);
  await expect.poll(() => isLockedAtServer(person)).toBe(true);

  await page.goBack();
  await expectLock(page);
  for (const path of ['/', '/dagboek', '/account', '/inloggen', '/mijn-plan']) {
    await page.goto(getUrl('alcohol', path));
    await expectLock(page);
  }
  await expectAccessible(page);
  expect(await call(page, 'GET', '/current-user')).toBe(423);

  await page.goto(getUrl('alcohol', '/hulp'));
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await openBy(page, '111222');
  await expect(page.getByLabel('Je code')).toHaveAccessibleDescription(/Deze code klopt niet/);
  await openBy(page, LOCK_CODE);
  await expect(page).toHaveURL(/\/dagboek\/nieuwe-ervaring$/);
  await expect(page.getByLabel('Titel')).toHaveValue('Een stille avond');
  await expect(other).toHaveURL(/\/account$/);
});

for (const [action, answer] of [
  ['never arrives', 'abort'],
  ['is never answered', 'wait'],
] as const) {
  test(`nobody who leaves waits for the server, and the lock holds where its request ${action}`, async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(/nu\.nl|423|sessions\/lock/);
    await allowExit(context);
    const person = await createWithLockCode(page);
    await page.goto(getUrl('alcohol', '/dagboek'));
    // No call is pending that could report the lock to the server by its cookie.
    await page.waitForLoadState('networkidle');
    await page.route(/\/api\/nl\/sessions\/lock/, (route) =>
      route.request().method() !== 'POST' ? route.continue() : answer === 'abort' ? route.abort() : undefined,
    );
    await close(page);
    // A call that waits continues after the page is gone.
    if (answer === 'abort') expect(await isLockedAtServer(person)).toBe(false);
    await page.goto(getUrl('alcohol', '/dagboek'));
    await expectLock(page);
    await expect(page.getByLabel('Je code')).toBeVisible();
    expect(await isLockedAtServer(person)).toBe(true);
  });
}

test('without a code the password opens it; five wrong ones end the login, and login says so beside the form', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/nu\.nl|422|403/);
  await allowExit(context);
  const person = await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await page.getByText('Andere dag of eigen titel', { exact: true }).press('Enter');
  await page.getByLabel('Titel').fill('Voor later');
  await close(page);
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  const password = page.getByLabel('Je wachtwoord');
  const submit = page.getByRole('button', { name: 'Open', exact: true });
  await password.fill(PASSWORD);
  await submit.click();
  await expect(page).toHaveURL(/\/dagboek\/nieuwe-ervaring$/);
  await close(page);
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  for (let time = 1; time < 5; time += 1) {
    await password.fill(`fout ${time}`);
    const response = page.waitForResponse(/\/sessions\/unlock/);
    await submit.click();
    expect((await response).status()).toBe(422);
    await expect(password).toHaveAccessibleDescription(/Dit wachtwoord klopt niet/);
  }
  await password.fill('fout 5');
  await submit.click();
  await expect(page).toHaveURL(/\/inloggen/);
  await expect(page.getByText('Dat was vijf keer niet goed. Log opnieuw in.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dat was vijf keer niet goed. Log opnieuw in.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('E-mailadres').fill(person.mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/programma/);
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await expect(page.getByLabel('Titel')).toHaveValue('Voor later');
});

test('a login locks after the rest that was chosen, on the page that stands', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/423/);
  const { uid } = await createWithLockCode(page);
  const rest = { field_rest_minutes: [{ value: 5 }] };
  expect(await call(page, 'PATCH', `/user/${uid}`, rest)).toBe(200);
  await page.goto(getUrl('alcohol', '/dagboek'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Deletes the marker as after the chosen rest time; a pending call may restore it.
  await expect(async () => {
    await context.clearCookies({ name: 'awake' });
    expect(page.url()).toMatch(/\/slot\?/);
  }).toPass();
  await expectLock(page);
  await page.getByRole('button', { name: 'Code vergeten? Gebruik je wachtwoord' }).press('Enter');
  await expect(page.getByLabel('Je wachtwoord')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dagboek$/);
});

test('the page that is opened after the rest was chosen on another device locks as well', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/423/);
  const { uid } = await createWithLockCode(page);
  await withContentSystem(getProduct(), async ({ database }) => {
    await database.pool.query('update users set rest_minutes = 5 where uid = $1', [uid]);
    await database.pool.query('update sessions set rest_minutes = 5, used_at = now() where uid = $1', [uid]);
  });
  // This page is loaded with the hint from before; the response about the account brings the new one.
  await page.goto(getUrl('alcohol', '/dagboek'));
  const readHint = async () => (await context.cookies()).find(({ name }) => name === 'session_hint')?.value;
  await expect.poll(readHint).toMatch(/\.rest$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Deletes the marker as after the chosen rest time; a pending call may restore it.
  await expect(async () => {
    await context.clearCookies({ name: 'awake' });
    expect(page.url()).toMatch(/\/slot\?/);
  }).toPass();
  await expectLock(page);
});

test('whoever logs out at the lock leaves nothing typed behind', async ({ page, context, expectNoise }) => {
  expectNoise(/nu\.nl|42[23]/);
  await allowExit(context);
  await createWithLockCode(page);
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await page.getByLabel('Wat wil je onthouden?').fill('Alleen voor mij.');
  const readTab = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(readTab).toContain('Alleen voor mij.');
  await close(page);
  await page.goto(getUrl('alcohol', '/dagboek'));
  await expectLock(page);
  expect(await readTab()).toContain('Alleen voor mij.');
  await page.getByRole('button', { name: 'Log uit' }).press('Enter');
  await page.waitForURL(/\/inloggen/);
  expect(await readTab()).not.toContain('Alleen voor mij.');
});
