import { getUrl, test } from '../e2e/support/story.ts';
import { CONTENT_PAGES } from '../support/sites.ts';
import { expectEveryLook } from './appearances.ts';

const DOORS = {
  'self-help': { nl: '/trek-nu', en: '/en/craving' },
  reduced: { nl: '/moeilijk-moment', en: '/en/hard-moment' },
} as const;

/** Nurses do not have this screen. */
const programmes = CONTENT_PAGES.filter(({ label, name }) => label !== 'begeleid' && name === 'help');

for (const { label, language } of programmes) {
  test(`${label}: the screen for a hard moment is accessible and scrolls only down in every look (${language})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.goto(getUrl(label, DOORS[label === 'naasten' ? 'reduced' : 'self-help'][language]));
    await expectEveryLook(page);
  });
}
