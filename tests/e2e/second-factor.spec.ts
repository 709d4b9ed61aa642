import type { Page } from '@playwright/test';
import { codeAt } from '#src/cms/modules/second-factor/totp.ts';
import { expectFits } from './fits.ts';
import { nurse } from './nurses.ts';
import { PASSWORD } from './people.ts';
import { address, expect, test } from './story.ts';

const at = (path: string) => address('begeleid', path);

/** Every answer to a login that asks for a code, and every refused code. */
const ASKED_OR_REFUSED = /status of (401|422)/;

const code = (page: Page) => page.getByLabel('Code', { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const openedFactor = (page: Page) => page.getByRole('region', { name: 'Tweede stap' });

async function logOut(page: Page): Promise<void> {
  await page.goto(at('/user/logout'));
  await page.waitForURL(at('/inloggen'));
}

/** The first step of logging in; a code is asked after it. */
async function password(page: Page, mail: string): Promise<void> {
  await page.goto(at('/inloggen?destination=/account'));
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(code(page)).toBeFocused();
}

async function expectIn(page: Page): Promise<void> {
  await page.waitForURL(at('/account'));
  await expect(openedFactor(page)).toBeVisible();
}

/** Switches the second step on and gives the secret of the app and the recovery codes. */
async function switchOn(page: Page) {
  await page.getByRole('button', { name: 'Stel een tweede stap in' }).click();
  await dialog(page).getByLabel('Je wachtwoord', { exact: true }).fill('verkeerd 5 boom');
  await dialog(page).getByRole('button', { name: 'Ga verder' }).click();
  await expect(dialog(page).locator('[aria-invalid="true"]')).toBeVisible();
  await expectFits(page);
  await dialog(page).getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Ga verder' }).click();
  await expect(dialog(page).getByRole('img', { name: 'QR-code voor je app' })).toBeVisible();
  await expectFits(page);
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');
  await code(page).fill(codeAt(secret, new Date()));
  await dialog(page).getByRole('button', { name: 'Bevestig' }).click();
  await expect(page.getByRole('heading', { name: 'Je herstelcodes' })).toBeFocused();
  const codes = await page.locator('.recovery-codes code').allTextContents();
  expect(codes).toHaveLength(10);
  await expectFits(page);
  await dialog(page).getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page.getByText('Je tweede stap is ingesteld.')).toBeVisible();
  await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible();
  return { secret, codes };
}

test('a nurse switches the second step on, logs in with it, with a recovery code too, and switches it off', async ({
  page,
  expectNoise,
}) => {
  expectNoise(ASKED_OR_REFUSED);
  const { mail } = await nurse(page);
  await page.goto(at('/account'));
  await expect(page.getByText('Je logt nu in met alleen je wachtwoord.')).toBeVisible();
  await expectFits(page);
  const { secret, codes } = await switchOn(page);
  await expectFits(page);

  await logOut(page);
  await password(page, mail);
  await expectFits(page);
  await code(page).fill('12345');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Een code heeft zes cijfers.').first()).toBeVisible();
  await code(page).fill(codeAt(secret, new Date(0)));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /code/i }).first()).toBeVisible();
  await expect(code(page)).toBeVisible();
  await expectFits(page);
  // Later than the code that switched it on: each code works once.
  await code(page).fill(codeAt(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
  await expectIn(page);

  await logOut(page);
  await password(page, mail);
  await code(page).fill((codes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expectIn(page);
  await expect(page.getByText('Je hebt nog 9 herstelcodes.')).toBeVisible();
  await logOut(page);
  await password(page, mail);
  await code(page).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /code/i }).first()).toBeVisible();
  await code(page).fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expectIn(page);

  await page.getByRole('button', { name: 'Zet de tweede stap uit' }).click();
  await expect(code(page)).toBeFocused();
  await expectFits(page);
  await code(page).fill(codes[2] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Je tweede stap staat uit.')).toBeVisible();
  await expect(page.getByText('Je logt nu in met alleen je wachtwoord.')).toBeVisible();
  await expectFits(page);

  await logOut(page);
  await page.goto(at('/inloggen?destination=/account'));
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectIn(page);
});
