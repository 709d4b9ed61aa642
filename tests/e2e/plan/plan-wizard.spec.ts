import { randomUUID } from 'node:crypto';
import { GP_CONDITIONS } from '#src/domains/safety-texts.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { createStarter, getUserToday, makePlan } from '../support/days.ts';
import { mailTo } from '../support/mails.ts';
import { confirm } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant, isInTurn, isStandingLook } from '../support/variants.ts';
import { choose, DAYS, fillWeek, finish, getHeading, LANGUAGES, pressButton } from './plan-wizard.ts';

const today = getUserToday();

for (const [language, texts] of LANGUAGES) {
  for (const [at, label] of ['cannabis', 'gokken', 'cocaine'].entries()) {
    const title = `${label}: somebody makes a plan to cut down with the keyboard alone (${language})`;
    test(title, getVariant(isInTurn(at, language)), async ({ page }) => {
      await createStarter(page, label, { language });
      await page.goto(getUrl(label, texts.path));
      await pressButton(page, texts.next);
      await expect(page.getByRole('link', { name: texts.missing })).toBeVisible();
      await expectAccessible(page);
      await fillWeek(page, 'usage', '3');
      await pressButton(page, texts.next);
      await expect(getHeading(page)).toBeFocused();
      await expectAccessible(page);
      await choose(page, texts.reduce);
      await pressButton(page, texts.next);
      await expect(getHeading(page)).toHaveText(texts.goal);
      await expect(page.locator('#goal-monday')).toHaveValue('3');
      await page.locator('#goal-sunday').fill('4');
      await pressButton(page, texts.next);
      await expect(page.locator('.error-summary a')).toHaveCount(1);
      await expectAccessible(page);
      await page.locator('#goal-monday').fill('1');
      await pressButton(page, texts.next);
      await choose(page, texts.immediate);
      await pressButton(page, texts.next);
      await expect(getHeading(page)).toHaveText(texts.buddy);
      await expectAccessible(page);
      await pressButton(page, texts.skip);
      await finish(page, texts, label);
    });
  }

  test(
    `alcohol: much use warns, and stopping goes step by step (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      await fillWeek(page, 'usage', '8');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(7);
      await expect(page.getByText(texts.sum)).toBeVisible();
      await expectAccessible(page);
      await pressButton(page, texts.next);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('link', { name: '112' })).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveCount(GP_CONDITIONS.length);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await choose(page, texts.reduce);
      await pressButton(page, texts.next);
      // The usage was asked in an earlier step; this step is about the goal.
      await expect(page.locator('#goal-monday')).toHaveValue('8');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(0);
      await page.locator('#goal-monday').fill('9');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(1);
      await page.getByRole('button', { name: texts.back, exact: true }).click();
      await choose(page, texts.stop);
      await pressButton(page, texts.next);
      await expect(getHeading(page)).toHaveText(texts.info);
      // The schedule shows this user's weeks, next to the text about the GP.
      await expect(page.getByRole('row')).toContainText([...texts.schedule]);
      await expect(page.getByText(texts.high)).toBeVisible();
      await expect(page.locator('.sheet > .wizard-gp li')).toHaveText(GP_CONDITIONS.map((item) => item[language]));
      await expectAccessible(page);
      await pressButton(page, texts.next);
      await pressButton(page, texts.skip);
      await expect(page.getByRole('row')).toContainText([...texts.schedule]);
      await expect(page.getByText(texts.high)).toBeVisible();
      await finish(page, texts, 'alcohol');
      await expect(page.locator('.plan-week').first()).toBeVisible();
    },
  );

  test(
    `tobacco: the stop date comes first and stopping is not asked (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'tabak', { language });
      await page.goto(getUrl('tabak', texts.path));
      const stopDay = page.getByLabel(texts.stopDay);
      await stopDay.fill(addDays(today, 15));
      await pressButton(page, texts.next);
      await expect(page.locator('.error-summary a')).toHaveCount(1);
      await expectAccessible(page);
      await stopDay.fill(addDays(today, 3));
      await pressButton(page, texts.next);
      await fillWeek(page, 'usage', '12');
      await pressButton(page, texts.next);
      // The meaning of the day depends on the pace: both options show their dates.
      const [day, monday] = [addDays(today, 3), getMonday(addDays(today, 3 + 6))];
      await expect(page.getByText(texts.atOnce(formatDay(day, language)))).toBeVisible();
      await expect(
        page.getByText(texts.stepwise(formatDay(monday, language), formatDay(addDays(monday, 35), language))),
      ).toBeVisible();
      await choose(page, texts.gradual);
      await pressButton(page, texts.next);
      await pressButton(page, texts.skip);
      // Each week is a row of equal height, for any name of the month.
      const rows = page.locator('.wizard-schedule tbody tr');
      await expect(rows).toHaveCount(7);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.clientHeight)));
        expect([width, Math.max(...heights) - Math.min(...heights)]).toEqual([width, expect.closeTo(0, -1)]);
      }
      await finish(page, texts, 'tabak');
    },
  );
}

