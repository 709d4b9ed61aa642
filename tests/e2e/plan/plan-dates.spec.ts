import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { createStarter, registerDay, sendPlan } from '../support/days.ts';
import { withMovedTime } from '../support/moved-time.ts';
import { logIn } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant, isInTurn } from '../support/variants.ts';
import { choose, fillWeek, finish, getHeading, LANGUAGES, pressButton, type WizardTexts } from './plan-wizard.ts';

const MONDAY: CalendarDate = '2027-01-18';
const WEEK_FOUR: CalendarDate = '2027-02-09';

const SHOWN = {
  nl: {
    waits:
      'Tot en met zondag verandert er niets. Vanaf maandag 25 januari gaat je doel per week omlaag: 12,25; 8,75; 7; 5,25; 1,75 en dan 0.',
    today: 'Vanaf vandaag gaat je doel per week omlaag: 12,25; 8,75; 7; 5,25; 1,75 en dan 0.',
    first: ['Week van 25 januari', '12,25 glazen'],
    firstToday: ['Week van 18 januari', '12,25 glazen'],
    usage: 'doel 2 glazen',
    lower: 'doel 1,75 glas',
    towards: 'Stap voor stap ga je naar 0 glazen per week.',
    fromDays: 'Zo was het ongeveer de laatste twee weken.',
    goalNow: 'Doel 2 glazen',
    ask: 'Welk doel geldt?',
    rises: 'Vandaag was je doel 2 glazen. Met dit plan wordt het 2,25 glazen.',
    keep: /Houd mijn lagere doel aan/,
    from: /Begin hoger, en bouw opnieuw af/,
    looser: 'Vandaag was je doel 2 glazen. Met dit plan wordt het 3,5 glazen.',
    lateWeek: 'Week van 12 april',
  },
  en: {
    waits:
      'Nothing changes before Monday 25 January. From then, your weekly limit goes down: 12.25; 8.75; 7; 5.25; 1.75, then 0.',
    today: 'From today, your weekly limit goes down: 12.25; 8.75; 7; 5.25; 1.75, then 0.',
    first: ['Week of 25 January', '12.25 drinks'],
    firstToday: ['Week of 18 January', '12.25 drinks'],
    usage: 'limit 2 drinks',
    lower: 'limit 1.75 drinks',
    towards: 'Step by step, you’re working towards 0 drinks a week.',
    fromDays: 'Roughly what you had over the last two weeks.',
    goalNow: 'Limit 2 drinks',
    ask: 'Which limit should we use?',
    rises: 'Today’s limit was 2 drinks. With this plan it becomes 2.25 drinks.',
    keep: /Keep my lower limit/,
    from: /Start higher, and come down again/,
    looser: 'Today’s limit was 2 drinks. With this plan it becomes 3.5 drinks.',
    lateWeek: 'Week of 12 April',
  },
} as const;

const moveTo = withMovedTime();
const getBar = (page: Parameters<typeof pressButton>[0], date: CalendarDate) =>
  page.locator(`.plan-week a.day-bars-day[href$="/${date}"]`);

