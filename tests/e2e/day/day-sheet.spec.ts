import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { daySheet } from '../support/day-sheet.ts';
import { makePlan, ownToday, registerDay, starter } from '../support/days.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const today = ownToday();

const WORDS = {
  nl: {
    day: '/dagelijkse-registratie',
    save: 'Sla je dag op',
    title: 'Dag 1 ligt er',
    over: 'Dat is meer dan je bij je begin invulde.',
    gift: 'Een medaille voor jou',
    done: 'Klaar',
    today: 'Vandaag',
    laid: '5 glazen, boven je doel',
  },
  en: {
    day: '/en/daily-registration',
    save: 'Save your day',
    title: 'Day 1 is saved',
    over: 'That is more than you entered when you started.',
    gift: 'You’ve earned a badge',
    done: 'Done',
    today: 'Today',
    laid: '5 drinks, over your limit',
  },
} as const;

for (const [language, words] of Object.entries(WORDS) as ['nl' | 'en', (typeof WORDS)['nl']][]) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(
      `a day above its goal lies there like any other, without a medal, and the way back closes its sheet (${language}, ${reducedMotion})`,
      variant(language === 'nl'),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.emulateMedia({ reducedMotion });
        await starter(page, 'alcohol', { language });
        await makePlan(page, 'alcohol', '4', '3');
        await page.goto(address('alcohol', words.day));
        await page.locator('#day-amount').fill('5');
        await page.getByRole('button', { name: words.save }).press('Enter');
        const sheet = daySheet(page);
        await expect(sheet.getByRole('heading', { name: words.title })).toBeFocused();
        await expect(sheet).toContainText(words.over);
        const stone = sheet.locator('[data-saved]');
        await expect(stone).toHaveClass('look-back-above');
        const motion = await stone.evaluate((element) => getComputedStyle(element).animationName);
        expect(motion).toBe(reducedMotion === 'reduce' ? 'none' : 'settle');
        // The sheet shows the result, and no toast covers it.
        await expect(page.locator('[data-toast]')).toHaveCount(0);
        await expect(sheet.getByText(words.gift)).toHaveCount(0);
        await expect(sheet.locator('.medal')).toHaveCount(0);
        // The links are in view however long the sheet's text is.
        await expect(sheet.locator('.moment-ways')).toBeInViewport({ ratio: 0.99 });
        // A sheet never covers the quick exit.
        await expect(sheet.locator('[data-quick-exit]')).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.goBack();
        await expect(sheet).toBeHidden();
        await expect(page).toHaveURL(address('alcohol', `${words.day}/${today}`));
        await expect(page.getByRole('heading', { level: 1, name: words.today })).toBeFocused();
        await expect(page.locator('.day-stone')).toContainText(words.laid);
      },
    );
  }

  test(
    `Escape and "${words.done}" close the sheet of a day onto the day that lies there (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      await starter(page, 'alcohol', { language, since: addDays(today, -1) });
      await registerDay(page, 'alcohol', addDays(today, -1), '2');
      for (const close of ['Escape', 'done']) {
        await page.goto(address('alcohol', `${words.day}?add`));
        await page.locator('#day-amount').fill('2');
        await page.locator('.day-form [type=submit]').press('Enter');
        const sheet = daySheet(page);
        await expect(sheet).toBeVisible();
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await sheet.getByRole('button', { name: words.done }).press('Enter');
        await expect(sheet).toBeHidden();
        await expect(page.locator('.day-stone')).toBeVisible();
      }
      await expect(page.locator('.day-entry')).toHaveCount(2);
    },
  );
}