for (const [language, texts] of LANGUAGES) {
  test(
    `changing a plan begins with the plan that stands (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'cannabis', { language });
      await makePlan(page, 'cannabis', '4.5', '2');
      await page.goto(getUrl('cannabis', texts.plan));
      await page.getByRole('link', { name: texts.change }).click();
      await page.waitForURL(getUrl('cannabis', texts.path));
      const amount = language === 'nl' ? '4,5' : '4.5';
      for (const day of DAYS) await expect(page.locator(`#usage-${day}`)).toHaveValue(amount);
      await expectAccessible(page);
      await pressButton(page, texts.next);
      await expect(page.getByRole('radio', { name: texts.reduce })).toBeChecked();
      await pressButton(page, texts.next);
      for (const day of DAYS) await expect(page.locator(`#goal-${day}`)).toHaveValue('2');
      await page.locator('#goal-sunday').fill('3');
      await pressButton(page, texts.next);
      await expect(page.getByRole('radio', { name: texts.immediate })).toBeChecked();
      await pressButton(page, texts.next);
      await pressButton(page, texts.skip);
      // A plan saved on the same day is replaced: there is no comparison.
      await expect(page.locator('#plan-risingGoals')).toHaveCount(0);
      await finish(page, texts, 'cannabis');
    },
  );

  test(
    `the answer that is chosen already leads on by one press, and none does by the arrow keys (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'cannabis', { language });
      await makePlan(page, 'cannabis', '4.5', '2');
      await page.goto(getUrl('cannabis', texts.path));
      await pressButton(page, texts.next);
      const reduce = page.getByRole('radio', { name: texts.reduce });
      await expect(reduce).toBeChecked();
      await reduce.click();
      await expect(getHeading(page)).toHaveText(texts.goal);
      await pressButton(page, texts.back);
      await reduce.press('ArrowDown');
      await expect(page.getByRole('radio', { name: texts.stop })).toBeChecked();
      // A new answer is sent once: the step after it is not skipped.
      await reduce.click();
      await expect(getHeading(page)).toHaveText(texts.goal);
      await pressButton(page, texts.back);
      await expect(reduce).toBeChecked();
      await reduce.click();
      await expect(getHeading(page)).toHaveText(texts.goal);
    },
  );

  test(
    `a buddy asked in the wizard gets a mail, and is not asked for again (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const mail = `${randomUUID()}@example.nl`;
      await confirm(await createStarter(page, 'cannabis', { language }));
      await page.goto(getUrl('cannabis', texts.path));
      await fillWeek(page, 'usage', '2');
      await pressButton(page, texts.next);
      await choose(page, texts.stop);
      await pressButton(page, texts.next);
      await choose(page, texts.immediate);
      await pressButton(page, texts.next);
      await expect(getHeading(page)).toHaveText(texts.buddy);
      await pressButton(page, texts.invite);
      await expect(page.locator('.error-summary a')).toHaveCount(2);
      await expectAccessible(page);
      await page.getByLabel(texts.buddyName).fill('Kim');
      await page.getByLabel(texts.buddyMail).fill(mail);
      await pressButton(page, texts.invite);
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: texts.send }).press('Enter');
      await expect(page.getByRole('button', { name: texts.save })).toBeVisible();
      await expect(getHeading(page)).toBeFocused();
      await mailTo(mail, texts.asks);
      // The dialog leaves no entry in the history.
      await page.goBack();
      await expect(getHeading(page)).toHaveText(texts.buddy);
      await page.goBack();
      await expect(page.getByRole('radio', { name: texts.immediate })).toBeChecked();
      await page.goForward();
      await page.goForward();
      await page.reload();
      await finish(page, texts, 'cannabis');
      await page.goto(getUrl('cannabis', texts.path));
      for (let step = 0; step < 3; step += 1) await pressButton(page, texts.next);
      await expect(page.getByRole('button', { name: texts.save })).toBeVisible();
    },
  );
}

for (const [language, texts] of LANGUAGES) {
  test(
    `an amount that is too high is refused with the maximum, and not asked about (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      await fillWeek(page, 'usage', '2');
      await page.locator('#usage-sunday').fill('50');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(1);
      await page.locator('#usage-sunday').fill('60');
      await expect(page.locator('.wizard-day .banner')).toHaveCount(0);
      await pressButton(page, texts.next);
      await expect(page.locator('#usage-sunday-error')).toHaveText(texts.tooHigh);
      await expect(page.locator('.wizard-day .banner')).toHaveCount(0);
      await expectAccessible(page);
    },
  );

  test(
    `the number of parts stays the same, and a goal that lowers nothing is said without praise (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      const getPart = (number: number) => page.locator('.progress-bar span', { hasText: texts.part(number) });
      await expect(getPart(1)).toBeVisible();
      await fillWeek(page, 'usage', '3');
      await pressButton(page, texts.next);
      await expect(getPart(2)).toBeVisible();
      await choose(page, texts.reduce);
      await pressButton(page, texts.next);
      await expect(getHeading(page)).toHaveText(texts.goal);
      await expect(getPart(2)).toBeVisible();
      await pressButton(page, texts.next);
      await expect(getPart(3)).toBeVisible();
      await pressButton(page, texts.skip);
      await expect(getPart(4)).toBeVisible();
      await expect(page.getByText(texts.same)).toBeVisible();
      await expect(page.locator('.wizard-schedule')).toHaveCount(0);
    },
  );

  test(
    `what is the same all week is filled in with one press, and stays as it is where a day says more (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await createStarter(page, 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      const rest = page.getByRole('button', { name: texts.rest });
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
      await pressButton(page, texts.next);
      await expect(page.getByRole('radio', { name: texts.stop })).toBeVisible();
    },
  );
}

for (const width of [320, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the wizard fits ${width} px, ${colorScheme}`,
      getVariant(isStandingLook(width, colorScheme)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await createStarter(page, 'alcohol');
        await page.goto(getUrl('alcohol', '/form/goal'));
        await fillWeek(page, 'usage', '2');
        await page.locator('#usage-saturday').fill('8');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await pressButton(page, 'Volgende');
        await choose(page, /Minderen/);
        await expectNoSidewaysScroll(page);
      },
    );
  }
}
