import { participant } from '../support/people.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const WORDS = {
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

for (const [code, words] of Object.entries(WORDS)) {
  for (const width of [320, 1280]) {
    test(
      `the menu of the account opens behind the picture, at ${width} px (${code})`,
      variant((width === 320) === (code === 'nl')),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await participant(page.context(), 'alcohol', { language: code as 'nl' | 'en' });
        await page.goto(address('alcohol', words.path));
        const summary = page.locator('.account-menu > summary');
        await expect(summary).toBeVisible();
        await expect(summary).toHaveAccessibleName(words.menu);
        await summary.press('Enter');
        const menu = page.getByRole('navigation', { name: words.menu });
        await expect(menu.getByRole('link', { name: words.account, exact: true })).toBeVisible();
        await expect(page.getByText(words.days).locator('visible=true')).toHaveCount(1);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(summary).toBeFocused();
        await summary.press('Enter');
        await menu.getByRole('link', { name: words.logout }).press('Enter');
        await page.waitForURL(address('alcohol', words.login));
        await expect(summary).toBeHidden();
      },
    );
  }
}

test('close-ones see no days and no badges', async ({ page }) => {
  await participant(page.context(), 'naasten');
  await page.goto(address('naasten', '/hulp'));
  await expect(page.locator('.account-menu > summary')).toBeVisible();
  await expect(page.locator('[data-tool-menu]')).toHaveCount(0);
});

test('logged-out visitors see no account and no banner', async ({ page }) => {
  await page.goto(address('alcohol', '/hulp'));
  await expect(page.locator('.account-menu')).toBeHidden();
  await expect(page.locator('[data-info-banner]')).toBeHidden();
});

test('the banner sends the mail again, and says when that fails', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  await participant(page.context(), 'alcohol');
  await page.goto(address('alcohol', '/hulp'));
  const resend = page.getByRole('button', { name: 'Stuur de mail opnieuw' });
  await page.route('**/api/**/send-validation-email*', (route) => route.abort(), { times: 1 });
  await resend.press('Enter');
  await expect(page.getByText('De mail versturen lukte niet. Probeer het opnieuw.')).toBeVisible();
  await expectAccessible(page);
  await resend.press('Enter');
  await expect(page.getByText('De mail is onderweg. Kijk ook bij ongewenste e-mail.')).toBeVisible();
  // The banner shows it, and no toast covers its button.
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});
