import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createStarter, registerDay } from '../support/days.ts';
import { withMovedTime } from '../support/moved-time.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const moveTo = withMovedTime();
const START: CalendarDate = '2027-03-01';

const TEXTS = {
  nl: {
    programme: '/programma',
    path: '/account/zelftests',
    offer: 'Beantwoord de vragen',
    begin: 'Begin met de vragen',
    next: 'Volgende vraag',
    save: 'Bewaar mijn antwoorden',
    missing: 'Kies een cijfer van 0 tot 10.',
    first: ['Vertrouwen: 4', 'Trek deze week: 8'],
    both: ['Vertrouwen: 4, 7', 'Trek deze week: 8, 5', 'Slaap deze week: 5, 6', 'Hoe belangrijk: 9, 9'],
    table: 'Bekijk het als tabel',
    row: /^Vertrouwen .*\b4 .*\b7$/,
    ours: 'Ze zijn geen getest meetinstrument',
  },
  en: {
    programme: '/en/program',
    path: '/en/account/self-tests',
    offer: 'Answer the questions',
    begin: 'Start the questions',
    next: 'Next question',
    save: 'Save my answers',
    missing: 'Choose a number from 0 to 10.',
    first: ['Confidence: 4', 'Cravings this week: 8'],
    both: ['Confidence: 4, 7', 'Cravings this week: 8, 5', 'Sleep this week: 5, 6', 'How important: 9, 9'],
    table: 'See this as a table',
    row: /^Confidence .*\b4 .*\b7$/,
    ours: 'They’re not a validated test',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `the own check is asked on the first day and on day 21, by keyboard, and told as a line and a table (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const answer = async (values: readonly number[]) => {
        await page.getByRole('button', { name: texts.begin }).press('Enter');
        for (const [index, value] of values.entries()) {
          const group = page.locator('form fieldset');
          await expect(group).toBeFocused();
          const first = group.getByRole('radio', { name: '0', exact: true });
          await first.press('Space');
          for (let step = 0; step < value; step += 1) await page.keyboard.press('ArrowRight');
          await expect(group.getByRole('radio', { name: String(value), exact: true })).toBeChecked();
          const isLast = index === values.length - 1;
          await page.getByRole('button', { name: isLast ? texts.save : texts.next }).press('Enter');
        }
      };
      const trend = page.locator('section[aria-labelledby="own-check-trend"]');
      await moveTo(page, START);
      await createStarter(page, 'tabak', { language });
      await page.goto(getUrl('tabak', texts.path));
      await expect(page.getByText(texts.ours)).toBeVisible();
      await page.getByRole('button', { name: texts.begin }).click();
      await page.getByRole('button', { name: texts.next }).click();
      await expect(page.getByText(texts.missing)).toBeVisible();
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.reload();
      await answer([9, 4, 8, 5]);
      for (const text of texts.first) await expect(trend).toContainText(text);
      await expect(page.getByRole('button', { name: texts.begin })).toHaveCount(0);

      await moveTo(page, addDays(START, 21));
      await registerDay(page, 'tabak', addDays(START, 20), '1');
      await page.goto(getUrl('tabak', texts.programme));
      await page.getByRole('link', { name: texts.offer }).click();
      await answer([9, 7, 5, 6]);
      for (const text of texts.both) await expect(trend).toContainText(text);
      await page.getByText(texts.table).click();
      await expect(trend.getByRole('row', { name: texts.row })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );
}
