import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { openRows } from '../support/account.ts';
import { call, createStarter, makePlan } from '../support/days.ts';
import { withMovedTime } from '../support/moved-time.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const moveTo = withMovedTime();
/** A Monday. */
const START: CalendarDate = '2027-01-04';
/** Texts of the programmes: the file and the page must not reveal them in a list. */
const TELLING = /alcohol|drink|drank|glas/i;

const TEXTS = {
  nl: {
    account: '/account',
    path: '/account/overzicht',
    link: 'Overzicht om mee te nemen',
    week: /^4 januari tot en met 10 januari 12 glazen 22,5 glazen 24 glazen 6 van 7 dagen$/,
    period: 'Van 4 januari 2027 tot en met 13 januari 2027',
    tests: 'Vier vragen over nu',
    noTests: 'Nog niet ingevuld.',
    urges: ['Wanneer ik trek had', '16 tot 20 uur', '1 keer'],
    ask: 'Wat wil je vragen?',
    question: 'Kan ik hulp krijgen bij slapen?',
    asked: 'Wat ik wil vragen',
    print: 'Print of bewaar als pdf',
    two: '2 weken',
  },
  en: {
    account: '/en/account',
    path: '/en/account/summary',
    link: 'A summary for your GP or nurse',
    week: /^4 January to 10 January 12 drinks 22.5 drinks 24 drinks 6 of 7 days$/,
    period: 'From 4 January 2027 to 13 January 2027',
    tests: 'My check-ins',
    noTests: 'No check-ins yet.',
    urges: ['When I had cravings', '16:00 to 20:00', '1 time'],
    ask: 'What would you like to ask?',
    question: 'Could I get help with sleeping?',
    asked: 'What I’d like to ask',
    print: 'Print or save as a PDF',
    two: '2 weeks',
  },
} as const;

for (const [language, pattern] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `one page of the own figures is made by the person, part by part, and printed alone on one sheet (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await moveTo(page, START);
      await createStarter(page, 'alcohol', { language });
      await makePlan(page, 'alcohol', '4', '2');
      await moveTo(page, addDays(START, 10));
      for (let index = 0; index < 6; index += 1) {
        await call(page, 'alcohol', 'POST', '/webform_rest/submit', {
          webform_id: 'daily_registration',
          registration_date: addDays(START, index),
          amount: '2',
          note: 'Dit staat nergens op.',
          where: 'cafe',
        });
      }
      await call(page, 'alcohol', 'POST', '/my-urges', {
        uuid: crypto.randomUUID(),
        at: `${addDays(START, 7)}T16:30:00.000Z`,
        before: 7,
      });
      await page.goto(getUrl('alcohol', pattern.account));
      await openRows(page);
      await page.getByRole('link', { name: pattern.link }).click();
      await expect(page).toHaveURL(getUrl('alcohol', pattern.path));
      const sheet = page.locator('.summary-sheet');
      await expect(sheet).toContainText(pattern.period);
      await expect(sheet.getByRole('row', { name: pattern.week })).toBeVisible();
      await expect(sheet).toContainText(pattern.noTests);
      for (const text of pattern.urges) await expect(sheet).toContainText(text);
      await expect(sheet).not.toContainText('Dit staat nergens op.');
      expect(await page.title()).not.toMatch(TELLING);
      await page.getByLabel(pattern.ask).fill(pattern.question);
      await expect(sheet.locator('section').last()).toContainText(pattern.question);
      await page.getByRole('checkbox', { name: pattern.tests }).uncheck();
      await expect(sheet).not.toContainText(pattern.noTests);
      await page.getByRole('radio', { name: pattern.two }).check({ force: true });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('button', { name: pattern.print })).toBeHidden();
      await expect(page.locator('h1')).toBeHidden();
      await expect(sheet.getByRole('heading', { name: pattern.asked })).toBeVisible();
      await expect(page.locator('.info-banner')).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      // The questions are not stored.
      await page.emulateMedia({ media: null });
      await page.reload();
      await expect(page.getByLabel(pattern.ask)).toHaveValue('');
    },
  );
}
