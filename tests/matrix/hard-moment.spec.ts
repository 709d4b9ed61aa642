import { DOMAINS } from '#src/domains/index.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { SCREENS } from '#src/screens/index.ts';
import { participant } from '../e2e/people.ts';
import { address, expect, test } from '../e2e/story.ts';
import { CONTENT_PAGES } from '../support/sites.ts';
import { expectEveryLook } from './looks.ts';

const DOORS = {
  'self-help': { nl: '/trek-nu', en: '/en/craving' },
  reduced: { nl: '/moeilijk-moment', en: '/en/hard-moment' },
} as const;

const screenOf = (label: string) => DOORS[label === 'naasten' ? 'reduced' : 'self-help'];
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

/** Screens that end the session, that lead on for who has nothing to do there, or that are the doors themselves. */
const ELSEWHERE = ['logout', 'lock', 'consent', 'hard-moment', 'hard-moment-close-ones'];
const domains = DOMAINS.filter(({ variant }) => variant !== 'professional');

for (const { label, variant, languages } of domains) {
  const screens = SCREENS.filter(
    ({ id, variants, paths, leadsTo, flag, onBareHost }) =>
      variants.includes(variant) &&
      !leadsTo &&
      !flag &&
      !onBareHost &&
      !ELSEWHERE.includes(id) &&
      !paths.nl.includes(':'),
  );
  for (const language of languages) {
    for (const { id, paths, access } of screens.filter(({ island }) => island !== null)) {
      test(`${label} ${id} (${language}): one press from this screen shows the doors`, async ({ page, context }) => {
        if (access === 'private') await participant(context, label, { language });
        await page.goto(address(label, localisedPath(paths[language] ?? paths.nl, language)));
        await expect(page.locator('main h1, main [role=dialog] h1').first()).toBeVisible();
        await expect(page.locator('main .skeletons')).toHaveCount(0);
        await page.locator('a[data-hard-moment-link]:visible').first().click();
        await expect(page).toHaveURL(address(label, screenOf(label)[language]));
        await expect(page.locator('[data-door]')).toHaveCount(3);
      });
    }
  }
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
