import type { Page } from '@playwright/test';
import { generateCode } from '#src/cms/modules/second-factor/totp.ts';
import { createAdministratorLink } from '#src/cms/modules/staff/administrator-link.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { PASSWORD } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';

const CODE_ASKED = /status of 401/;
const REFUSED = /status of (400|422)/;

/** Expects that a page fits a phone and has no accessibility findings. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

const getPath = async () => new URL(await withContentSystem(getProduct(), createAdministratorLink)).pathname;

const readSecret = async (page: Page) =>
  ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');

/** Returns a code of the next period. */
const getNextCode = (secret: string) => generateCode(secret, new Date(Date.now() + 30_000));

/** Resolves when the desk's start has its lists: a request that is pending at logout is refused, and logged. */
const startLoaded = (page: Page) =>
  Promise.all(
    ['/desk/pages', '/desk/review-dates'].map((path) =>
      page.waitForResponse((response) => response.url().includes(path)),
    ),
  );

test('the first administrator begins with a link, sets up the second step and logs in with it', async ({
  page,
  expectNoise,
}) => {
  expectNoise(CODE_ASKED);
  const mail = `${crypto.randomUUID()}@example.nl`;
  const link = await getPath();
  await page.goto(getBareAddress(link));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom bij het beheer');
  await page.getByLabel('Je naam').fill('Robin');
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
  await page.getByLabel('Hetzelfde wachtwoord nog een keer').fill(PASSWORD);
  await expectFits(page);
  await page.getByRole('button', { name: 'Ga verder' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel je tweede stap in');
  await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible();
  await expectFits(page);
  const secret = await readSecret(page);
  await page.getByLabel('Code', { exact: true }).fill(generateCode(secret, new Date()));
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await expect(page.getByRole('heading', { name: 'Je herstelcodes' })).toBeFocused();
  await expect(page.locator('.recovery-codes li')).toHaveCount(10);
  const recovery = (await page.locator('.recovery-codes code').first().textContent()) ?? '';
  await expectFits(page);
  const first = startLoaded(page);
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Robin');
  await first;
  await expect(page.getByRole('link', { name: 'Medewerkers' })).toBeVisible();

  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen bij het beheer');
  await expectFits(page);
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectFits(page);
  await page.keyboard.type(getNextCode(secret));
  const second = startLoaded(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Robin');
  await second;

  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Code', { exact: true }).fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Robin');
});

test('a link that was used says so, in the language of its page', async ({ page, expectNoise }) => {
  expectNoise(REFUSED);
  await page.goto(getBareAddress(`/en/beheer/begin/${'A'.repeat(43)}`));
  await expect(page.getByText('This link no longer works.')).toBeVisible();
  await expectFits(page);
});

test('the login of staff says what is wrong, and opens for nobody of a programme', async ({ page, expectNoise }) => {
  expectNoise(REFUSED);
  await page.goto(getBareAddress('/en/beheer/inloggen'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible();
});

test('the desk stands at the bare host, and leads whoever is not logged in back after login', async ({ page }) => {
  await page.goto(getUrl('tabak', '/beheer/medewerkers'));
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/beheer\/inloggen\?destination=%2Fbeheer%2Fmedewerkers$/);
  await createStaffMember(page, 'administrator');
  await page.goto(getBareAddress('/beheer/medewerkers'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medewerkers');
});

test('somebody of the staff finds the desk in both languages, on a phone as well', async ({ page }) => {
  await createStaffMember(page, 'editor', { name: 'Robin' });
  await page.goto(getBareAddress('/beheer'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Robin');
  await expectFits(page);
  await expect(page.getByRole('link', { name: 'Medewerkers' })).toHaveCount(0);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Robin');
  await expectAccessible(page);
});

test('the own account: name, password, another app for codes', async ({ page }) => {
  const { secret } = await createStaffMember(page, 'editor');
  await page.goto(getBareAddress('/en/beheer/mijn-account'));
  await expect(page.getByText(/Your second step has been on since/)).toBeVisible();
  await expectFits(page);
  await page.getByLabel('Your name').fill('Robin V.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Robin V.' })).toBeVisible();
  await page.getByRole('button', { name: 'Use another app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code', { exact: true }).fill(generateCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const next = await readSecret(page);
  expect(next).not.toBe(secret);
  await expectAccessible(page);
  await dialog.getByLabel('Code', { exact: true }).fill(generateCode(next, new Date()));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.locator('.recovery-codes li')).toHaveCount(10);
  await expectAccessible(page);
  for (const _ of ['once', 'twice']) await page.keyboard.press('Escape');
  await expect(dialog.locator('.recovery-codes li')).toHaveCount(10);
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.txt$/);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
});
