import type { Locator, Page } from '@playwright/test';
import { address, expect } from './story.ts';

/** Returns the sheet that is shown after saving a day. */
export const daySheet = (page: Page): Locator => page.getByRole('dialog', { name: /ligt er$|is bewaard$|is saved$/ });

/** Waits for the sheet of a saved day, and continues to another screen. */
export async function goOnFromDay(page: Page, label: string, path: string): Promise<void> {
  await expect(daySheet(page)).toBeVisible();
  await page.goto(address(label, path));
}
