import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { getDaySheet } from '../support/day-sheet.ts';
import { createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { createNurse, withClients } from '../support/nurses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';

const today = getUserToday();
const HIGH = { save: 'Sla je dag op', sure: 'Ja, sla op', gift: 'Een medaille voor jou' };

test('a note that speaks of not wanting to live opens the help lines, and then the sheet of its day without a medal', async ({
  page,
}) => {
  await createStarter(page, 'alcohol');
  await makePlan(page, 'alcohol', '6', '3');
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await page.locator('#day-amount').fill('12');
  await page.locator('.day-form .details summary').last().press('Enter');
  await page.locator('#day-note').fill('Ik wil niet meer wakker worden.');
  await page.getByRole('button', { name: HIGH.save }).click();
  await page.getByRole('button', { name: HIGH.sure }).click();
  const help = page.getByRole('dialog', { name: 'Je hoeft dit niet alleen te doen' });
  await expect(help).toBeVisible();
  await help.getByRole('button', { name: 'Ga verder' }).click();
  const sheet = getDaySheet(page);
  await expect(sheet.locator('.moment-words p').first()).toContainText('113');
  await expect(sheet).toContainText('12 glazen.');
  await expect(sheet.getByText(HIGH.gift)).toHaveCount(0);
  await expectAccessible(page);
});

test('a medal of a day above the goal is shown with the next day that is within it, and the first day then promises nothing', async ({
  page,
}) => {
  await createStarter(page, 'alcohol', { since: addDays(today, -1) });
  await makePlan(page, 'alcohol', '6', '3');
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(page.getByText('Nog niets om op terug te kijken')).toBeVisible();
  await registerDay(page, 'alcohol', addDays(today, -1), '12');
  await page.goto(getUrl('alcohol', '/programma'));
  const medal = page.getByText(HIGH.gift);
  await page.getByRole('button', { name: '1 glas, sla op' }).click();
  await expect(page.getByRole('heading', { name: 'Vandaag: 1 glas' })).toBeVisible();
  await expect(medal).toBeVisible();
  await expect(page.getByText('Nog niets om op terug te kijken')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vandaag: 1 glas' })).toBeVisible();
  await expect(medal).toHaveCount(0);
});

test('a nurse reads the third and later signals of a client with a long name by one press on their number', async ({
  page,
}) => {
  const { uid } = await createNurse(page);
  await withClients(uid, 12);
  const name = 'Wilhelmina-Alexandrina van der Kloosterboer-Oudenaarde';
  await withContentSystem(getProduct(), async ({ database: { pool } }) => {
    const { rows } = await pool.query<{ uid: string }>(
      "update users set name = $1 where name = 'Cliënt 12' and uid in (select uid from pairings where nurse_uid = $2) returning uid",
      [name, uid],
    );
    const client = rows[0]?.uid;
    await pool.query('update registrations set amount = 20 where uid = $1 and date = $2', [client, addDays(today, -5)]);
    await pool.query('delete from registrations where uid = $1 and date > $2', [client, addDays(today, -5)]);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(getUrl('begeleid', '/clienten'));
  const row = page.getByRole('table', { name: 'Je cliënten' }).locator('tbody tr').first();
  await expect(row).toContainText(name);
  await expect(row).toContainText('Veel op één dag: 20 glazen');
  await expect(row).toContainText('Al 4 dagen niets ingevuld');
  const others = row.locator('.portal-signal-more');
  await expect(others).toHaveJSProperty('open', false);
  await row.getByText('+1', { exact: true }).press('Enter');
  await expect(others).toHaveJSProperty('open', true);
  await expect(others).toContainText('Net gekoppeld');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
