import { getDaySheet } from '../support/day-sheet.ts';
import { call, createStarter, getUserToday, makePlan } from '../support/days.ts';
import { getLink, mailTo } from '../support/mails.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();

const TEXTS = {
  nl: {
    day: '/dagelijkse-registratie',
    plan: '/mijn-plan',
    calendar: '/kalender',
    programme: '/programma',
    badges: '/badges',
    messages: '/berichten',
    save: 'Sla je dag op',
    asks: 'Klopt 20 glazen vandaag?',
    sure: 'Ja, sla op',
    gp: 'Neem deze cijfers mee naar je huisarts.',
    saved: '20 glazen. Vandaag is ingevuld. Neem deze cijfers mee naar je huisarts.',
    bar: /20 glazen, doel 20 glazen, ingevuld$/,
    cell: /, 20 glazen, ingevuld$/,
    stone: /, ingevuld$/,
    filled: 'Ingevuld',
    within: /Binnen je doel0 dagen/,
    praise: /gehaald|geraakt|binnen je (doel|plan)|hele week/i,
    first: 'Eerste stap',
    confirm: /Bevestig je e-mailadres/,
    confirmed: 'Je e-mailadres is bevestigd. Dank je wel.',
    target: 'Doel geraakt',
    lower: 'Een stap lager',
    fact: '2 joints. Je bleef binnen je plan van 3 joints.',
    none: '0 uur. Een dag zonder.',
    step: 'Wil je een kleine stap kiezen?',
    wizard: '/form/goal',
    no: 'Niets',
    met: 'binnen je doel',
  },
  en: {
    day: '/en/daily-registration',
    plan: '/en/my-recovery-plan',
    calendar: '/en/calendar',
    programme: '/en/program',
    badges: '/en/badges',
    messages: '/en/messages',
    save: 'Save your day',
    asks: 'Is 20 drinks today right?',
    sure: 'Yes, save it',
    gp: 'Take these numbers to your GP.',
    saved: '20 drinks. Today is logged. Take these numbers to your GP.',
    bar: /20 drinks, limit 20 drinks, logged$/,
    cell: /, 20 drinks, logged$/,
    stone: /, logged$/,
    filled: 'Logged',
    within: /Within your limit0 days/,
    praise: /goal met|on target|within your (goal|limit|plan)|whole week/i,
    first: 'First step',
    confirm: /Confirm your email address/,
    confirmed: 'Your email address is confirmed. Thank you.',
    target: 'On target',
    lower: 'A step lower',
    fact: '2 joints. You kept to your plan of 3 joints.',
    none: '0 hours. A day with none.',
    step: 'Would you like to take a small step?',
    wizard: '/en/form/goal',
    no: 'Nothing',
    met: 'within your limit',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `20 of 20 glasses are filled in, and praised nowhere (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const person = await createStarter(page, 'alcohol', { language });
      await page.goto(getLink(await mailTo(person.mail, texts.confirm)));
      await expect(page.getByText(texts.confirmed)).toBeVisible();
      const settings = [{ value: 'badge_mail' }];
      await call(page, 'alcohol', 'PATCH', `/user/${person.uid}`, { field_notification_settings: settings });
      await makePlan(page, 'alcohol', '20', '20');
      await page.goto(getUrl('alcohol', texts.day));
      await page.locator('#day-amount').fill('20');
      await expect(page.locator('.day-form .banner')).toHaveText(texts.gp);
      await page.getByRole('button', { name: texts.save }).press('Enter');
      const dialog = page.getByRole('dialog', { name: texts.asks });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: texts.sure }).press('Enter');
      await expect(getDaySheet(page).getByText(texts.saved, { exact: true })).toBeVisible();
      await expect(getDaySheet(page)).not.toContainText(texts.praise);
      await page.goto(getUrl('alcohol', texts.plan));

      const bar = page.locator(`a.day-bars-day[href="${texts.day}/${today}"]`);
      await expect(bar.locator('.visually-hidden')).toHaveText(texts.bar);
      await expect(bar.locator('.day-bar-within')).toHaveCount(0);
      await expect(bar.locator('.day-bar-filled')).toHaveCount(1);
      await expect(page.locator('.plan-facts')).toHaveText(texts.within);
      await expect(page.locator('.stone-legend li').nth(2)).toHaveText(texts.filled);
      await expectAccessible(page);

      await page.goto(getUrl('alcohol', texts.calendar));
      await expect(page.locator('.calendar [aria-current=date]')).toHaveText(texts.cell);
      await expect(page.locator('.calendar .stone-filled')).toHaveCount(1);
      await expect(page.locator('.calendar .stone-within')).toHaveCount(0);
      await expect(page.locator('.stone-legend li').nth(2)).toHaveText(texts.filled);
      await expectAccessible(page);

      await page.goto(getUrl('alcohol', texts.programme));
      await expect(page.locator(`.stone-row a[href$="${today}"]`)).toHaveAttribute('aria-label', texts.stone);
      await expect(page.locator('main')).not.toContainText(texts.praise);

      // A plan without a lower goal and a day with a high amount bring no medal, so no message is sent.
      await page.goto(getUrl('alcohol', texts.messages));
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(texts.praise);
      await expect(page.getByText(texts.first)).toHaveCount(0);
    },
  );

  test(
    `a goal below the start and above the advice is a fact: words, mark and medal (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'cannabis', { language });
      await makePlan(page, 'cannabis', '5', '3');
      await page.goto(getUrl('cannabis', texts.day));
      await page.locator('#day-amount').fill('2');
      await page.getByRole('button', { name: texts.save }).press('Enter');
      await expect(getDaySheet(page).getByText(texts.fact, { exact: true })).toBeVisible();
      await page.goto(getUrl('cannabis', texts.plan));
      await expect(page.locator('.day-bars-today .visually-hidden')).toContainText(texts.met);
      await expect(page.locator('.day-bars-today .day-bar-within')).toHaveCount(1);
      await page.goto(getUrl('cannabis', texts.badges));
      const input = page.locator('.badges li:not(.is-ahead)');
      await expect(input.filter({ hasText: texts.lower })).toHaveCount(1);
      await expect(input.filter({ hasText: texts.target })).toHaveCount(0);
    },
  );

  test(
    `a goal as high as the usage leads to a small step, a goal of 0 is met (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'gokken', { language });
      await makePlan(page, 'gokken', '3', '3');
      await page.goto(getUrl('gokken', texts.day));
      await page.locator('#day-amount').fill('3');
      await expect(page.getByRole('link', { name: texts.step })).toHaveAttribute('href', texts.wizard);
      await expectAccessible(page);
      await makePlan(page, 'gokken', '3', '0');
      await page.reload();
      await page.getByRole('button', { name: texts.no, exact: true }).press('Space');
      await page.getByRole('button', { name: texts.save }).press('Enter');
      await expect(getDaySheet(page).getByText(texts.none, { exact: true })).toBeVisible();
      await page.goto(getUrl('gokken', texts.badges));
      await expect(page.locator('.badges li:not(.is-ahead)').filter({ hasText: texts.target })).toHaveCount(1);
    },
  );
}
