import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { beginProgramme, call, createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { getPhase, goOnUntil, SEND, sendExercises } from '../support/exercises.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';

const DAYS = 44;

test('what was registered of week 1 is printed in the end block, and only what is now is asked', async ({ page }) => {
  const start = addDays(getUserToday(), -DAYS);
  const { uid } = await createStarter(page, 'alcohol', { since: start });
  await beginProgramme(getProduct(), uid, DAYS);
  await makePlan(page, 'alcohol', '4', '2');
  for (let index = 0; index < 6; index += 1) await registerDay(page, 'alcohol', addDays(start, index), '4');
  await call(page, 'alcohol', 'POST', '/my-tests', {
    instrument: 'own-check',
    version: '1',
    uuid: crypto.randomUUID(),
    answers: { importance: 8, confidence: 4, urge: 7, sleep: 3 },
  });
  await call(page, 'alcohol', 'PATCH', '/my-figures', { price: 120, size: null, lines: null });
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('update test_results set day = $1 where uid = $2', [start, uid]),
  );
  const phases = [1, 2, 3, 4, 5, 6].flatMap((phase) => getPhase('alcohol', phase));
  await sendExercises(page, 'alcohol', [...phases, 'alcohol_end_1']);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(getUrl('alcohol', '/form/alcohol_end_2'));
  const form = page.locator('form');
  await goOnUntil(page, form.getByText('In week 1 vulde je 24 glazen in, op 6 dagen.'));
  await expect(form.getByLabel('Glazen per week, in week 1')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.locator(SEND).press('Enter');
  await expect(form.getByLabel('Glazen per week, nu')).toBeVisible();
  await page.locator(SEND).press('Enter');
  await goOnUntil(page, form.getByText('Je slaap gaf je in week 1 een 3 van 10.'));
  await expect(page.getByRole('group', { name: 'Hoe sliep je in week 1?' })).toHaveCount(0);

  // The cost of that week is known from the price of a glass; the form requests only the current cost.
  await page.locator(SEND).press('Enter');
  await page.getByRole('group', { name: 'Hoe slaap je nu?' }).getByRole('radio', { name: '5' }).press('Space');
  await page.locator(SEND).press('Enter');
  await goOnUntil(page, form.getByText(/^In week 1 was dat ongeveer €\s29: 24 glazen op 6 dagen/));
  await expect(form.getByLabel('Euro’s per week aan drinken, in week 1')).toHaveCount(0);
});
