import type { Page } from '@playwright/test';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const getSkeletons = (page: Page) => page.locator('main .skeletons');

/** Placeholders of private screens while the session is unknown, in the shape of the content. */
const SCREENS = [
  { path: '/programma', shapes: { 'skeletons-rows': 5, 'skeletons-days': 7 }, comes: '#alcohol_1_1' },
  { path: '/mijn-plan', shapes: { 'skeletons-bars': 14 }, comes: '.plan-week' },
  { path: '/dagelijkse-registratie', shapes: { 'skeletons-rows': 5 }, comes: 'main form' },
  { path: '/form/goal', shapes: { 'skeletons-rows': 5 }, comes: '#usage-monday' },
  { path: '/form/alcohol_1_1', shapes: { 'skeletons-rows': 3 }, comes: '.exercise form' },
] as const;

for (const { path, shapes, comes } of SCREENS) {
  test(
    `${path} shows that it loads while the login state is unknown`,
    getVariant(/programma|goal/.test(path)),
    async ({ page }) => {
      await createParticipant(page.context(), 'alcohol');
      let release = (): void => undefined;
      const pending = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/nl\//, async (route) => {
        await pending;
        await route.continue();
      });
      await page.goto(getUrl('alcohol', path));
      for (const [shape, count] of Object.entries(shapes)) {
        await expect(page.locator(`main .${shape} > .skeleton`)).toHaveCount(count);
      }
      await expect(getSkeletons(page).first()).toHaveRole('status');
      await expect(getSkeletons(page).first()).toContainText(/\S/);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      release();
      await expect(page.locator(comes).first()).toBeVisible();
      await expect(getSkeletons(page)).toHaveCount(0);
    },
  );
}
