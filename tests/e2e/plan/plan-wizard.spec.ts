import { randomUUID } from 'node:crypto';
import { GP_FIRST } from '#src/domains/safety-texts.ts';
import { formatDay } from '#src/i18n/date-words.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { makePlan, ownToday, starter } from '../support/days.ts';
import { mailTo } from '../support/mails.ts';
import { confirm } from '../support/people.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';
import { isInTurn, isStandingLook, variant } from '../support/variants.ts';
import { choose, DAYS, fillWeek, finish, heading, LANGUAGES, press } from './plan-wizard.ts';

const today = ownToday();

for (const [language, words] of LANGUAGES) {
  for (const [at, label] of ['cannabis', 'gokken', 'cocaine'].entries()) {
    const title = `${label}: somebody makes a plan to cut down with the keyboard alone (${language})`;
    test(title, variant(isInTurn(at, language)), async ({ page }) => {
      await starter(page, label, { language });
      await page.goto(address(label, words.path));
      await press(page, words.next);
      await expect(page.getByRole('link', { name: words.missing })).toBeVisible();
      await expectAccessible(page);
      await fillWeek(page, 'usage', '3');
      await press(page, words.next);
      await expect(heading(page)).toBeFocused();
      await expectAccessible(page);
      await choose(page, words.reduce);
      await press(page, words.next);
      await expect(heading(page)).toHaveText(words.goal);
      await expect(page.locator('#goal-monday')).toHaveValue('3');
      await page.locator('#goal-sunday').fill('4');
      await press(page, words.next);
      await expect(page.locator('.error-summary a')).toHaveCount(1);
      await expectAccessible(page);
      await page.locator('#goal-monday').fill('1');
      await press(page, words.next);
      await choose(page, words.immediate);
      await press(page, words.next);
      await expect(heading(page)).toHaveText(words.buddy);
      await expectAccessible(page);
      await press(page, words.skip);
      await finish(page, words, label);
    });
  }

  test(
    `alcohol: much use warns, and stopping goes step by step (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      await starter(page, 'alcohol', { language });
      await page.goto(address('alcohol', words.path));
      await fillWeek(page, 'usage', '8');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(7);
      await expect(page.getByText(words.sum)).toBeVisible();
      await expectAccessible(page);
      await press(page, words.next);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('link', { name: '112' })).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveCount(GP_FIRST.length);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await choose(page, words.reduce);
      await press(page, words.next);
      // Questions about their usage were in an earlier step; this step concerns the typed goal.
      await expect(page.locator('#goal-monday')).toHaveValue('8');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(0);
      await page.locator('#goal-monday').fill('9');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(1);
      await page.getByRole('button', { name: words.back, exact: true }).click();
      await choose(page, words.stop);
      await press(page, words.next);
      await expect(heading(page)).toHaveText(words.info);
      // This user's weeks, next to the text about the GP.
      await expect(page.getByRole('row')).toContainText([...words.schedule]);
      await expect(page.getByText(words.high)).toBeVisible();
      await expect(page.locator('.sheet > .wizard-gp li')).toHaveText(GP_FIRST.map((item) => item[language]));
      await expectAccessible(page);
      await press(page, words.next);
      await press(page, words.skip);
      await expect(page.getByRole('row')).toContainText([...words.schedule]);
      await expect(page.getByText(words.high)).toBeVisible();
      await finish(page, words, 'alcohol');
      await expect(page.locator('.plan-week').first()).toBeVisible();
    },
  );

  test(
    `tobacco: the stop date comes first and stopping is not asked (${language})`,
    variant(language === 'nl'),
    async ({ page }) => {
      await starter(page, 'tabak', { language });
      await page.goto(address('tabak', words.path));
      const stopDay = page.getByLabel(words.stopDay);
      await stopDay.fill(addDays(today, 15));
      await press(page, words.next);
      await expect(page.locator('.error-summary a')).toHaveCount(1);
      await expectAccessible(page);
      await stopDay.fill(addDays(today, 3));
      await press(page, words.next);
      await fillWeek(page, 'usage', '12');
      await press(page, words.next);
      // The meaning of the day depends on the pace: both options show their dates.
      const [day, monday] = [addDays(today, 3), getMonday(addDays(today, 3 + 6))];
      await expect(page.getByText(words.atOnce(formatDay(day, language)))).toBeVisible();
      await expect(
        page.getByText(words.stepwise(formatDay(monday, language), formatDay(addDays(monday, 35), language))),
      ).toBeVisible();
      await choose(page, words.gradual);
      await press(page, words.next);
      await press(page, words.skip);
      // Each week is a row of equal height, for any name of the month.
      const rows = page.locator('.wizard-schedule tbody tr');
      await expect(rows).toHaveCount(7);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.clientHeight)));
        expect([width, Math.max(...heights) - Math.min(...heights)]).toEqual([width, expect.closeTo(0, -1)]);
      }
      await finish(page, words, 'tabak');
    },
  );
}

for (const [language, words] of LANGUAGES) {
  test(
    `changing a plan begins with the plan that stands (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      await starter(page, 'cannabis', { language });
      await makePlan(page, 'cannabis', '4.5', '2');
      await page.goto(address('cannabis', words.plan));
      await page.getByRole('link', { name: words.change }).click();
      await page.waitForURL(address('cannabis', words.path));
      const amount = language === 'nl' ? '4,5' : '4.5';
      for (const day of DAYS) await expect(page.locator(`#usage-${day}`)).toHaveValue(amount);
      await expectAccessible(page);
      await press(page, words.next);
      await expect(page.getByRole('radio', { name: words.reduce })).toBeChecked();
      await press(page, words.next);
      for (const day of DAYS) await expect(page.locator(`#goal-${day}`)).toHaveValue('2');
      await page.locator('#goal-sunday').fill('3');
      await press(page, words.next);
      await expect(page.getByRole('radio', { name: words.immediate })).toBeChecked();
      await press(page, words.next);
      await press(page, words.skip);
      // A plan saved on the same day is replaced: there is no comparison.
      await expect(page.locator('#plan-risingGoals')).toHaveCount(0);
      await finish(page, words, 'cannabis');
    },
  );

  test(
    `a buddy asked in the wizard gets a mail, and is not asked for again (${language})`,
    variant(language === 'nl'),
    async ({ page }) => {
      const mail = `${randomUUID()}@example.nl`;
      await confirm(await starter(page, 'cannabis', { language }));
      await page.goto(address('cannabis', words.path));
      await fillWeek(page, 'usage', '2');
      await press(page, words.next);
      await choose(page, words.stop);
      await press(page, words.next);
      await choose(page, words.immediate);
      await press(page, words.next);
      await expect(heading(page)).toHaveText(words.buddy);
      await press(page, words.invite);
      await expect(page.locator('.error-summary a')).toHaveCount(2);
      await expectAccessible(page);
      await page.getByLabel(words.buddyName).fill('Kim');
      await page.getByLabel(words.buddyMail).fill(mail);
      await press(page, words.invite);
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: words.send }).press('Enter');
      await expect(page.getByRole('button', { name: words.save })).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await mailTo(mail, words.asks);
      await page.reload();
      await finish(page, words, 'cannabis');
      await page.goto(address('cannabis', words.path));
      for (let step = 0; step < 3; step += 1) await press(page, words.next);
      await expect(page.getByRole('button', { name: words.save })).toBeVisible();
    },
  );
}

