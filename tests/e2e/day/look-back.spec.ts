import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { beginProgramme, call, createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import { confirmed, type Person } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();
const monday: CalendarDate = getMonday(today);
const createMoment = (date: CalendarDate) => new Date(`${date}T11:00:00Z`);

/** Backdates a plan: a plan applies from the day on which it was made. */
const readHoldEarlier = ({ uid }: Person) =>
  withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('update plans set saved_on = $1 where uid = $2', [addDays(today, -60), uid]),
  );

const TEXTS = {
  nl: {
    programme: '/programma',
    title: 'Je vorige week.',
    facts: '5 dagen ingevuld, 4 binnen je doel. Weggaan hielp 3 keer.',
    hide: 'Verberg dit',
    notifications: '/account/meldingen',
    nudge: 'Een seintje op je lastigste uur',
    on: 'Stuur mij een seintje',
    hour: 'Hoe laat is het vaak lastig?',
    friday: 'vrijdag',
    mail: 'Zo ziet de mail eruit',
    subject: 'Onderwerp: Je moment van vandaag',
    save: 'Bewaar je seintje',
    saved: 'Je seintje staat aan.',
    plans: '/account/als-dan',
    make: 'Maak een plan',
    situation: 'ik koffie drink',
    action: 'loop ik een rondje',
    where: 'Hoort er een plek of gezelschap bij?',
    home: 'Thuis',
    keep: 'Bewaar je plan',
    hardMoment: '/trek-nu',
    urge: 'Schrijf trek op',
    more: 'Meer opschrijven',
    planned: 'Wat je van plan was',
    plan: 'Als ik koffie drink, dan loop ik een rondje.',
    day: '/dagelijkse-registratie',
    submit: 'Sla je dag op',
    ratio: 'Op 40 van je 41 dagen bleef je binnen je doel.',
    run: 'Je bleef al eens 40 dagen achter elkaar binnen je doel.',
    helped: 'Weggaan',
    small: 'Kies iets kleins voor morgen',
    skip: 'Sla over',
    card: '/mijn-kaart',
    older: 'Ouder',
    offer: 'Wil je een seintje op dat uur?',
  },
  en: {
    programme: '/en/program',
    title: 'Your last week.',
    facts: '5 days logged, 4 within your limit. Going somewhere else helped 3 times.',
    hide: 'Hide this',
    notifications: '/en/account/notifications',
    nudge: 'A nudge at your toughest time of day',
    on: 'Send me a nudge',
    hour: 'What time do you often find hard?',
    friday: 'Friday',
    mail: 'This is what the email looks like',
    subject: 'Subject: Your moment today',
    save: 'Save your nudge',
    saved: 'Your nudge is on.',
    plans: '/en/account/if-then',
    make: 'Make a plan',
    situation: 'I have coffee',
    action: 'I’ll go for a walk',
    where: 'Does it happen in a particular place, or with certain people?',
    home: 'At home',
    keep: 'Save your plan',
    hardMoment: '/en/craving',
    urge: 'Log a craving',
    more: 'Add more',
    planned: 'What you planned',
    plan: 'If I have coffee, then I’ll go for a walk.',
    day: '/en/daily-registration',
    submit: 'Save your day',
    ratio: 'You stayed within your limit on 40 of 41 days.',
    run: 'You have already stayed within your limit for 40 days in a row.',
    helped: 'Going somewhere else',
    small: 'Choose something small for tomorrow',
    skip: 'Skip',
    card: '/en/my-card',
    older: 'Older',
    offer: 'Would you like a nudge at that time?',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `from Monday to Wednesday last week is looked back on in one line (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const person = await createStarter(page, 'tabak', { language, since: addDays(monday, -9) });
      await makePlan(page, 'tabak', '10', '2');
      await readHoldEarlier(person);
      // During the six weeks the step of today comes first, followed by last week.
      await beginProgramme(getProduct(), person.uid, 80);
      for (const [days, amount] of [
        [7, '0'],
        [6, '0'],
        [5, '0'],
        [4, '0'],
        [3, '9'],
      ] as const) {
        await registerDay(page, 'tabak', addDays(monday, -days), amount);
      }
      for (const days of [6, 5, 4]) {
        const time = createMoment(addDays(monday, -days)).toISOString();
        await call(page, 'tabak', 'POST', '/my-urges', { uuid: crypto.randomUUID(), at: time, helped: ['away'] });
      }
      await movePage(page, createMoment(monday));
      await page.goto(getUrl('tabak', texts.programme));
      const card = page.getByRole('region', { name: texts.title });
      await expect(card).toContainText(texts.facts);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const response = page.waitForResponse(
        (answer) => answer.url().includes('/my-home') && answer.request().method() === 'POST',
      );
      await card.getByRole('button', { name: texts.hide }).click();
      await response;
      await expect(card).toHaveCount(0);
      await page.reload();
      await expect(page.locator('.programme-beside')).toBeVisible();
      await expect(card).toHaveCount(0);

      await page.evaluate(() => sessionStorage.clear());
      await movePage(page, createMoment(addDays(monday, 3)));
      await page.reload();
      await expect(page.locator('.programme-beside')).toBeVisible();
      await expect(card).toHaveCount(0);
    },
  );

  test(
    `a nudge is off until somebody asks for it, and its mail is shown (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await confirmed(page.context(), 'cannabis', { language });
      await page.goto(getUrl('cannabis', texts.notifications));
      const nudge = page.getByRole('region', { name: texts.nudge });
      const box = nudge.getByRole('checkbox', { name: texts.on });
      await expect(box).not.toBeChecked();
      await expect(nudge.getByLabel(texts.hour)).toHaveCount(0);
      await nudge.getByText(texts.mail).click();
      await expect(nudge.getByText(texts.subject)).toBeVisible();
      await box.check();
      await nudge.getByLabel(texts.hour).selectOption('01:45');
      await nudge.getByRole('checkbox', { name: texts.friday }).check();
      await expectAccessible(page);
      await nudge.getByRole('button', { name: texts.save }).click();
      await expect(page.getByText(texts.saved)).toBeVisible();
      await page.reload();
      await expect(box).toBeChecked();
      await expect(nudge.getByLabel(texts.hour)).toHaveValue('105');
      await expect(nudge.getByRole('checkbox', { name: texts.friday })).toBeChecked();
      // No permission for notifications is requested, and without a push gateway nothing about them is shown.
      expect(await page.evaluate(() => Notification.permission)).not.toBe('granted');
      await expectNoSidewaysScroll(page);
    },
  );

  test(
    `a plan that belongs to a place comes back where an urge is written down there (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'tabak', { language });
      await page.goto(getUrl('tabak', texts.plans));
      await page.getByRole('button', { name: texts.make }).click();
      await page.getByRole('radio', { name: texts.situation, exact: true }).check();
      await page.getByRole('radio', { name: texts.action, exact: true }).check();
      await page.getByText(texts.where).click();
      await page.getByRole('radio', { name: texts.home, exact: true }).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.keep }).click();
      await expect(page.locator('.if-then').getByText(texts.plan).first()).toBeVisible();

      const other = { situation: 'x', action: 'y', hour: null, weekdays: [], place: null, company: null };
      const planState = { origin: 'own', active: true, day: null, hiddenOn: null, putOff: 0 };
      await call(page, 'tabak', 'POST', '/my-if-thens', { uuid: crypto.randomUUID(), ...other, ...planState });
      await page.goto(getUrl('tabak', texts.hardMoment));
      // All own plans are among the own texts, the newest first until the location is known.
      const plans = page.locator('.own-things').getByRole('region', { name: texts.planned }).getByRole('paragraph');
      await expect(plans).toHaveCount(2);
      await expect(plans.last()).toHaveText(texts.plan);
      await page.getByRole('button', { name: texts.urge }).click();
      await page.getByText(texts.more).click();
      await page.getByRole('radio', { name: texts.home, exact: true }).check();
      await expect(plans.first()).toHaveText(texts.plan);
      await expectAccessible(page);
    },
  );

  test(
    `forty good days and one above the goal stay forty, and at most three things are asked (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const person = await createStarter(page, 'tabak', { language, since: addDays(today, -40) });
      await makePlan(page, 'tabak', '10', '2');
      await readHoldEarlier(person);
      for (let days = 1; days <= 40; days += 1) await registerDay(page, 'tabak', addDays(today, -days), '0');
      await call(page, 'tabak', 'POST', '/my-urges', {
        uuid: crypto.randomUUID(),
        at: createMoment(addDays(today, -2)).toISOString(),
        helped: ['away'],
      });
      await page.goto(getUrl('tabak', texts.day));
      await page.locator('#day-amount').fill('6');
      await page.getByRole('button', { name: texts.submit }).click();
      await page.getByRole('button', { name: texts.small }).click();
      const slip = page.locator('.slip');
      await expect(slip).toContainText(texts.ratio);
      await expect(slip).toContainText(texts.run);
      for (let index = 0; index < 3; index += 1)
        await slip.getByRole('button', { name: texts.skip, exact: true }).click();
      await expect(slip.getByRole('listitem').first()).toHaveText(texts.helped);
      const questions = await slip.getByRole('heading', { level: 3 }).count();
      expect(questions).toBeLessThanOrEqual(3);
      await expectAccessible(page);
    },
  );

  test(
    `what was written down beyond fifty is on the next page (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'tabak', { language });
      for (let number = 1; number <= 51; number += 1) {
        const date = new Date(Date.now() - number * 3_600_000).toISOString();
        await call(page, 'tabak', 'POST', '/my-urges', {
          uuid: crypto.randomUUID(),
          at: date,
          note: `Nummer ${number}.`,
        });
      }
      await page.goto(getUrl('tabak', texts.card));
      await expect(page.locator('.urge-list > li')).toHaveCount(50);
      await expect(page.getByText('Nummer 51.')).toHaveCount(0);
      await page.getByRole('link', { name: texts.older }).click();
      await expect(page.locator('.urge-list > li')).toHaveCount(1);
      await expect(page.getByText('Nummer 51.')).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    `where most urges fall in the same hours a nudge is offered, until it is on (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { language, since: addDays(today, -10) });
      for (let number = 0; number < 8; number += 1) {
        const time = createMoment(addDays(today, -1 - (number % 4))).toISOString();
        await call(page, 'alcohol', 'POST', '/my-urges', { uuid: crypto.randomUUID(), at: time });
      }
      await page.goto(getUrl('alcohol', texts.card));
      const offer = page.getByRole('link', { name: texts.offer });
      await expect(offer).toHaveAttribute('href', texts.notifications);
      await expectAccessible(page);
      await call(page, 'alcohol', 'PATCH', '/my-reminder', { minute: 1_200, weekdays: [], isActive: true });
      await page.reload();
      await expect(page.locator('.urge-list > li')).toHaveCount(8);
      await expect(offer).toHaveCount(0);
    },
  );
}
