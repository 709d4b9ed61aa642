import { MINIMUM_BROWSERS, MINIMUM_SAMSUNG_INTERNET } from '#src/browsers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

for (const [path, title] of [
  ['/hulp/browser', 'Welke browsers werken'],
  ['/en/help/browser', 'Which browsers work'],
] as const) {
  test(`${path} names the browsers in which everything works`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(getUrl('tabak', path));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const version of [...Object.values(MINIMUM_BROWSERS), MINIMUM_SAMSUNG_INTERNET]) {
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: ` ${version}` })
          .first(),
      ).toBeVisible();
    }
    await expect(page.locator('main [data-open-line] a[href="tel:112"]')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a browser that is too old for a screen says so at once, and leads to those that are not', async ({
  page,
  expectNoise,
}) => {
  // Logged if the script is requested before the page notices that the browser is too old.
  expectNoise(/Error hydrating \S*\/Login/);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  await page.route(/\/_astro\/Login\..*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '(' }));
  await page.goto(getUrl('alcohol', '/inloggen'));
  const locator = page.locator('.screen-failure');
  await expect(locator).toContainText('Deze browser is te oud voor dit scherm.');
  await expect(locator.locator('a[href="tel:112"]')).toBeVisible();
  await locator.getByRole('link', { name: 'Welke browsers werken' }).click();
  await page.waitForURL(getUrl('alcohol', '/hulp/browser'));
});