for (const [language, words] of LANGUAGES) {
  test(
    `an amount that is too high is refused with the maximum, and not asked about (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      await starter(page, 'alcohol', { language });
      await page.goto(address('alcohol', words.path));
      await fillWeek(page, 'usage', '2');
      await page.locator('#usage-sunday').fill('50');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(1);
      await page.locator('#usage-sunday').fill('60');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(0);
      await press(page, words.next);
      await expect(page.locator('#usage-sunday-error')).toHaveText(words.tooHigh);
      await expect(page.locator('.wizard-day .banner')).toHaveCount(0);
      await expectAccessible(page);
    },
  );

  test(
    `the number of parts stays the same, and a goal that lowers nothing is said without praise (${language})`,
    variant(language === 'nl'),
    async ({ page }) => {
      await starter(page, 'alcohol', { language });
      await page.goto(address('alcohol', words.path));
      const part = (number: number) => page.locator('.progress-bar span', { hasText: words.part(number) });
      await expect(part(1)).toBeVisible();
      await fillWeek(page, 'usage', '3');
      await press(page, words.next);
      await expect(part(2)).toBeVisible();
      await choose(page, words.reduce);
      await press(page, words.next);
      await expect(heading(page)).toHaveText(words.goal);
      await expect(part(2)).toBeVisible();
      await press(page, words.next);
      await expect(part(3)).toBeVisible();
      await press(page, words.skip);
      await expect(part(4)).toBeVisible();
      await expect(page.getByText(words.same)).toBeVisible();
      await expect(page.locator('.wizard-schedule')).toHaveCount(0);
    },
  );

  test(
    `what is the same all week is filled in with one press, and stays as it is where a day says more (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await starter(page, 'alcohol', { language });
      await page.goto(address('alcohol', words.path));
      const rest = page.getByRole('button', { name: words.rest });
      await page.locator('#usage-saturday').fill('4');
      await page.locator('#usage-monday').fill('1');
      await expectAccessible(page);
      await rest.press('Enter');
      await expect(rest).toBeHidden();
      await expect(page.locator('#usage-total')).toBeFocused();
      await expect(page.locator('#usage-total')).toContainText('10');
      await expect(page.locator('#usage-saturday')).toHaveValue('4');
      await expect(page.locator('#usage-sunday')).toHaveValue('1');
      await expectNoSidewaysScroll(page);
      await press(page, words.next);
      await expect(page.getByRole('radio', { name: words.stop })).toBeVisible();
    },
  );
}

for (const width of [320, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the wizard fits ${width} px, ${colorScheme}`,
      variant(isStandingLook(width, colorScheme)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await starter(page, 'alcohol');
        await page.goto(address('alcohol', '/form/goal'));
        await fillWeek(page, 'usage', '2');
        await page.locator('#usage-saturday').fill('8');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await press(page, 'Volgende');
        await choose(page, /Minderen/);
        await expectNoSidewaysScroll(page);
      },
    );
  }
}
