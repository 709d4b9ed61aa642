import type { Page } from '@playwright/test';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant, isStandingLook } from '../support/variants.ts';

const today = getUserToday();
const yesterday = addDays(today, -1);

const TEXTS = {
  nl: {
    path: '/mijn-plan',
    day: '/dagelijkse-registratie',
    none: 'Je hebt nog geen plan',
    make: 'Maak je plan',
    wizard: '/form/goal',
    fill: 'Vul vandaag in',
    toToday: 'Ga naar vandaag',
    columns: 'Je weken naast elkaar',
    thisWeek: 'Deze week, ',
    table: 'Lees deze weken als tabel',
    yesterday: 'Gisteren',
  },
  en: {
    path: '/en/my-recovery-plan',
    day: '/en/daily-registration',
    none: 'You do not have a plan yet',
    make: 'Make your plan',
    wizard: '/en/form/goal',
    fill: 'Log today',
    toToday: 'Go to today',
    columns: 'Your weeks side by side',
    thisWeek: 'This week, ',
    table: 'See these weeks as a table',
    yesterday: 'Yesterday',
  },
} as const;

/** Scrolls until this week is out of view, and a little back up. */
async function passThisWeek(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('.plan-week:has(.day-bars-today)')).not.toBeInViewport();
  // A wheel step that the browser merges with the scroll down is not a step up: then another one follows.
  await expect(async () => {
    await page.mouse.wheel(0, -20);
    await expect(page.locator('.plan-action .button-row')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `without a plan the page says so and leads to making one (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
      await expect(page.getByRole('link', { name: texts.make })).toHaveAttribute('href', texts.wizard);
      await expectAccessible(page);
      // The page has one action, also if this week is out of view.
      await page.setViewportSize({ width: 390, height: 300 });
      await expect(page.locator('.plan-week:has(.day-bars-today)')).not.toBeInViewport();
      await expect(page.locator('.plan-action')).toHaveCount(0);
      await expect(page.getByRole('link', { name: texts.make })).toHaveCount(1);
    },
  );

  test(
    `weeks stand as bars and as words, today and later lead on, the past is read (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      // Two full weeks precede this one on each weekday.
      await createStarter(page, 'cannabis', { language, since: addDays(today, -16) });
      await makePlan(page, 'cannabis', '5', '3');
      await registerDay(page, 'cannabis', today, '2.5');
      await registerDay(page, 'cannabis', addDays(today, -2), '20');
      await page.goto(getUrl('cannabis', texts.path));
      await passThisWeek(page);
      await page.getByRole('button', { name: texts.toToday }).press('Enter');
      await expect(page.locator('.plan-week:has(.day-bars-today) h2')).toBeFocused();
      await expect(page.locator('.plan-week', { hasText: texts.thisWeek })).toHaveCount(1);
      await expect(page.locator('.plan-week:has(.day-bars-today)')).toContainText(texts.thisWeek);
      // This week is first; earlier weeks are columns, which open their days.
      await expect(page.locator('.plan-week').first().locator('.day-bars-today')).toHaveCount(1);
      const columns = page.getByRole('region', { name: texts.columns });
      await expect(columns.locator('.day-bars-now')).toHaveCount(1);
      const button = columns.getByRole('button', { expanded: false });
      await button.last().press('Enter');
      await expect(columns.getByRole('button', { expanded: true })).toHaveCount(1);
      await expect(columns.locator('.plan-week')).toHaveCount(1);
      await button.first().press('Enter');
      await expect(columns.locator('.plan-week')).toHaveCount(1);
      // A day far above the goals is capped, but its number is exact.
      const far = page.locator('.plan-week').filter({ has: page.locator('.day-bars-amount', { hasText: /^20$/ }) });
      if ((await far.count()) === 0) await columns.getByRole('button', { expanded: false }).last().press('Enter');
      await expect(far).toBeVisible();
      await expect(page.locator(`a.day-bars-day[href="${texts.day}/${today}"]`)).toContainText(
        language === 'nl'
          ? '2,5 joints, doel 3 joints, binnen je doel'
          : '2.5 joints, limit 3 joints, within your limit',
      );
      await expect(page.locator(`a.day-bars-day[href="${texts.day}/${addDays(today, 1)}"]`)).toHaveCount(1);
      await expect(page.locator(`a.day-bars-day[href="${texts.day}/${yesterday}"]`)).toHaveCount(0);
      await expect(page.getByRole('link', { name: texts.yesterday })).toHaveAttribute(
        'href',
        `${texts.day}/${yesterday}`,
      );
      await page.getByText(texts.table).click();
      await expect(page.getByRole('table')).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test('the call to action is on this week, and stays within reach where this week is out of view, on the way up', async ({
  page,
}) => {
  await createStarter(page, 'alcohol', { since: addDays(today, -20) });
  await makePlan(page, 'alcohol', '3', '1');
  await page.goto(getUrl('alcohol', '/mijn-plan'));
  const action = page.locator('.plan-action .button-row');
  await expect(
    page.locator('.plan-week:has(.day-bars-today)').getByRole('link', { name: 'Vul vandaag in' }),
  ).toBeVisible();
  await expect(action).toBeHidden();
  await passThisWeek(page);
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    await expect(action).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await passThisWeek(page);
  // The action is fully visible below the header with help and the quick exit.
  const line = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await action.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(line - 1);
});

test('weeks stand in groups of six; the way to today leads back to its group', async ({ page }) => {
  // This week is the twelfth on each of its days: the second group of six is shown first.
  const start = addDays(getMonday(today), -11 * 7 + 3);
  await createStarter(page, 'alcohol', { since: start });
  await page.goto(getUrl('alcohol', '/mijn-plan'));
  await expect(page.locator('.plan-week .day-bars-today')).toHaveCount(1);
  await page
    .getByRole('button', { name: /^\d+ \w+ tot en met \d+ \w+$/ })
    .first()
    .press('Enter');
  const first = formatDayAndMonth(getMonday(start), 'nl');
  await expect(page.getByRole('heading', { name: `Week van ${first}`, exact: true })).toBeVisible();
  await expect(page.locator('.plan-week')).toHaveCount(6);
  await expect(page.locator('.plan-week .day-bars-today')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ga naar vandaag' }).last()).toBeFocused();
  await page.getByRole('button', { name: 'Ga naar vandaag' }).first().click();
  await expect(page.locator('.plan-week .day-bars-today')).toHaveCount(1);
});

test('the week of the end of summer time has seven days, from Monday to Sunday', async ({ page }) => {
  await createStarter(page, 'alcohol', { since: '2026-10-19' });
  await registerDay(page, 'alcohol', '2026-10-25', '1');
  await movePage(page, new Date('2026-10-26T05:30:00+01:00'));
  await page.goto(getUrl('alcohol', '/mijn-plan'));
  await page.getByRole('button', { name: /^Week van 19 oktober/ }).press('Enter');
  const week = page.locator('.plan-columns .plan-week');
  await expect(week.locator('.day-bars-day')).toHaveCount(7);
  await expect(week.locator('.day-bars-name')).toHaveText(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
  await expect(week.locator('.day-bars-day').last()).toContainText('Zondag 25 oktober, 1 glas');
  await expect(page.locator('.plan-week .day-bars-today .day-bars-name')).toHaveText('ma');
});

test('a page that cannot be loaded can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/503|Failed to load/);
  await createStarter(page, 'alcohol');
  // The account menu sends the same request, before or after the page.
  await page.route(/registrations\/statistics/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(getUrl('alcohol', '/mijn-plan'));
  await expect(page.getByRole('heading', { name: 'We kunnen je plan nu niet laden' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/registrations\/statistics/);
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.getByRole('link', { name: 'Maak je plan' })).toBeVisible();
  // In a first week without a plan or an amount there is nothing to show yet.
  await expect(page.locator('.plan-week')).toHaveCount(0);
});

for (const width of [320, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the plan fits ${width} px, ${colorScheme}`,
      getVariant(isStandingLook(width, colorScheme)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await createStarter(page, 'tabak', { since: addDays(today, -12) });
        for (const [daysAgo, amount] of [12, 11, 10, 8, 7, 5, 3, 1].map(
          (daysAgo, index) => [daysAgo, 12 - index] as const,
        )) {
          await registerDay(page, 'tabak', addDays(today, -daysAgo), String(amount));
        }
        await makePlan(page, 'tabak', '12', '0');
        await registerDay(page, 'tabak', today, '12');
        await page.goto(getUrl('tabak', '/mijn-plan'));
        await expect(page.locator('.plan-week').first()).toBeVisible();
        for (const fold of await page.locator('.plan-folded summary').all()) await fold.press('Enter');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      },
    );
  }
}
