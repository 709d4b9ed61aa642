import type { Page } from '@playwright/test';
import type { Domain, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { SCREENS } from '#src/screens/index.ts';
import { fillPath } from '#src/screens/params.ts';
import type { Screen } from '#src/screens/screen.ts';
import { getUserToday } from '../support/days.ts';
import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const DOORS = {
  'self-help': { nl: '/trek-nu', en: '/en/craving' },
  reduced: { nl: '/moeilijk-moment', en: '/en/hard-moment' },
} as const;

/** Screens that end the session, redirect users without a task there, or are the doors. */
const OTHER_URL = ['logout', 'lock', 'consent', 'hard-moment', 'hard-moment-close-ones'];

/** Returns an existing object for the screen's path; for data of one user, an absent one. */
const getValues = ({ safety }: Domain): Readonly<Record<string, string>> => ({
  webform: safety?.webform ?? '',
  date: getUserToday(),
});

const readParams = (path: string, { ...values }: Readonly<Record<string, string>>) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, values[name] ?? '999999']));

const getScreens = ({ variant }: Domain, isLoggedIn: boolean): readonly Screen[] =>
  SCREENS.filter(
    ({ id, variants, leadsTo, flag, onBareHost, access }) =>
      variants.includes(variant) &&
      !leadsTo &&
      !flag &&
      !onBareHost &&
      !OTHER_URL.includes(id) &&
      !(isLoggedIn && access === 'public'),
  );

/** Returns the paths to visit: every screen in the language, and the start page. */
function getPlaces(domain: Domain, language: Language, isLoggedIn: boolean) {
  const screens = getScreens(domain, isLoggedIn).map(({ id, paths, access }) => {
    const path = paths[language] ?? paths.nl;
    return { id, access, path: toLocalisedPath(fillPath(path, readParams(path, getValues(domain))), language) };
  });
  const landing = { id: 'landing', access: 'default' as const, path: toLocalisedPath('/', language) };
  return domain.hasLanding ? [landing, ...screens] : screens;
}

/** Clicks the visible link: the tour covers the header and has a separate one. */
async function pressOnce(page: Page, id: string): Promise<void> {
  const location = id === 'welcome' ? 'dialog[open] ' : '';
  await page.locator(`${location}a[data-hard-moment-link]:visible`).first().click();
}

for (const domain of DOMAINS.filter(({ variant }) => variant !== 'professional')) {
  for (const language of domain.languages) {
    for (const isLoggedIn of [true, false]) {
      const isStanding =
        domain.key === (isLoggedIn ? 'alcohol' : 'close-ones') && language === (isLoggedIn ? 'nl' : 'en');
      const person = isLoggedIn ? 'logged in' : 'logged out';
      test(
        `${domain.label}: from every screen one press shows the doors (${language}, ${person})`,
        getVariant(isStanding),
        async ({ page, context, expectNoise }) => {
          // Expects refusals for absent and foreign objects, and for many calls from one IP address.
          expectNoise(/40\d|410|422|429/);
          if (isLoggedIn) await createParticipant(context, domain.label, { language });
          const doors = getUrl(domain.label, DOORS[domain.variant as keyof typeof DOORS][language]);
          const login = getScreens(domain, false).find(({ id }) => id === 'login');
          for (const { id, access, path } of getPlaces(domain, language, isLoggedIn)) {
            await test.step(id, async () => {
              await page.goto(getUrl(domain.label, path));
              if (!isLoggedIn && access === 'private') {
                await expect(page).toHaveURL(new RegExp(`${login?.paths[language]}(\\?|$)`));
              }
              await expect(page.locator('h1:visible').first()).toBeVisible();
              await expect(page.locator('main .skeletons')).toHaveCount(0);
              await pressOnce(page, id);
              await expect(page).toHaveURL(doors);
              await expect(page.locator('[data-door]')).toHaveCount(3);
            });
          }
        },
      );
    }
  }
}
