import type { Locator, Page } from '@playwright/test';
import { expect, getUrl } from './story.ts';

/** Returns the sheet that is shown after saving a day. */
export const getDaySheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: /ligt er$|is bewaard$|is saved$/ });

/** Waits for the sheet of a saved day, and continues to another screen. */
export async function goOnFromDay(page: Page, label: string, path: string): Promise<void> {
  await expect(getDaySheet(page)).toBeVisible();
  await page.goto(getUrl(label, path));
}
