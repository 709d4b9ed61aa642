import type { Page } from '@playwright/test';
import { generateCode } from '#src/cms/modules/second-factor/totp.ts';
import { expectFits } from '../support/fits.ts';
import { createApprovedNurse } from '../support/nurses.ts';
import { logIn, PASSWORD } from '../support/people.ts';
import { setUpApp } from '../support/second-step.ts';
import { expect, getUrl, test } from '../support/story.ts';

const getPageUrl = (path: string) => getUrl('begeleid', path);

/** Every response to a login that requires a code, and to every wrong code. */
const ASKED_OR_REFUSED = /status of (401|422)/;

const getCode = (page: Page) => page.getByLabel('Code', { exact: true });
const getOpenedFactor = (page: Page) => page.getByRole('region', { name: 'Tweede stap' });

async function logOut(page: Page): Promise<void> {
  await page.goto(getPageUrl('/user/logout'));
  await page.waitForURL(getPageUrl('/inloggen'));
}

/** Completes the first step of the login; a code is required after it. */
async function password(page: Page, mail: string): Promise<void> {
  await page.goto(getPageUrl('/inloggen?destination=/account'));
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(getCode(page)).toBeFocused();
}

async function expectIn(page: Page): Promise<void> {
  await page.waitForURL(getPageUrl('/account'));
  await expect(getOpenedFactor(page)).toBeVisible();
}

test('a nurse sets up the second step before she sees a client, logs in with it, and with a recovery code too', async ({
  page,
  expectNoise,
}) => {
  expectNoise(ASKED_OR_REFUSED);
  const her = await createApprovedNurse();
  const { mail } = her;
  await logIn(page.context(), her);
  for (const path of ['/clienten', '/client/zelfhulpalcohol/1', '/account']) {
    await page.goto(getPageUrl(path));
    await page.waitForURL(getPageUrl(`/tweede-stap?destination=${encodeURIComponent(path)}`));
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Stel je tweede stap in' })).toBeVisible();
  await expect(page.getByText('Aan je cliënten en je koppelingen verandert niets.')).toBeVisible();
  const { secret, codes } = await setUpApp(page, expectFits);
  await expectIn(page);
  await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible();
  await page.goto(getPageUrl('/tweede-stap'));
  await page.waitForURL(getPageUrl('/clienten'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await logOut(page);
  await password(page, mail);
  await expectFits(page);
  await getCode(page).fill('12345');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Een code heeft zes cijfers.').first()).toBeVisible();
  await getCode(page).fill(generateCode(secret, new Date(0)));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /code/i }).first()).toBeVisible();
  await expect(getCode(page)).toBeVisible();
  await expectFits(page);
  // A later code than the one that enabled the factor: each code works once.
  await getCode(page).fill(generateCode(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
  await expectIn(page);

  await logOut(page);
  await password(page, mail);
  await getCode(page).fill((codes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expectIn(page);
  await expect(page.getByText('Je hebt nog 9 herstelcodes.')).toBeVisible();
  await logOut(page);
  await password(page, mail);
  await getCode(page).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /code/i }).first()).toBeVisible();
  await getCode(page).fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expectIn(page);
});
