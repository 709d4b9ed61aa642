import type { Page } from '@playwright/test';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getDaySheet } from '../support/day-sheet.ts';
import { call, createStarter, getUserToday, registerDay } from '../support/days.ts';
import { expect, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();
const HOUR_MS = 3_600_000;

type Overview = Readonly<Record<string, { readonly totalAmount: number | null }>>;

async function readTotalToday(page: Page): Promise<number | null> {
  const days = JSON.parse(await call(page, 'alcohol', 'GET', '/registrations/overview')) as Overview;
  return days[today]?.totalAmount ?? null;
}

test('a day saved elsewhere shows on return to the tab', async ({ page }) => {
  await createStarter(page, 'alcohol', { since: addDays(today, -3) });
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(page.getByRole('heading', { name: 'Vandaag: nog leeg' })).toBeVisible();
  await registerDay(page, 'alcohol', today, '3');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('heading', { name: 'Vandaag: 3 glazen' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('one tap adds nothing to a day that has entries which were not seen', async ({ page, expectNoise }) => {
  expectNoise(/412/);
  await createStarter(page, 'alcohol', { since: addDays(today, -3) });
  await registerDay(page, 'alcohol', addDays(today, -1), '3');
  await page.goto(getUrl('alcohol', '/programma'));
  const tap = page.getByRole('button', { name: '3 glazen, sla op' });
  await expect(tap).toBeVisible();
  await registerDay(page, 'alcohol', today, '3');
  await tap.click();
  await expect(page.getByText('Vandaag was al ergens anders ingevuld. Er is niets bijgeteld.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vandaag: 3 glazen' })).toBeVisible();
  expect(await readTotalToday(page)).toBe(3);
});

test('the form asks before it adds to a day that has entries which were not seen', async ({ page, expectNoise }) => {
  expectNoise(/412/);
  await createStarter(page, 'alcohol', { since: addDays(today, -3) });
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await page.locator('#day-amount').fill('3');
  await registerDay(page, 'alcohol', today, '2');
  await page.getByRole('button', { name: 'Sla je dag op' }).click();
  await expect(page.getByText(/Deze dag is intussen ergens anders ingevuld/).first()).toBeVisible();
  await expect(page.getByText('Samen wordt dat 5 glazen')).toBeVisible();
  expect(await readTotalToday(page)).toBe(2);
  await page.locator('.day-form button[type=submit]').click();
  await expect(getDaySheet(page)).toBeVisible();
  expect(await readTotalToday(page)).toBe(5);
});

for (const hours of [26, -26, 72, -72]) {
  test(
    `a phone whose clock is ${hours} hours off fills in the day of the server`,
    getVariant(hours === 26 || hours === -72),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { since: addDays(today, -5) });
      await registerDay(page, 'alcohol', addDays(today, -4), '2');
      await page.clock.setFixedTime(Date.now() + hours * HOUR_MS);
      await page.goto(getUrl('alcohol', '/programma'));
      await page.getByRole('button', { name: '2 glazen, sla op' }).click();
      await expect(page.getByRole('heading', { name: 'Vandaag: 2 glazen' })).toBeVisible();
      await expect.poll(() => readTotalToday(page)).toBe(2);
      await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
      await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible();
      await page.goto(getUrl('alcohol', '/kalender'));
      await expect(page.locator('.calendar [aria-current="date"]')).toHaveAttribute('href', new RegExp(`${today}$`));
      await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
      await page.getByText('Andere dag of eigen titel', { exact: true }).click();
      await expect(page.getByLabel('Datum')).toHaveValue(today.split('-').reverse().join('/'));
    },
  );
}
