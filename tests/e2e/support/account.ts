import type { Page } from '@playwright/test';

/** Opens every closed row of the account. */
export async function openRows(page: Page): Promise<void> {
  const closed = page.locator('.account-rows > details:not([open]) > summary');
  await page.locator('.account-rows > details').last().waitFor();
  while ((await closed.count()) > 0) await closed.first().press('Enter');
}
