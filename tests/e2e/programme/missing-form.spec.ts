import { withContentSystem } from '#tests/support/with-content-system.ts';
import { beginProgramme } from '../support/days.ts';
import { sendExercise } from '../support/exercises.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createParticipant } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

const product = withOwnProduct();
test.beforeAll(() =>
  withContentSystem(product(), async ({ database: { pool } }) => {
    await pool.query("delete from webforms where id in ('tobacco_1_1', 'tobacco_1_5')");
    await pool.query("delete from webform_translations where webform_id = 'tobacco_1_2' and language = 'en'");
  }),
);

const steps = ['tobacco_1_2', 'tobacco_1_3', 'tobacco_1_4'];

test('an exercise without a form is not there, locks nothing, and its phase ends without it', async ({ page }) => {
  const { uid } = await createParticipant(page.context(), 'tabak');
  await page.goto(getUrl('tabak', '/programma'));
  const route = page.locator('.route').first().locator('li');
  await expect(route).toHaveCount(3);
  await expect.poll(() => route.evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(steps);
  await expect(route.first().getByRole('link').first()).toHaveAttribute('href', '/form/tobacco_1_2');
  await page.goto(getUrl('tabak', '/form/tobacco_1_2'));
  await expect(page.locator('.exercise form')).toBeVisible();
  await expect(page.locator('.exercise header')).toContainText('stap 1 van 3');
  for (const step of steps) await sendExercise(page, 'tabak', step);
  await beginProgramme(product(), uid, 8);
  await page.goto(getUrl('tabak', '/programma'));
  await expect(page.locator('#active-phase')).toContainText('Fase 2');
  await sendExercise(page, 'tabak', 'tobacco_2_1');

  // A form that an editor closes is skipped too; earlier submissions remain and can be read.
  const close = "update webforms set is_open = false where id in ('tobacco_2_1', 'tobacco_2_2')";
  await withContentSystem(product(), ({ database }) => database.pool.query(close));
  await page.goto(getUrl('tabak', '/programma'));
  const remaining = ['tobacco_2_1', 'tobacco_2_3', 'tobacco_2_4', 'tobacco_2_5'];
  await expect.poll(() => route.evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(remaining);
  await sendExercise(page, 'tabak', 'tobacco_2_3');
});

test('an exercise that is not in English says so above its Dutch words', async ({ page }) => {
  await createParticipant(page.context(), 'tabak', { language: 'en' });
  await page.goto(getUrl('tabak', '/en/form/tobacco_1_2'));
  await expect(page.getByText('This step is not available in English yet, so it’s shown in Dutch.')).toBeVisible();
  await expect(page.locator('.exercise')).toHaveAttribute('lang', 'nl');
  await expectAccessible(page);
});

test('an editor finds on the start page which exercises lack their form', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await page.goto(getBareAddress('/beheer'));
  const missing = page.getByRole('region', { name: 'Een oefening mist haar formulier' });
  await expect(missing).toContainText('tobacco_1_1');
  await expect(missing).toContainText('tobacco_1_5');
  await expectAccessible(page);
  await missing.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/beheer\//);
});
