import type { Response } from '@playwright/test';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { call, makePlan, ownToday, registerDay, starter } from '../support/days.ts';
import { getPhase, sendExercises } from '../support/exercises.ts';
import { movePage } from '../support/page-time.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, product, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const today = ownToday();
const NIGHT = new Date(`${addDays(today, 1)}T03:05:00+01:00`);
const MORNING = new Date(`${addDays(today, 1)}T11:00:00+01:00`);

/** Returns true for the response to a dismissed card. */
const isStored = (answer: Response) => answer.url().includes('/my-home') && answer.request().method() === 'POST';

const WORDS = {
  nl: {
    day: '/dagelijkse-registratie',
    programme: '/programma',
    save: 'Sla je dag op',
    sure: 'Ja, sla op',
    call: 'Bel Joke',
    question: 'Wat zou morgen helpen?',
    small: 'Kies iets kleins voor morgen',
    water: 'drink ik eerst een groot glas water',
    done: 'Klaar',
    planned: /Je plan staat klaar voor morgen/,
    morning: 'Gisteren dronk je veel. Hoe is het nu?',
    fine: 'Het gaat',
    waited: 'Korte vragen over gisteren',
    stress: 'Stress',
    next: 'Volgende',
    kept: 'Het staat erin. Je doel blijft hetzelfde.',
    plan: 'Als het lastig wordt, dan drink ik eerst een groot glas water.',
  },
} as const;

for (const scheme of ['light', 'dark'] as const) {
  test(
    `20 glasses at 03:05 begin the sheet with tonight, and the next morning with that day (${scheme})`,
    variant(scheme === 'light'),
    async ({ page }) => {
      const words = WORDS.nl;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: scheme });
      const { uid } = await starter(page, 'alcohol', { since: addDays(today, -3) });
      await makePlan(page, 'alcohol', '20', '2');
      // The questions about safety precede everything else.
      await sendExercises(page, 'alcohol', getPhase('alcohol', 1).slice(0, 1));
      // The plan's six weeks are over: the goal is 2 glasses.
      await withContentSystem(product(), ({ database }) =>
        database.pool.query('update plans set saved_on = $1, week_one = null where uid = $2', [
          addDays(today, -60),
          uid,
        ]),
      );
      await call(page, 'alcohol', 'PATCH', '/my-things', { person: { name: 'Joke', phone: '06 12345678' } });
      for (const days of [1, 2, 3]) await registerDay(page, 'alcohol', addDays(today, -days), '2');
      await movePage(page, NIGHT);
      await page.goto(address('alcohol', words.day));
      await page.locator('#day-amount').fill('20');
      await page.getByRole('button', { name: words.save }).click();
      await page.getByRole('button', { name: words.sure }).click();
      const sheet = page.getByRole('dialog', { name: /ligt er$|voor morgen$/ });
      await expect(sheet.locator('.moment-words p').first()).toContainText('Slaap op je zij');
      await expect(sheet.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
      await expect(sheet.getByRole('link', { name: words.call })).toHaveAttribute('href', 'tel:0612345678');
      await sheet.getByRole('button', { name: words.small }).click();
      await expect(sheet.locator('.slip-form').locator('fieldset')).toHaveCount(1);
      await expect(sheet.locator('.slip-form').getByRole('radio')).toHaveCount(6);
      await expect(sheet.getByText(/Een medaille/)).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await sheet.getByRole('radio', { name: words.water, exact: true }).check();
      await sheet.locator('.slip-form').getByRole('button', { name: words.done, exact: true }).click();
      await expect(sheet.getByText(words.planned)).toBeVisible();

      await movePage(page, MORNING);
      await page.goto(address('alcohol', words.programme));
      await expect(page.getByRole('heading', { name: words.morning })).toBeVisible();
      await expectAccessible(page);
      const stored = page.waitForResponse(isStored);
      await page.getByRole('button', { name: words.fine, exact: true }).click();
      await stored;
      await expect(page.locator('.how-it-goes-on')).toContainText(words.plan);
      await page.reload();
      await expect(page.locator('.today-row')).toBeVisible();
      await expect(page.getByText(words.morning)).toHaveCount(0);

      // Questions postponed to this day, until they are answered.
      await page.getByText(words.waited).click();
      await page.getByRole('checkbox', { name: words.stress, exact: true }).check();
      await expectAccessible(page);
      for (let question = 1; question < 3; question += 1) await page.getByRole('button', { name: words.next }).click();
      await page.locator('.slip-form').getByRole('button', { name: words.done, exact: true }).click();
      await expect(page.getByText(words.kept)).toBeVisible();
      await page.reload();
      await expect(page.locator('.today-row')).toBeVisible();
      await expect(page.getByText(words.waited)).toHaveCount(0);
    },
  );
}
