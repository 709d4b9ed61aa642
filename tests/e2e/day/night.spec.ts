import type { Response } from '@playwright/test';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { call, createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { getPhase, sendExercises } from '../support/exercises.ts';
import { movePage } from '../support/page-time.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();
const NIGHT = new Date(`${addDays(today, 1)}T03:05:00+01:00`);
const MORNING = new Date(`${addDays(today, 1)}T11:00:00+01:00`);

/** Returns true for the response to a dismissed card. */
const isStored = (answer: Response) => answer.url().includes('/my-home') && answer.request().method() === 'POST';

const TEXTS = {
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
    getVariant(scheme === 'light'),
    async ({ page }) => {
      const nl = TEXTS.nl;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: scheme });
      const { uid } = await createStarter(page, 'alcohol', { since: addDays(today, -3) });
      await makePlan(page, 'alcohol', '20', '2');
      // The questions about safety precede everything else.
      await sendExercises(page, 'alcohol', getPhase('alcohol', 1).slice(0, 1));
      // The plan's six weeks are over: the goal is 2 glasses.
      await withContentSystem(getProduct(), ({ database }) =>
        database.pool.query('update plans set saved_on = $1, week_one = null where uid = $2', [
          addDays(today, -60),
          uid,
        ]),
      );
      await call(page, 'alcohol', 'PATCH', '/my-things', { person: { name: 'Joke', phone: '06 12345678' } });
      for (const days of [1, 2, 3]) await registerDay(page, 'alcohol', addDays(today, -days), '2');
      await movePage(page, NIGHT);
      await page.goto(getUrl('alcohol', nl.day));
      await page.locator('#day-amount').fill('20');
      await page.getByRole('button', { name: nl.save }).click();
      await page.getByRole('button', { name: nl.sure }).click();
      const sheet = page.getByRole('dialog', { name: /ligt er$|voor morgen$/ });
      await expect(sheet.locator('.moment-words p').first()).toContainText('Slaap op je zij');
      await expect(sheet.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
      await expect(sheet.getByRole('link', { name: nl.call })).toHaveAttribute('href', 'tel:0612345678');
      await sheet.getByRole('button', { name: nl.small }).click();
      await expect(sheet.locator('.slip-form').locator('fieldset')).toHaveCount(1);
      await expect(sheet.locator('.slip-form').getByRole('radio')).toHaveCount(6);
      await expect(sheet.getByText(/Een medaille/)).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await sheet.getByRole('radio', { name: nl.water, exact: true }).check();
      await sheet.locator('.slip-form').getByRole('button', { name: nl.done, exact: true }).click();
      await expect(sheet.getByText(nl.planned)).toBeVisible();

      await movePage(page, MORNING);
      await page.goto(getUrl('alcohol', nl.programme));
      await expect(page.getByRole('heading', { name: nl.morning })).toBeVisible();
      await expectAccessible(page);
      const response = page.waitForResponse(isStored);
      await page.getByRole('button', { name: nl.fine, exact: true }).click();
      await response;
      await expect(page.locator('.how-it-goes-on')).toContainText(nl.plan);
      await page.reload();
      await expect(page.locator('.today-row')).toBeVisible();
      await expect(page.getByText(nl.morning)).toHaveCount(0);

      // Questions that were postponed to this day are shown until they are answered.
      await page.getByText(nl.waited).click();
      await page.getByRole('checkbox', { name: nl.stress, exact: true }).check();
      await expectAccessible(page);
      for (let question = 1; question < 3; question += 1) await page.getByRole('button', { name: nl.next }).click();
      await page.locator('.slip-form').getByRole('button', { name: nl.done, exact: true }).click();
      await expect(page.getByText(nl.kept)).toBeVisible();
      await page.reload();
      await expect(page.locator('.today-row')).toBeVisible();
      await expect(page.getByText(nl.waited)).toHaveCount(0);
    },
  );
}
