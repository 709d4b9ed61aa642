import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './story.ts';

const WIDTHS = [320, 768, 1280] as const;

/**
 * Expects the page to fit a phone, a tablet and a desktop, without accessibility findings. The window is as high as the
 * page, so that the bar at the bottom of a phone covers nothing.
 */
export async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: height + 200 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
