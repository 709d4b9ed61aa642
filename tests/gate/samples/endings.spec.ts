import { expect, type Page, test } from '@playwright/test';

/**
 * Stories for a test of the runner (`tests/http/retelling.slow.test.ts`): each ends in a way that the gate
 * distinguishes.
 */
const isAlone = process.env.TELLING_MS !== undefined;

async function expectText(page: Page, isPresent: boolean): Promise<void> {
  await page.setContent(isPresent ? '<p>Saved</p>' : '<p></p>');
  await expect(page.getByText('Saved')).toBeVisible({ timeout: 500 });
}

test('a story starved by its neighbours', ({ page }) => expectText(page, isAlone));

test('a story that fails alone in one of three', ({ page }, { repeatEachIndex }) =>
  expectText(page, isAlone && repeatEachIndex !== 1));

test('a story with a wrong value', async ({ page }) => {
  await page.setContent('<p>Lost</p>');
  await expect(page.locator('p')).toHaveText('Saved', { timeout: 500 });
});

test('a story that hangs', async () => {
  await new Promise(() => {});
});