/** Opens the page that is already open again, on a later day. */
async function comeBack(page: Parameters<typeof pressButton>[0], date: CalendarDate): Promise<void> {
  await moveTo(page, date);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Walks from the usage to the last step: stopping with alcohol, without a buddy. */
async function stopDrinking(page: Parameters<typeof pressButton>[0], texts: WizardTexts): Promise<void> {
  await pressButton(page, texts.next);
  await choose(page, texts.stop);
  await pressButton(page, texts.next);
  await expect(getHeading(page)).toHaveText(texts.info);
  await pressButton(page, texts.next);
  await pressButton(page, texts.skip);
  await expect(page.getByRole('button', { name: texts.save })).toBeVisible();
}

for (const [at, date] of listDatesBetween(MONDAY, addDays(MONDAY, 6)).entries()) {
  for (const [language, texts] of LANGUAGES) {
    const title = `a plan made on ${date} begins on the first Monday, with six whole weeks (${language})`;
    test(title, getVariant(isInTurn(at, language)), async ({ page }) => {
      const expectedTexts = SHOWN[language];
      const isMonday = date === MONDAY;
      await moveTo(page, date);
      await createStarter(page, 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      await fillWeek(page, 'usage', '2');
      await stopDrinking(page, texts);
      await expect(page.getByText(isMonday ? expectedTexts.today : expectedTexts.waits)).toBeVisible();
      const [week, total] = isMonday ? expectedTexts.firstToday : expectedTexts.first;
      const rows = page.locator('.wizard-schedule tbody tr');
      await expect(rows).toHaveCount(7);
      await expect(rows.nth(1)).toContainText(week);
      await expect(rows.nth(1)).toContainText(total);
      await finish(page, texts, 'alcohol');
      await expect(getBar(page, date)).toContainText(isMonday ? expectedTexts.lower : expectedTexts.usage);
      await expect(getBar(page, '2027-01-24')).toContainText(isMonday ? expectedTexts.lower : expectedTexts.usage);
      await expect(getBar(page, '2027-01-25')).not.toContainText(expectedTexts.usage);
      await expect(page.locator('.plan-page')).toContainText(expectedTexts.towards);
    });
  }
}

for (const [language, texts] of LANGUAGES) {
  test(
    `a plan that is changed in week 4 is never looser in silence: stricter (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const expectedTexts = SHOWN[language];
      await moveTo(page, MONDAY);
      await createStarter(page, 'alcohol', { language });
      await sendPlan(page, 'alcohol', { usage: '4', goal: '1', pace: 'gradual' });
      await moveTo(page, WEEK_FOUR);
      for (const day of listDatesBetween(addDays(WEEK_FOUR, -12), addDays(WEEK_FOUR, -1)))
        await registerDay(page, 'alcohol', day, '2.25');
      await page.goto(getUrl('alcohol', texts.path));
      await expect(page.getByText(expectedTexts.fromDays)).toBeVisible();
      await expect(page.locator('#usage-monday')).toHaveValue(language === 'nl' ? '2,25' : '2.25');
      await stopDrinking(page, texts);
      const question = page.getByRole('group', { name: expectedTexts.ask });
      await expect(question).toBeVisible();
      await expect(question.getByText(expectedTexts.rises)).toBeVisible();
      await expect(question.getByRole('radio', { name: expectedTexts.keep })).toBeChecked();
      await expectAccessible(page);
      await expect(page.locator('.wizard-schedule tbody tr').nth(1)).toContainText(language === 'nl' ? '10,5' : '10.5');
      await finish(page, texts, 'alcohol');
      await expect(page.locator('.plan-week').first()).toContainText(
        language === 'nl' ? 'van hooguit 14 glazen' : 'of 14 drinks',
      );
      await expect(page.locator('.plan-page')).toContainText(expectedTexts.towards);
      await expect(getBar(page, WEEK_FOUR)).toContainText(expectedTexts.usage);
    },
  );
}

for (const [language, texts] of LANGUAGES) {
  test(
    `a plan that is changed in week 4 is never looser in silence: looser (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const expectedTexts = SHOWN[language];
      await moveTo(page, MONDAY);
      await createStarter(page, 'alcohol', { language });
      await sendPlan(page, 'alcohol', { usage: '4', goal: '1', pace: 'gradual' });
      await moveTo(page, WEEK_FOUR);
      await page.goto(getUrl('alcohol', texts.path));
      // Too few days are filled in: the usage of the plan is shown, next to the goal of each day.
      await expect(page.getByText(expectedTexts.goalNow)).toHaveCount(7);
      await expectAccessible(page);
      await fillWeek(page, 'usage', language === 'nl' ? '3,5' : '3.5');
      await pressButton(page, texts.next);
      await choose(page, texts.reduce);
      await pressButton(page, texts.next);
      await fillWeek(page, 'goal', '3');
      await pressButton(page, texts.next);
      await pressButton(page, texts.skip);
      await expect(page.getByText(expectedTexts.looser)).toBeVisible();
      await choose(page, expectedTexts.from);
      await finish(page, texts, 'alcohol');
      await expect(getBar(page, WEEK_FOUR)).toContainText(language === 'nl' ? 'doel 3,5 glazen' : 'limit 3.5 drinks');
    },
  );
}

for (const [language, texts] of LANGUAGES) {
  test(
    `a plan made after day 42 shows its six weeks (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const expectedTexts = SHOWN[language];
      await moveTo(page, MONDAY);
      const person = await createStarter(page, 'alcohol', { language });
      await moveTo(page, '2027-03-10');
      await logIn(page.context(), person);
      await page.goto(getUrl('alcohol', texts.path));
      await fillWeek(page, 'usage', '2');
      await stopDrinking(page, texts);
      await finish(page, texts, 'alcohol');
      await expect(page.locator('.plan-page')).toContainText(expectedTexts.towards);
      await expect(page.locator('.plan-week').first()).toBeVisible();
      const weeks = page.locator('.plan-page .button-row').getByRole('button', { name: /april/i });
      await weeks.last().click();
      await expect(page.getByRole('heading', { name: expectedTexts.lateWeek })).toBeVisible();
      await expect(getBar(page, '2027-04-25')).toContainText(language === 'nl' ? 'doel 0 glazen' : 'limit 0 drinks');
      await expectAccessible(page);
    },
  );
}

for (const [language, texts] of LANGUAGES) {
  test(
    `a wizard that is still open on a later day has the dates of that day, and all that was typed (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const expectedTexts = SHOWN[language];
      const wednesday = addDays(MONDAY, 2);
      await moveTo(page, MONDAY);
      await createStarter(page, 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      await fillWeek(page, 'usage', '2');
      await pressButton(page, texts.next);
      await choose(page, texts.stop);
      await pressButton(page, texts.next);
      await expect(page.getByText(expectedTexts.today)).toBeVisible();
      await comeBack(page, addDays(MONDAY, 1));
      await expect(page.getByText(expectedTexts.waits)).toBeVisible();
      await pressButton(page, texts.next);
      await page.getByLabel(texts.buddyName).fill('Kim');
      await page.getByLabel(texts.buddyMail).fill('kim@example.nl');
      await comeBack(page, wednesday);
      await pressButton(page, texts.invite);
      await expect(page.getByRole('dialog').getByText('kim@example.nl')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !history.state?.popups);
      await pressButton(page, texts.skip);
      await expect(page.getByText(expectedTexts.waits)).toBeVisible();
      await finish(page, texts, 'alcohol');
      await expect(getBar(page, wednesday)).toContainText(expectedTexts.usage);
    },
  );

  test(
    `a start day that went by in the open wizard is chosen again, and the amounts stay (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await moveTo(page, MONDAY);
      await createStarter(page, 'tabak', { language });
      await page.goto(getUrl('tabak', texts.path));
      await pressButton(page, texts.next);
      await fillWeek(page, 'usage', '12');
      await pressButton(page, texts.next);
      await choose(page, texts.immediate);
      await pressButton(page, texts.next);
      await pressButton(page, texts.skip);
      await expect(page.getByRole('button', { name: texts.save })).toBeVisible();
      await comeBack(page, addDays(MONDAY, 1));
      await page.getByLabel(texts.stopDay).fill(addDays(MONDAY, 1));
      await pressButton(page, texts.next);
      await expect(page.locator('#usage-sunday')).toHaveValue('12');
      await pressButton(page, texts.next);
      await expect(page.getByRole('radio', { name: texts.immediate })).toBeChecked();
      await pressButton(page, texts.next);
      await pressButton(page, texts.skip);
      await finish(page, texts, 'tabak');
    },
  );
}
