import { getUrl, test } from '../e2e/support/story.ts';
import { CONTENT_PAGES } from '../support/sites.ts';
import { expectEveryLook } from './appearances.ts';

for (const { label, language, path } of CONTENT_PAGES) {
  test(`${label} ${path} (${language}) is accessible and scrolls only down at every width, light and dark`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.goto(getUrl(label, path));
    await expectEveryLook(page);
  });
}
