import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant, isInTurn, isStandingLook } from '../support/variants.ts';

const LANGUAGES = {
  nl: {
    path: '/componenten',
    title: 'Componenten',
    mail: 'Bevestig je e-mailadres',
    plain: 'De mail zonder opmaak',
    region: 'Mails',
  },
  en: {
    path: '/en/components',
    title: 'Components',
    mail: 'Confirm your email address',
    plain: 'The email as plain text',
    region: 'Emails',
  },
} as const;

for (const [language, { path, title, plain, region }] of Object.entries(LANGUAGES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 1280]) {
      const isStanding = isStandingLook(width, colorScheme) && isInTurn(width === 320 ? 0 : 1, language);
      test(
        `every component and every mail can be read in ${language}, ${colorScheme}, at ${width} px`,
        getVariant(isStanding),
        async ({ page }) => {
          // About three hundred examples on one page.
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto(getUrl('alcohol', path));
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          const mails = page.getByRole('region', { name: region });
          for (const { mail } of Object.values(LANGUAGES)) await expect(mails).toContainText(mail);
          const twin = mails.getByText(plain).first();
          await twin.click();
          await expect(mails.locator('pre').first()).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        },
      );
    }
  }
}
