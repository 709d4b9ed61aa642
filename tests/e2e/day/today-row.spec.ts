import type { Locator, Page } from '@playwright/test';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { call, createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { loseResponse } from '../support/lose-response.ts';
import { movePage } from '../support/page-time.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();

const TEXTS = {
  nl: {
    programme: '/programma',
    empty: 'Vandaag: nog leeg',
    zero: '0 glazen, sla op',
    laid: 'Vandaag: 0 glazen',
    none: 'Een dag zonder.',
    undo: 'Maak ongedaan',
    two: '2 glazen, sla op',
    twoLaid: 'Vandaag: 2 glazen',
  },
  en: {
    programme: '/en/program',
    empty: 'Today: not logged yet',
    zero: '0 drinks, save',
    laid: 'Today: 0 drinks',
    none: 'A day with none.',
    undo: 'Undo',
    two: '2 drinks, save',
    twoLaid: 'Today: 2 drinks',
  },
} as const;

const readTotal = async (page: Page, label: string): Promise<number | null> =>
  JSON.parse(await call(page, label, 'GET', '/registrations/overview'))[today].totalAmount;
const readTotalToday = (page: Page) => readTotal(page, 'alcohol');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `a day of nothing is one tap, lies there as a stone and can be undone; two glasses are one tap (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { language });
      await makePlan(page, 'alcohol', '3', '1');
      await page.goto(getUrl('alcohol', texts.programme));
      const row = page.getByRole('region', { name: texts.empty });
      // The first day reserves space for its picture: the row's head is in view, also below a notice about the address.
      await expect(row.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.programme-now .button').first()).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.tap();
      };
      await tap(row.getByRole('button', { name: texts.zero }));
      const region = page.getByRole('region', { name: texts.laid });
      await expect(region.getByRole('heading', { name: texts.laid })).toBeFocused();
      // A day without use is never called less, also before the Monday on which the plan starts.
      await expect(region.getByRole('status')).toHaveText(texts.none);
      const stone = region.locator('.stone[data-saved]');
      await expect(stone).toHaveText('0');
      await expect(stone).toContainClass('stone-none');
      // Saving the day awarded a medal, which is shown with its picture.
      await expect(region.locator('.moment-gift .medal use')).toHaveAttribute('href', /badge-/);
      await expect(region.locator('.moment-gift')).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(taps).toBe(1);
      expect(await readTotalToday(page)).toBe(0);

      await region.getByRole('button', { name: texts.undo }).press('Enter');
      await expect(row.getByRole('button', { name: texts.zero })).toBeFocused();
      await expect.poll(() => readTotalToday(page)).toBeNull();

      taps = 0;
      await tap(row.getByRole('button', { name: texts.two }));
      await expect(page.getByRole('heading', { name: texts.twoLaid })).toBeFocused();
      await expect.poll(() => readTotalToday(page)).toBe(2);
      expect(taps).toBeLessThanOrEqual(2);
    },
  );
}

test('a press that fails says so, and the day is as it was', async ({ page, expectNoise }) => {
  expectNoise(/500/);
  await createStarter(page, 'alcohol');
  await page.goto(getUrl('alcohol', '/programma'));
  await page.route(/webform_rest/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: '0 glazen, sla op' }).tap();
  await expect(page.getByText('Er ging iets mis. Je dag is niet veranderd. Probeer het opnieuw.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vandaag: nog leeg' })).toBeVisible();
  expect(await readTotalToday(page)).toBeNull();
});

test('a press whose response is lost does not say that nothing has changed', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED|Failed to fetch/);
  await createStarter(page, 'alcohol');
  await page.goto(getUrl('alcohol', '/programma'));
  await page.route(/webform_rest/, loseResponse);
  await page.getByRole('button', { name: '2 glazen, sla op' }).tap();
  await expect(page.getByText('We weten niet of dit is bewaard. Kijk zo wat er staat.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vandaag: 2 glazen' })).toBeVisible();
});

test("the amounts of today are the person's own most usual ones, and hours, euros aside, in gambling", async ({
  page,
}) => {
  await createStarter(page, 'gokken', { since: addDays(today, -4) });
  for (const [ago, amount] of [
    [4, '2.25'],
    [3, '2.25'],
    [2, '4'],
    [1, '0.75'],
  ] as const) {
    await registerDay(page, 'gokken', addDays(today, -ago), amount);
  }
  await page.goto(getUrl('gokken', '/programma'));
  await expect(page.locator('.today-amount')).toHaveText(['0', '0,75', '2,25', '4', 'Anders']);
  await makePlan(page, 'gokken', '3', '0');
  await page.reload();
  // A goal of 0 is shown as 0.
  await expect(page.locator('.today-row-head .soft')).toHaveText('Doel: 0 uur');
  await page.getByRole('button', { name: '0 uur, sla op' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Een dag zonder.' })).toBeVisible();
  await expect(page.locator('.today-laid .stone-none')).toHaveText('0');
  // The focus returns before the response, which then does not move the focus again.
  const answer = Promise.withResolvers<void>();
  await page.route(/daily_registration/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const undone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Maak ongedaan' }).tap();
  await expect(page.getByRole('button', { name: '0 uur, sla op' })).toBeFocused();
  const other = page.getByRole('link', { name: 'Anders' });
  await other.focus();
  answer.resolve();
  await undone;
  await expect.poll(() => readTotal(page, 'gokken')).toBeNull();
  await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))));
  await expect(other).toBeFocused();
  await other.press('Enter');
  await expect(page.getByRole('group', { name: 'Heb je vandaag gegokt?' })).toBeVisible();
});

test('a day saved in one tap can be undone until the next day, which is never shown with that button', async ({
  page,
}) => {
  await createStarter(page, 'alcohol', { since: addDays(today, -3) });
  await page.goto(getUrl('alcohol', '/programma'));
  await movePage(page, new Date(`${addDays(today, -1)}T21:00:00Z`));
  await page.reload();
  await page.getByRole('button', { name: '2 glazen, sla op' }).tap();
  await expect(page.getByRole('button', { name: 'Maak ongedaan' })).toBeVisible();
  // Meanwhile another device registers the next day, and this tab is opened again then.
  await registerDay(page, 'alcohol', today, '3');
  let seconds = 0;
  await expect(async () => {
    seconds += 10;
    await movePage(page, new Date(Date.parse(`${today}T11:00:00Z`) + seconds * 1_000));
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('focus'));
    });
    await expect(page.getByRole('heading', { name: 'Vandaag: 3 glazen' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Maak ongedaan' })).toHaveCount(0);
});
