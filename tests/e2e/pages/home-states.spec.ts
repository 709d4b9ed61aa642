import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { beginProgramme, call, createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { getPhase, sendExercises } from '../support/exercises.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();

const TEXTS = {
  nl: {
    programme: '/programma',
    begin: 'Je staat aan het begin',
    first: 'Nog niets om op terug te kijken. Precies goed.',
    greeting: /^(Hallo|Goede\S+), Sam$/,
    weeks: /Je was 4 weken weg/,
    back: 'Je bent er weer.',
    better: 'Beter',
    helped: 'Bekijk wat hielp',
    same: 'Hetzelfde',
    harder: 'Zwaarder',
    plan: 'Maak een nieuw plan',
    help: 'Bekijk wie je kunt bellen',
    short: 'Je hoeft niets in te halen. Wil je vandaag invullen?',
    on: 'Ga verder',
    anew: 'Maak een nieuw begin',
    visit: /Je was 2 weken weg/,
    write: 'Schrijf op wat hielp',
    again: 'Je hoeft niets in te halen.',
    safety: 'Kijk eerst of het nog veilig is',
    answer: 'Beantwoord de vragen',
    gp: /Drink je weer elke dag veel\? Stop niet ineens en bel/,
    there: / · Maand 2$/,
    end: 'Je zes weken zijn om.',
    filled: 'Je vulde 3 van de 42 dagen in.',
    walk: 'Je 42 dagen: 3 ingevuld, zonder doel; 39 nog niet ingevuld.',
    since: 'Dag 51 · 4 dagen ingevuld',
    alone: 'Zelf verder',
    hide: 'Verberg dit',
    check: 'Vier vragen over nu.',
  },
  en: {
    programme: '/en/program',
    begin: 'You’re at the start',
    first: 'There’s nothing to look back on yet, and that’s fine.',
    greeting: /^(Hello|Good \S+), Sam$/,
    weeks: /You were away for 4 weeks/,
    back: 'You’re back.',
    better: 'Better',
    helped: 'See what helped',
    same: 'The same',
    harder: 'Harder',
    plan: 'Make a new plan',
    help: 'See who you can call',
    short: 'There’s nothing to catch up on. Would you like to log today?',
    on: 'Carry on',
    anew: 'Make a fresh start',
    visit: /You were away for 2 weeks/,
    write: 'Write down what helped',
    again: 'There’s nothing to catch up on.',
    safety: 'First, check it’s still safe',
    answer: 'Answer the questions',
    gp: /do not stop suddenly\. Call/,
    there: / · Month 2$/,
    end: 'Your six weeks are over.',
    filled: 'You logged 3 of 42 days.',
    since: 'Day 51 · 4 days logged',
    alone: 'Carry on by yourself',
    hide: 'Hide this',
    check: 'Four questions about now.',
  },
} as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `the first day has nothing to look back on, and one thing to press (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'gokken', { language });
      await page.goto(getUrl('gokken', texts.programme));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.begin);
      await expect(page.getByText(texts.first)).toBeInViewport();
      await expect(page.locator('.programme-now .button')).toHaveCount(1);
      await expect(page.locator('.programme-strip')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );

  test(
    `after a week somebody goes on; after weeks they are asked how it goes, and each answer has its way on (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { language, since: addDays(today, -40) });
      await makePlan(page, 'alcohol', '3', '1');
      await sendExercises(page, 'alcohol', getPhase('alcohol', 1).slice(0, 1));
      for (const daysAgo of [33, 31]) await registerDay(page, 'alcohol', addDays(today, -daysAgo), '2');
      await page.goto(getUrl('alcohol', texts.programme));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.greeting);
      await expect(page.getByText(texts.weeks)).toBeVisible();
      await expect(page.getByText(texts.gp)).toBeVisible();
      const now = page.locator('.programme-now');
      await expect(now.getByRole('heading', { name: texts.back })).toBeVisible();
      await expect(now.locator('.button')).toHaveText([texts.better, texts.same, texts.harder]);
      const locator = page.locator('.how-it-goes-on');
      await now.getByRole('button', { name: texts.better }).click();
      await expect(locator.locator('.button')).toHaveText([texts.helped, texts.on]);
      await now.getByRole('button', { name: texts.harder }).click();
      await expect(locator.locator('.button')).toHaveText([texts.plan, texts.help]);
      await expect(locator.locator('.button').first()).toHaveAttribute('href', /form.goal/);
      // After four weeks a new start is the first option.
      await now.getByRole('button', { name: texts.same }).click();
      await expect(now.getByRole('button', { name: texts.same })).toHaveAttribute('aria-pressed', 'true');
      await expect(locator.locator('.button')).toHaveText([texts.anew, texts.on]);
      await expect(locator.locator('.button').nth(1)).toHaveAttribute('href', /alcohol_1_2/);
      // The whole content is above the tab bar.
      await page.setViewportSize({ width: 390, height: 1800 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await registerDay(page, 'alcohol', addDays(today, -9), '2');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.greeting);
      await expect(now.getByText(texts.short)).toBeVisible();
      await expect(now.locator('.button')).toHaveText([texts.hide]);
      // The open step is below the day.
      await expect(page.locator('.home-line').getByRole('link')).toHaveAttribute('href', /alcohol_1_2/);
      await expectAccessible(page);

      // A user who fills in today is active again.
      await registerDay(page, 'alcohol', today, '1');
      await page.reload();
      await expect(now).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.greeting);
    },
  );

  test(
    `after more than ninety days the questions about safety come first again, until they are answered (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const { uid } = await createStarter(page, 'alcohol', { language, since: addDays(today, -140) });
      await makePlan(page, 'alcohol', '3', '1');
      const first = getPhase('alcohol', 1).slice(0, 1);
      await sendExercises(page, 'alcohol', first);
      await withContentSystem(getProduct(), ({ database }) =>
        database.pool.query("update submissions set changed_at = now() - interval '120 days' where uid = $1", [uid]),
      );
      await registerDay(page, 'alcohol', addDays(today, -91), '2');
      await page.goto(getUrl('alcohol', texts.programme));
      const now = page.locator('.programme-now');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.greeting);
      await expect(now.getByRole('heading', { name: texts.safety })).toBeVisible();
      await expect(now.getByRole('link', { name: texts.answer })).toHaveAttribute('href', /alcohol_1_1/);
      await expect(now.locator('.button')).toHaveCount(1);
      await page.setViewportSize({ width: 320, height: 1800 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // Filling in a day does not answer the questions: they remain first.
      await registerDay(page, 'alcohol', today, '1');
      await page.reload();
      await expect(now.getByRole('heading', { name: texts.safety })).toBeVisible();
      // The link opens the questions, not the answers of then.
      await now.getByRole('link', { name: texts.answer }).click();
      await expect(page.locator('.exercise form')).toBeVisible();
      await expect(page.locator('.exercise form input:checked')).toHaveCount(0);

      const raw = JSON.parse(await call(page, 'alcohol', 'GET', '/entity/view/exercise_submissions/list/results'));
      const [{ webform_id, uuid, data }] = raw.entities;
      await call(page, 'alcohol', 'PATCH', `/webform_rest/${webform_id}/submission/${uuid}`, data);
      await page.goto(getUrl('alcohol', texts.programme));
      await expect(now).toBeVisible();
      await expect(now.getByRole('heading', { name: texts.safety })).toHaveCount(0);
    },
  );

  test(
    `the walk that is done shows the lookout, its numbers and two ways on (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const { uid } = await createStarter(page, 'alcohol', { language, since: addDays(today, -60) });
      await beginProgramme(getProduct(), uid, 50);
      for (const daysAgo of [50, 40, 20, 1]) await registerDay(page, 'alcohol', addDays(today, -daysAgo), '1');
      await sendExercises(
        page,
        'alcohol',
        [1, 2, 3, 4, 5, 6].flatMap((phase) => getPhase('alcohol', phase)),
      );
      await page.goto(getUrl('alcohol', texts.programme));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.greeting);
      await expect(page.locator('.programme-date')).toHaveText(texts.there);
      const end = page.getByRole('region', { name: texts.end });
      // Only the 42 days are counted, not the days after them.
      await expect(end).toContainText(texts.filled);
      // All days are shown, including the empty ones.
      const walk = page.getByRole('img', { name: texts.walk });
      await expect(walk).toBeVisible();
      await expect(walk.locator('.look-back-no-goal')).toHaveCount(3);
      await expect(walk.locator('.look-back-open')).toHaveCount(39);
      await expect(page.locator('.programme-day')).toHaveText(texts.since);
      await expect(page.locator('.programme-months > li')).toHaveCount(12);
      await expect(end.locator('.button')).toHaveCount(2);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await end.getByRole('button', { name: texts.alone }).click();
      await expect(page.getByRole('region', { name: texts.check })).toBeVisible();
      await expect(end).toHaveCount(0);
    },
  );

  test(
    `a close one who was away for weeks is welcomed by the visit before, and each answer has its way on (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const { uid } = await createStarter(page, 'naasten', { language });
      await sendExercises(page, 'naasten', ['closeones_1_1']);
      const location = getUrl('naasten', texts.programme);
      await page.goto(location);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(page.locator('.programme-now').first()).toBeVisible();
      await expect(heading).toHaveText(texts.greeting);

      const getLastSeen = (days: number) =>
        withContentSystem(getProduct(), ({ database }) =>
          database.pool.query('update users set active_at = now() - make_interval(days => $1) where uid = $2', [
            days,
            uid,
          ]),
        );
      await getLastSeen(16);
      await page.goto(location);
      await expect(heading).toHaveText(texts.greeting);
      await expect(page.getByText(texts.visit)).toBeVisible();
      await expect(page.locator('.how-it-goes').getByRole('link', { name: '0800-2000' })).toHaveAttribute(
        'href',
        'tel:08002000',
      );
      const now = page.locator('.how-it-goes');
      await expect(now.locator('.button')).toHaveText([texts.better, texts.same, texts.harder]);
      const locator = page.locator('.how-it-goes-on');
      await now.getByRole('button', { name: texts.better }).click();
      await expect(locator.locator('.button')).toHaveText([texts.write, texts.on]);
      await now.getByRole('button', { name: texts.harder }).click();
      await expect(locator.locator('.button')).toHaveText([texts.help, texts.on]);
      await now.getByRole('button', { name: texts.same }).click();
      await expect(locator.locator('.button')).toHaveText([texts.on]);
      await expect(locator.locator('.button')).toHaveAttribute('href', /closeones_1_2/);
      await page.setViewportSize({ width: 320, height: 1800 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await getLastSeen(8);
      await page.goto(location);
      await expect(page.locator('.programme-now').first().getByText(texts.again)).toBeVisible();
      await page.locator('.programme-now').getByRole('button', { name: texts.hide }).click();
      await expect(page.getByText(texts.again)).toHaveCount(0);
    },
  );
}
