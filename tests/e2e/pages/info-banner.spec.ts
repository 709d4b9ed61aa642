import { withContentSystem } from '#tests/support/with-content-system.ts';
import { createParticipant } from '../support/people.ts';
import { expect, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant, isOuter } from '../support/variants.ts';

const banner = 'section[data-info-banner]';

/** Records layout shifts of visible content (web.dev/cls), from the first paint on. */
const WATCH_SHIFTS = () => {
  const snapshot = window as unknown as { shifted: number };
  snapshot.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) snapshot.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

test.use({ viewport: { width: 390, height: 844 } });

const PATHS = ['/programma', '/account', '/kalender', '/hulp', '/privacy', '/en/help'];
for (const path of PATHS) {
  test(
    `${path} stands still while the banner about the address comes`,
    getVariant(isOuter(path, PATHS)),
    async ({ page, context }) => {
      await createParticipant(context, 'alcohol');
      await page.addInitScript(WATCH_SHIFTS);
      await page.goto(getUrl('alcohol', path));
      await expect(page.locator(banner)).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main .skeletons')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
    },
  );
}

test('the banner goes once the address is confirmed, and leaves no room on the next page', async ({
  page,
  context,
}) => {
  const { uid } = await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/account'));
  await expect(page.locator(banner)).toBeVisible();
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('update users set validated_at = now() where uid = $1', [uid]),
  );
  await page.goto(getUrl('alcohol', '/account'));
  await expect(page.locator(banner)).toBeHidden();
  const hint = (await context.cookies()).find(({ name }) => name === 'session_hint');
  expect(hint?.value).toBe('client.nl');
});
