import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../e2e/support/story.ts';

const WIDTHS = [320, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** Expects of the current page, at every width, light and dark: no accessibility finding, no horizontal scrolling. */
export async function expectEveryLook(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The whole page is shown, so that the bar at the bottom of a phone covers nothing by chance.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: height + 200 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
}
