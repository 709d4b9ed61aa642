import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant, isStandingLook } from '../support/variants.ts';

const today = getUserToday();

const TEXTS = {
  nl: {
    path: '/kalender',
    day: '/dagelijkse-registratie',
    legend: ['Binnen je doel', 'Boven je doel', 'Ingevuld', 'Nog niet ingevuld', 'Ingevuld, zonder doel'],
    met: /, 2 joints, binnen je doel$/,
    ahead: /, komt nog$/,
    days: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  },
  en: {
    path: '/en/calendar',
    day: '/en/daily-registration',
    legend: ['Within your limit', 'Over your limit', 'Logged', 'Not logged yet', 'Logged, no limit set'],
    met: /, 2 joints, within your limit$/,
    ahead: /, still to come$/,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `every day stands in words, the legend names each stone, and days that can be filled in lead there (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'cannabis', { language, since: '2026-10-28' });
      await registerDay(page, 'cannabis', '2026-11-18', '1');
      await makePlan(page, 'cannabis', '5', '3');
      await registerDay(page, 'cannabis', today, '2');
      await movePage(page, new Date(`${today}T12:00:00+01:00`));
      await page.goto(getUrl('cannabis', texts.path));
      await expect(page.locator('.stone-legend li')).toHaveText(texts.legend);
      await expect(page.locator('.calendar th .visually-hidden')).toHaveText(texts.days);
      const current = page.locator(`.calendar a[href="${texts.day}/${today}"]`);
      await expect(current).toHaveText(texts.met);
      await expect(current).toHaveAttribute('aria-current', 'date');
      await expectAccessible(page);
      const rows = page.locator('.calendar tbody tr');
      for (const row of await rows.all()) await expect(row.locator('td')).toHaveCount(7);
    },
  );
}

test('the keyboard moves by day, week and month, and opens a day', async ({ page }) => {
  await createStarter(page, 'alcohol', { since: '2026-10-28' });
  await movePage(page, new Date('2026-11-19T12:00:00+01:00'));
  await page.goto(getUrl('alcohol', '/kalender'));
  // The button of the first and of the last month is gone once it was pressed: the focus moves to the other one.
  await page.getByRole('button', { name: 'Oktober 2026' }).press('Enter');
  await expect(page.getByRole('button', { name: 'November 2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Oktober 2026' })).toBeFocused();
  const focused = page.locator('.calendar :focus');
  await page.locator('.calendar [tabindex="0"]').focus();
  await expect(focused).toContainText('Donderdag 19 november');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toContainText('Woensdag 18 november');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toContainText('Woensdag 11 november');
  await page.keyboard.press('Home');
  await expect(focused).toContainText('Maandag 9 november');
  await page.keyboard.press('End');
  await expect(focused).toContainText('Zondag 15 november');
  await page.keyboard.press('PageUp');
  await expect(focused).toContainText('Donderdag 15 oktober, voor je start');
  await expect(page.locator('.calendar caption')).toHaveText('Oktober 2026');
  await expectAccessible(page);
  await page.keyboard.press('PageUp');
  await expect(focused).toContainText('Donderdag 15 oktober');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toContainText('Maandag 16 november');
  await page.keyboard.press('Enter');
  await page.waitForURL(getUrl('alcohol', '/dagelijkse-registratie/2026-11-16'));
});

test('the month of the end of summer time has each day once', async ({ page }) => {
  await createStarter(page, 'alcohol', { since: '2026-10-01' });
  await registerDay(page, 'alcohol', '2026-10-25', '0');
  await movePage(page, new Date('2026-10-26T05:30:00+01:00'));
  await page.goto(getUrl('alcohol', '/kalender'));
  await expect(page.locator('.calendar caption')).toHaveText('Oktober 2026');
  await expect(page.locator('.calendar-number')).toHaveText(Array.from({ length: 31 }, (_, at) => String(at + 1)));
  await expect(page.locator('[aria-current=date]').last()).toContainText('Maandag 26 oktober, vandaag');
  await expect(page.getByRole('link', { name: 'Zondag 25 oktober, 0 glazen, een dag zonder' })).toBeVisible();
});

test('a calendar that cannot be loaded can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/503|Failed to load/);
  await createStarter(page, 'alcohol');
  await page.route(/registrations\/overview/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.goto(getUrl('alcohol', '/kalender'));
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.locator('.calendar')).toBeVisible();
});

for (const width of [320, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the calendar fits ${width} px, ${colorScheme}`,
      getVariant(isStandingLook(width, colorScheme)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await createStarter(page, 'cocaine', { since: addDays(today, -16) });
        for (const daysAgo of [16, 14, 13, 9, 4]) await registerDay(page, 'cocaine', addDays(today, -daysAgo), '0.5');
        await page.goto(getUrl('cocaine', '/kalender'));
        await expect(page.locator('.calendar')).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      },
    );
  }
}
