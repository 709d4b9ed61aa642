import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getDaySheet } from '../support/day-sheet.ts';
import { createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();

const TEXTS = {
  nl: {
    day: '/dagelijkse-registratie',
    save: 'Sla je dag op',
    title: 'Dag 1 ligt er',
    over: /Dat is (?:meer dan je bij je begin invulde|boven je doel van 3,75 glazen)\./,
    gift: 'Een medaille voor jou',
    done: 'Klaar',
    today: 'Vandaag',
    laid: '5 glazen, boven je doel',
  },
  en: {
    day: '/en/daily-registration',
    save: 'Save your day',
    title: 'Day 1 is saved',
    over: /That(?: is more than you entered when you started|’s over your limit of 3\.75 drinks)\./,
    gift: 'You’ve earned a badge',
    done: 'Done',
    today: 'Today',
    laid: '5 drinks, over your limit',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(
      `a day above its goal lies there like any other, without a medal, and the way back closes its sheet (${language}, ${reducedMotion})`,
      getVariant(language === 'nl'),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.emulateMedia({ reducedMotion });
        await createStarter(page, 'alcohol', { language });
        await makePlan(page, 'alcohol', '4', '3');
        await page.goto(getUrl('alcohol', texts.day));
        await page.locator('#day-amount').fill('5');
        await page.getByRole('button', { name: texts.save }).press('Enter');
        const sheet = getDaySheet(page);
        await expect(sheet.getByRole('heading', { name: texts.title })).toBeFocused();
        // The first lower goal is that of the next Monday, which may be today.
        await expect(sheet).toContainText(texts.over);
        const stone = sheet.locator('[data-saved]');
        await expect(stone).toHaveClass('look-back-above');
        const motion = await stone.evaluate((element) => getComputedStyle(element).animationName);
        expect(motion).toBe(reducedMotion === 'reduce' ? 'none' : 'settle');
        // The sheet shows the result, and no toast covers it.
        await expect(page.locator('[data-toast]')).toHaveCount(0);
        await expect(sheet.getByText(texts.gift)).toHaveCount(0);
        await expect(sheet.locator('.medal')).toHaveCount(0);
        // The links are in view however long the sheet's text is.
        await expect(sheet.locator('.moment-ways')).toBeInViewport({ ratio: 0.99 });
        // A sheet never covers the quick exit.
        await expect(sheet.locator('[data-quick-exit]')).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.goBack();
        await expect(sheet).toBeHidden();
        await expect(page).toHaveURL(getUrl('alcohol', `${texts.day}/${today}`));
        await expect(page.getByRole('heading', { level: 1, name: texts.today })).toBeFocused();
        await expect(page.locator('.day-stone')).toContainText(texts.laid);
      },
    );
  }

  test(
    `Escape and "${texts.done}" close the sheet of a day onto the day that lies there (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { language, since: addDays(today, -1) });
      await registerDay(page, 'alcohol', addDays(today, -1), '2');
      for (const close of ['Escape', 'done']) {
        await page.goto(getUrl('alcohol', `${texts.day}?add`));
        await page.locator('#day-amount').fill('2');
        await page.locator('.day-form [type=submit]').press('Enter');
        const sheet = getDaySheet(page);
        await expect(sheet).toBeVisible();
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await sheet.getByRole('button', { name: texts.done }).press('Enter');
        await expect(sheet).toBeHidden();
        await expect(page.locator('.day-stone')).toBeVisible();
      }
      await expect(page.locator('.day-entry')).toHaveCount(2);
    },
  );
}
