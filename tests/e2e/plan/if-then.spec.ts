import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();
const DAY_MS = 86_400_000;

const TEXTS = {
  nl: {
    day: '/dagelijkse-registratie',
    submit: 'Sla je dag op',
    small: 'Kies iets kleins voor morgen',
    stays: 'Je vulde al 4 dagen in. Zo zie je wat helpt.',
    before: 'Ruzie',
    situation: 'ik koffie drink',
    action: 'loop ik een rondje',
    next: 'Volgende',
    skip: 'Sla over',
    ready: 'Klaar',
    planned: /Je plan staat klaar voor morgen/,
    programme: '/programma',
    plan: 'Als ik koffie drink, dan loop ik een rondje.',
    fine: 'Het gaat',
    done: 'Gedaan',
    plans: '/account/als-dan',
  },
  en: {
    day: '/en/daily-registration',
    submit: 'Save your day',
    small: 'Choose something small for tomorrow',
    stays: 'You have logged 4 days. That shows you what helps.',
    before: 'Argument',
    situation: 'I have coffee',
    action: 'I’ll go for a walk',
    next: 'Next',
    skip: 'Skip',
    ready: 'Done',
    planned: /Your plan is ready for tomorrow/,
    programme: '/en/program',
    plan: 'If I have coffee, then I’ll go for a walk.',
    fine: 'I’m all right',
    done: 'Done',
    plans: '/en/account/if-then',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `a day above the goal asks little, and its plan stands there the next day (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'tabak', { language, since: addDays(today, -3) });
      await makePlan(page, 'tabak', '10', '2');
      for (const days of [1, 2, 3]) await registerDay(page, 'tabak', addDays(today, -days), '2');
      await page.goto(getUrl('tabak', texts.day));
      await page.locator('#day-amount').fill('6');
      await page.getByRole('button', { name: texts.submit }).click();
      const sheet = page.getByRole('dialog');
      const small = sheet.getByRole('button', { name: texts.small });
      await expect(small).toBeVisible();
      // The sheet has two buttons to continue, and no question before one is pressed.
      await expect(sheet.locator('.moment-ways').getByRole('button')).toHaveCount(2);
      await expect(sheet.locator('input')).toHaveCount(0);
      await expectAccessible(page);
      await small.press('Enter');
      await expect(page.getByText(texts.stays)).toBeVisible();
      const form = page.locator('.slip-form');
      await page.getByRole('checkbox', { name: texts.before, exact: true }).check();
      // One question at a time, and at most six choices until the others are opened.
      for (const press of [texts.next, texts.skip, texts.skip]) {
        await expect(form.getByRole('group')).toHaveCount(1);
        expect(await form.locator('input[type=radio], input[type=checkbox]').count()).toBeLessThanOrEqual(6);
        await form.getByRole('button', { name: press, exact: true }).click();
      }
      await page.getByRole('radio', { name: texts.situation, exact: true }).check();
      await form.getByRole('button', { name: texts.next, exact: true }).click();
      await page.getByRole('radio', { name: texts.action, exact: true }).check();
      await expectAccessible(page);
      await form.getByRole('button', { name: texts.ready, exact: true }).click();
      await expect(page.getByText(texts.planned)).toBeVisible();

      await page.goto(getUrl('tabak', texts.plans));
      await expect(page.getByText(texts.plan).first()).toBeVisible();
      await expectAccessible(page);
      await movePage(page, new Date(Date.now() + DAY_MS));
      await page.goto(getUrl('tabak', texts.programme));
      await page.getByRole('button', { name: texts.fine, exact: true }).click();
      await expect(page.locator('.how-it-goes-on')).toContainText(texts.plan);
      await page.getByRole('button', { name: texts.done }).click();
      await expect(page.locator('.how-it-goes-on')).toContainText(texts.plan);
      await page.reload();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByText(texts.plan)).toHaveCount(0);
    },
  );
}

test('the focus follows a plan into its form and back, and stays on the page when it is deleted', async ({ page }) => {
  await createParticipant(page.context(), 'tabak');
  await page.goto(getUrl('tabak', TEXTS.nl.plans));
  const add = page.getByRole('button', { name: 'Maak een plan', exact: true });
  await add.press('Enter');
  await expect(page.locator('#plan-situation')).toBeFocused();
  await page.getByRole('radio', { name: TEXTS.nl.situation, exact: true }).check();
  await page.getByRole('radio', { name: TEXTS.nl.action, exact: true }).check();
  await page.locator('.if-then-form [type=submit]').press('Enter');
  await expect(add).toBeFocused();
  const edit = page.getByRole('button', { name: `Pas aan: ${TEXTS.nl.plan}` });
  await edit.press('Enter');
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(edit).toBeFocused();
  await page.getByRole('button', { name: `Verwijder: ${TEXTS.nl.plan}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).press('Enter');
  await expect(edit).toHaveCount(0);
  await expect(add).toBeFocused();
});
