import { address, expect, test } from '../e2e/story.ts';
import { CONTENT_PAGES } from '../support/sites.ts';
import { expectEveryLook } from './looks.ts';

const SCREENS = {
  'self-help': { nl: '/trek-nu', en: '/en/craving' },
  reduced: { nl: '/moeilijk-moment', en: '/en/hard-moment' },
} as const;

const screenOf = (label: string) => SCREENS[label === 'naasten' ? 'reduced' : 'self-help'];
/** Nurses have no such screen. */
const pages = CONTENT_PAGES.filter(({ label }) => label !== 'begeleid');

for (const { label, language, path, name } of pages) {
  test(`${label} ${path} (${language}): one press shows the doors`, async ({ page }) => {
    await page.goto(address(label, path));
    // The tour lies over the header, and has the way in its own first row.
    await page.locator(`${name === 'welcome' ? 'dialog[open]' : 'header'} a[data-hard-moment-link]`).click();
    await expect(page).toHaveURL(address(label, screenOf(label)[language]));
    await expect(page.locator('[data-door]')).toHaveCount(3);
  });
}

for (const { label, language } of pages.filter(({ name }) => name === 'help')) {
  test(`${label}: the screen for a hard moment is accessible and scrolls only down in every look (${language})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.goto(address(label, screenOf(label)[language]));
    await expectEveryLook(page);
  });
}
