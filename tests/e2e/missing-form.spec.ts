import { inContentOf } from '#tests/support/content-of.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { sendExercise } from './exercises.ts';
import { participant } from './people.ts';
import { bareAddress, staffMember } from './staff.ts';
import { address, expect, expectAccessible, test } from './story.ts';

const { PRODUCT_PORT, PRODUCT_DATA } = process.env;
let product: Product;

test.describe.configure({ mode: 'serial' });

// A product of its own: what is taken away here is missed by nobody else.
test.beforeAll(async () => {
  product = await startProduct();
  Object.assign(process.env, { PRODUCT_PORT: String(product.port), PRODUCT_DATA: product.dataDir });
  await inContentOf(product, async ({ database: { pool } }) => {
    await pool.query("delete from webforms where id in ('tobacco_1_1', 'tobacco_1_5')");
    await pool.query("delete from webform_translations where webform_id = 'tobacco_1_2' and language = 'en'");
  });
});
test.afterAll(async () => {
  Object.assign(process.env, { PRODUCT_PORT, PRODUCT_DATA });
  await product.stop();
});

const steps = ['tobacco_1_2', 'tobacco_1_3', 'tobacco_1_4'];

test('an exercise without a form is not there, locks nothing, and its phase ends without it', async ({ page }) => {
  const { uid } = await participant(page.context(), 'tabak');
  await page.goto(address('tabak', '/programma'));
  const route = page.locator('.route').first().locator('li');
  await expect(route).toHaveCount(3);
  expect(await route.evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(steps);
  await expect(page.getByRole('link', { name: /Of begin met/ })).toHaveAttribute('href', '/form/tobacco_1_2');
  await page.goto(address('tabak', '/form/tobacco_1_2'));
  await expect(page.locator('.exercise form')).toBeVisible();
  await expect(page.locator('.exercise header')).toContainText('stap 1 van 3');
  for (const step of steps) await sendExercise(page, 'tabak', step);
  await inContentOf(product, ({ database }) =>
    database.pool.query('update users set program_start = current_date - 8 where uid = $1', [uid]),
  );
  await page.goto(address('tabak', '/programma'));
  await expect(page.locator('#active-phase')).toContainText('Fase 2');
  await sendExercise(page, 'tabak', 'tobacco_2_1');
});

test('an exercise that is not in English says so above its Dutch words', async ({ page }) => {
  await participant(page.context(), 'tabak', { language: 'en' });
  await page.goto(address('tabak', '/en/form/tobacco_1_2'));
  await expect(page.getByText('This step is not in English yet. It is shown in Dutch.')).toBeVisible();
  await expect(page.locator('.exercise')).toHaveAttribute('lang', 'nl');
  await expectAccessible(page);
});

test('an editor finds on the start page which exercises lack their form', async ({ page }) => {
  await staffMember(page, 'editor');
  await page.goto(bareAddress('/beheer'));
  const missing = page.getByRole('region', { name: 'Een oefening mist haar formulier' });
  await expect(missing).toContainText('tobacco_1_1');
  await expect(missing).toContainText('tobacco_1_5');
  await expectAccessible(page);
  await missing.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/beheer\//);
});
