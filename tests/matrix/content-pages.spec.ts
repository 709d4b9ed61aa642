import { address, expectAccessible, expectNoSidewaysScroll, test } from '../e2e/story.ts';
import { CONTENT_PAGES } from '../support/sites.ts';

const WIDTHS = [320, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

for (const { label, language, path } of CONTENT_PAGES) {
  test(`${label} ${path} (${language}) is accessible and scrolls only down at every width, light and dark`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    // The question about cookies has its own stories; here it would cover whatever lies below it by chance.
    await context.addCookies([{ name: 'consent', value: 'p0v0', url: address(label, '/') }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address(label, path));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    }
  });
}
