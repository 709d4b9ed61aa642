import { DOMAINS } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { SCREENS } from '#src/screens/index.ts';
import { getUserToday, makePlan, registerDay } from '../e2e/support/days.ts';
import { createNurse } from '../e2e/support/nurses.ts';
import { createParticipant } from '../e2e/support/people.ts';
import { expect, getUrl, test } from '../e2e/support/story.ts';
import { expectEveryLook } from './appearances.ts';

/** The logout ends the session, and the question of HTI is shown once: both have separate stories. */
const OTHER_URL = ['logout', 'credentials-hti'];

for (const { label, key, variant, languages, registration } of DOMAINS) {
  const screens = SCREENS.filter(
    ({ id, access, variants, paths }) =>
      access === 'private' && variants.includes(variant) && !OTHER_URL.includes(id) && !paths.nl.includes(':'),
  );
  for (const language of languages) {
    for (const { id, paths } of screens) {
      for (const state of registration === null ? (['new'] as const) : (['new', 'filled'] as const)) {
        test(`${label} ${id} (${language}, ${state}) is accessible and fits at every width, light and dark`, async ({
          page,
          context,
        }) => {
          test.setTimeout(240_000);
          if (variant === 'professional') await createNurse(page);
          else await createParticipant(context, label, { language });
          if (state === 'filled') {
            if (key !== 'tobacco') await makePlan(page, label, '4', '2');
            await registerDay(page, label, getUserToday(), '1');
          }
          await page.goto(getUrl(label, toLocalisedPath(paths[language] ?? paths.nl, language)));
          await expect(page.locator('main h1, main [role=dialog] h1').first()).toBeVisible();
          await expect(page.locator('main .skeletons')).toHaveCount(0);
          await expectEveryLook(page);
        });
      }
    }
  }
}
