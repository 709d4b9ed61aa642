import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

for (const [language, path, tab, there, title, stay] of [
  ['nl', '/programma', 'Mijn plan', '/mijn-plan', 'Je hebt nu geen internet', 'Blijf hier'],
  ['en', '/en/program', 'My plan', '/en/my-recovery-plan', 'You’re offline', 'Stay here'],
] as const) {
  test(
    `a press without internet is answered in the page, and followed once there is (${language})`,
    getVariant(language === 'nl'),
    async ({ page, context, expectNoise }) => {
      expectNoise(/ERR_INTERNET_DISCONNECTED/);
      await page.setViewportSize({ width: 390, height: 844 });
      await createParticipant(context, 'alcohol', { language });
      await page.goto(getUrl('alcohol', path));
      const link = page.locator('nav.tab-bar').getByRole('link', { name: tab });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await link.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(getUrl('alcohol', path));
      await expectAccessible(page);
      await dialog.getByRole('button', { name: stay }).click();
      await expect(dialog).toBeHidden();
      await link.click();
      await expect(dialog).toBeVisible();
      await context.setOffline(false);
      await expect(page).toHaveURL(getUrl('alcohol', there));
    },
  );
}
