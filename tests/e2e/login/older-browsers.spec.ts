import type { Page } from '@playwright/test';
import { isUnparsed, remove } from '#tests/browsers/remove-features.ts';
import { PASSWORD, registered } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

/** Screens of a participant, each with a word that only its island renders. */
const SCREENS = [
  '/programma',
  '/mijn-plan',
  '/dagelijkse-registratie',
  '/kalender',
  '/account',
  '/account/mijn-poh',
  '/badges',
  '/dagboek',
  '/forum',
  '/berichten',
  '/trek-nu',
  '/hulp',
] as const;

/** Expects that nothing loads forever, is blank, or reports a lost connection. */
async function expectAlive(page: Page, path: string): Promise<void> {
  await page.goto(getUrl('alcohol', path));
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('main .skeleton:visible')).toHaveCount(0);
  await expect(page.locator('.screen-failure')).toHaveCount(0);
  await expect(page.getByText(/geen internet|niet bereiken/).locator('visible=true')).toHaveCount(0);
}

for (const version of [15.4, 16.4, 17]) {
  // The missing features of iOS 15.4 include those of the later versions.
  test(
    `somebody with iOS ${version} logs in, fills in a day and sees every screen`,
    getVariant(version === 15.4),
    async ({ page }) => {
      const { mail } = await registered('alcohol');
      await page.addInitScript(remove(version));
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
      if (version < 16.4) {
        await page.route(isUnparsed, (route) => route.fulfill({ contentType: 'text/javascript', body: '(' }));
      }
      await page.goto(getUrl('alcohol', '/inloggen'));
      expect(await page.evaluate(() => 'parse' in URL || 'any' in AbortSignal)).toBe(false);
      await page.getByLabel('E-mailadres').fill(mail);
      await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL(getUrl('alcohol', '/programma'));
      for (const path of SCREENS) await expectAlive(page, path);
      await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
      await page.locator('#day-amount').fill('2,5');
      await page.getByRole('button', { name: 'Sla je dag op' }).click();
      await expect(page.getByText('2,5').first()).toBeVisible();
      await expect(page.locator('.form-failure')).toHaveCount(0);
      expect(errors).toEqual([]);
    },
  );
}
