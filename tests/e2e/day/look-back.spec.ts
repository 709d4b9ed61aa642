import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { beginProgramme, call, makePlan, ownToday, registerDay, starter } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import { confirmed, type Person } from '../support/people.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, product, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const today = ownToday();
const monday: CalendarDate = getMonday(today);
const moment = (date: CalendarDate) => new Date(`${date}T11:00:00Z`);

/** Backdates a plan: a plan applies from the day on which it was made. */
const holdEarlier = ({ uid }: Person) =>
  withContentSystem(product(), ({ database }) =>
    database.pool.query('update plans set saved_on = $1 where uid = $2', [addDays(today, -60), uid]),
  );

const WORDS = {
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

for (const [language, words] of Object.entries(WORDS) as ['nl' | 'en', (typeof WORDS)['nl']][]) {
  test(
    `from Monday to Wednesday last week is looked back on in one line (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      const person = await starter(page, 'tabak', { language, since: addDays(monday, -9) });
      await makePlan(page, 'tabak', '10', '2');
      await holdEarlier(person);
      // During the six weeks the step of today comes first, followed by last week.
      await beginProgramme(product(), person.uid, 80);
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
        const at = moment(addDays(monday, -days)).toISOString();
        await call(page, 'tabak', 'POST', '/my-urges', { uuid: crypto.randomUUID(), at, helped: ['away'] });
      }
      await movePage(page, moment(monday));
      await page.goto(address('tabak', words.programme));
      const card = page.getByRole('region', { name: words.title });
      await expect(card).toContainText(words.facts);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const stored = page.waitForResponse(
        (answer) => answer.url().includes('/my-home') && answer.request().method() === 'POST',
      );
      await card.getByRole('button', { name: words.hide }).click();
      await stored;
      await expect(card).toHaveCount(0);
      await page.reload();
      await expect(page.locator('.programme-beside')).toBeVisible();
      await expect(card).toHaveCount(0);

      await page.evaluate(() => sessionStorage.clear());
      await movePage(page, moment(addDays(monday, 3)));
      await page.reload();
      await expect(page.locator('.programme-beside')).toBeVisible();
      await expect(card).toHaveCount(0);
    },
  );

  test(
    `a nudge is off until somebody asks for it, and its mail is shown (${language})`,
    variant(language === 'nl'),
    async ({ page }) => {
      await confirmed(page.context(), 'cannabis', { language });
      await page.goto(address('cannabis', words.notifications));
      const nudge = page.getByRole('region', { name: words.nudge });
      const box = nudge.getByRole('checkbox', { name: words.on });
      await expect(box).not.toBeChecked();
      await expect(nudge.getByLabel(words.hour)).toHaveCount(0);
      await nudge.getByText(words.mail).click();
      await expect(nudge.getByText(words.subject)).toBeVisible();
      await box.check();
      await nudge.getByLabel(words.hour).selectOption('01:45');
      await nudge.getByRole('checkbox', { name: words.friday }).check();
      await expectAccessible(page);
      await nudge.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.reload();
      await expect(box).toBeChecked();
      await expect(nudge.getByLabel(words.hour)).toHaveValue('105');
      await expect(nudge.getByRole('checkbox', { name: words.friday })).toBeChecked();
      // No permission for notifications is requested, and without a push gateway nothing about them is shown.
      expect(await page.evaluate(() => Notification.permission)).not.toBe('granted');
      await expectNoSidewaysScroll(page);
    },
  );

  test(
    `a plan that belongs to a place comes back where an urge is written down there (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      await starter(page, 'tabak', { language });
      await page.goto(address('tabak', words.plans));
      await page.getByRole('button', { name: words.make }).click();
      await page.getByRole('radio', { name: words.situation, exact: true }).check();
      await page.getByRole('radio', { name: words.action, exact: true }).check();
      await page.getByText(words.where).click();
      await page.getByRole('radio', { name: words.home, exact: true }).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.keep }).click();
      await expect(page.locator('.if-then').getByText(words.plan).first()).toBeVisible();

      const other = { situation: 'x', action: 'y', hour: null, weekdays: [], place: null, company: null };
      const displayed = { origin: 'own', active: true, day: null, hiddenOn: null, putOff: 0 };
      await call(page, 'tabak', 'POST', '/my-if-thens', { uuid: crypto.randomUUID(), ...other, ...displayed });
      await page.goto(address('tabak', words.hardMoment));
      // All own plans are among the own texts, the newest first until the location is known.
      const plans = page.locator('.own-things').getByRole('region', { name: words.planned }).getByRole('paragraph');
      await expect(plans).toHaveCount(2);
      await expect(plans.last()).toHaveText(words.plan);
      await page.getByRole('button', { name: words.urge }).click();
      await page.getByText(words.more).click();
      await page.getByRole('radio', { name: words.home, exact: true }).check();
      await expect(plans.first()).toHaveText(words.plan);
      await expectAccessible(page);
    },
  );

  test(
    `forty good days and one above the goal stay forty, and at most three things are asked (${language})`,
    variant(language === 'nl'),
    async ({ page }) => {
      const person = await starter(page, 'tabak', { language, since: addDays(today, -40) });
      await makePlan(page, 'tabak', '10', '2');
      await holdEarlier(person);
      for (let days = 1; days <= 40; days += 1) await registerDay(page, 'tabak', addDays(today, -days), '0');
      await call(page, 'tabak', 'POST', '/my-urges', {
        uuid: crypto.randomUUID(),
        at: moment(addDays(today, -2)).toISOString(),
        helped: ['away'],
      });
      await page.goto(address('tabak', words.day));
      await page.locator('#day-amount').fill('6');
      await page.getByRole('button', { name: words.submit }).click();
      await page.getByRole('button', { name: words.small }).click();
      const slip = page.locator('.slip');
      await expect(slip).toContainText(words.ratio);
      await expect(slip).toContainText(words.run);
      for (let at = 0; at < 3; at += 1) await slip.getByRole('button', { name: words.skip, exact: true }).click();
      await expect(slip.getByRole('listitem').first()).toHaveText(words.helped);
      const questions = await slip.getByRole('heading', { level: 3 }).count();
      expect(questions).toBeLessThanOrEqual(3);
      await expectAccessible(page);
    },
  );

  test(
    `what was written down beyond fifty is on the next page (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      await starter(page, 'tabak', { language });
      for (let number = 1; number <= 51; number += 1) {
        const at = new Date(Date.now() - number * 3_600_000).toISOString();
        await call(page, 'tabak', 'POST', '/my-urges', { uuid: crypto.randomUUID(), at, note: `Nummer ${number}.` });
      }
      await page.goto(address('tabak', words.card));
      await expect(page.locator('.urge-list > li')).toHaveCount(50);
      await expect(page.getByText('Nummer 51.')).toHaveCount(0);
      await page.getByRole('link', { name: words.older }).click();
      await expect(page.locator('.urge-list > li')).toHaveCount(1);
      await expect(page.getByText('Nummer 51.')).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    `where most urges fall in the same hours a nudge is offered, until it is on (${language})`,
    variant(language === 'nl'),
    async ({ page }) => {
      await starter(page, 'alcohol', { language, since: addDays(today, -10) });
      for (let number = 0; number < 8; number += 1) {
        const at = moment(addDays(today, -1 - (number % 4))).toISOString();
        await call(page, 'alcohol', 'POST', '/my-urges', { uuid: crypto.randomUUID(), at });
      }
      await page.goto(address('alcohol', words.card));
      const offer = page.getByRole('link', { name: words.offer });
      await expect(offer).toHaveAttribute('href', words.notifications);
      await expectAccessible(page);
      await call(page, 'alcohol', 'PATCH', '/my-reminder', { minute: 1_200, weekdays: [], isActive: true });
      await page.reload();
      await expect(page.locator('.urge-list > li')).toHaveCount(8);
      await expect(offer).toHaveCount(0);
    },
  );
}
