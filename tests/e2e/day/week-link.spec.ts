import { createWeekLinks } from '#src/cms/modules/week-links/make-links.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { ownToday, starter } from '../support/days.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, product, productPort, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const WORDS = {
  nl: { title: 'Je week', wrong: 'Vul bij maandag een getal in', saved: '7 van de 7 dagen' },
  en: { title: 'Your week', wrong: 'a number for Monday', saved: '7 of 7 days' },
} as const;

for (const [language, words] of Object.entries(WORDS) as ['nl' | 'en', (typeof WORDS)['nl']][]) {
  test(
    `a week is saved by its link, logged out and by keyboard (${language})`,
    variant(true),
    async ({ page, context, expectNoise }) => {
      expectNoise(/status of 40[04]/);
      const { uid } = await starter(page, 'alcohol', { language, since: addDays(ownToday(), -20) });
      const reader = { uid, language, dayStartsAt: 5 };
      const tokens = await withContentSystem(product(), (system) =>
        system.database.db.transaction((tx) => createWeekLinks(system, tx, [reader], getMonday(ownToday()))),
      );
      await page.goto('about:blank');
      await context.clearCookies();
      const address = `http://localhost:${productPort()}/w/${tokens.get(uid)}`;
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(address);
      await expect(page).toHaveTitle(words.title);
      const amounts = page.getByRole('textbox');
      await expect(amounts).toHaveCount(7);
      const tick = await page.getByRole('checkbox').first().boundingBox();
      expect(tick?.width).toBeGreaterThanOrEqual(24);
      await amounts.first().fill('abc');
      await amounts.first().press('Enter');
      await expect(page.getByRole('alert')).toContainText(words.wrong);
      await expect(amounts.first()).toHaveValue('abc');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      for (const amount of await amounts.all()) await amount.fill('2');
      await amounts.last().press('Enter');
      await expect(page.getByText(words.saved)).toBeVisible();
      await expectAccessible(page);

      await page.goto(`${address.slice(0, -4)}abcd?lang=${language}`);
      await expect(page.getByRole('link', { name: '112' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    },
  );
}
