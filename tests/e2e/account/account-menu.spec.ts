import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    path: '/hulp',
    menu: 'Je account',
    account: 'Account',
    logout: 'Uitloggen',
    days: '0 van 1 dag',
    login: '/inloggen',
  },
  en: {
    path: '/en/help',
    menu: 'Your account',
    account: 'Account',
    logout: 'Log out',
    days: '0 of 1 day',
    login: '/en/login',
  },
} as const;

for (const [code, texts] of Object.entries(TEXTS)) {
  for (const width of [320, 1280]) {
    test(
      `the menu of the account opens behind the picture, at ${width} px (${code})`,
      getVariant((width === 320) === (code === 'nl')),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await createParticipant(page.context(), 'alcohol', { language: code as 'nl' | 'en' });
        await page.goto(getUrl('alcohol', texts.path));
        const summary = page.locator('.account-menu > summary');
        await expect(summary).toBeVisible();
        await expect(summary).toHaveAccessibleName(texts.menu);
        await summary.press('Enter');
        const menu = page.getByRole('navigation', { name: texts.menu });
        await expect(menu.getByRole('link', { name: texts.account, exact: true })).toBeVisible();
        await expect(page.getByText(texts.days).locator('visible=true')).toHaveCount(1);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(summary).toBeFocused();
        await summary.press('Enter');
        await menu.getByRole('link', { name: texts.logout }).press('Enter');
        await page.waitForURL(getUrl('alcohol', texts.login));
        await expect(summary).toBeHidden();
      },
    );
  }
}

test('close-ones see no days and no badges', async ({ page }) => {
  await createParticipant(page.context(), 'naasten');
  await page.goto(getUrl('naasten', '/hulp'));
  await expect(page.locator('.account-menu > summary')).toBeVisible();
  await expect(page.locator('[data-tool-menu]')).toHaveCount(0);
});

test('logged-out visitors see no account and no banner', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/hulp'));
  await expect(page.locator('.account-menu')).toBeHidden();
  await expect(page.locator('[data-info-banner]')).toBeHidden();
});

test('the banner sends the mail again, and says when that fails', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/hulp'));
  const resend = page.getByRole('button', { name: 'Stuur de mail opnieuw' });
  await page.route('**/api/**/send-validation-email*', (route) => route.abort(), { times: 1 });
  await resend.press('Enter');
  await expect(page.getByText('De mail versturen lukte niet. Probeer het opnieuw.')).toBeVisible();
  await expectAccessible(page);
  await resend.press('Enter');
  await expect(page.getByText('De mail is onderweg. Kijk ook bij ongewenste e-mail.')).toBeVisible();
  // The banner shows the result, and no toast covers its button.
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});
