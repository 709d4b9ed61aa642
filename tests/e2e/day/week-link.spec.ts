import { createWeekLinks } from '#src/cms/modules/week-links/make-links.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { beginProgramme, ownToday, registerDay, starter } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  product,
  productPort,
  test,
} from '../support/story.ts';
import { variant } from '../support/variants.ts';

const WORDS = {
  nl: { title: 'Je week', wrong: 'Vul bij maandag een getal in', saved: '7 van de 7 dagen' },
  en: { title: 'Your week', wrong: 'a number for Monday', saved: '7 of 7 days' },
} as const;

for (const [language, words] of Object.entries(WORDS) as ['nl' | 'en', (typeof WORDS)['nl']][]) {
  test(
    `a week is saved by its link, logged out and by keyboard (${language})`,
    variant(true),
    async ({ page, context, expectNoise }) => {
      expectNoise(/status of 40[04]/);
      const { uid } = await starter(page, 'alcohol', { language, since: addDays(ownToday(), -20) });
      const reader = { uid, language, dayStartsAt: 5 };
      const tokens = await withContentSystem(product(), (system) =>
        system.database.db.transaction((tx) => createWeekLinks(system, tx, [reader], getMonday(ownToday()))),
      );
      await page.goto('about:blank');
      await context.clearCookies();
      const address = `http://localhost:${productPort()}/w/${tokens.get(uid)}`;
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(address);
      await expect(page).toHaveTitle(words.title);
      const amounts = page.getByRole('textbox');
      await expect(amounts).toHaveCount(7);
      const tick = await page.getByRole('checkbox').first().boundingBox();
      expect(tick?.width).toBeGreaterThanOrEqual(24);
      await amounts.first().fill('abc');
      await amounts.first().press('Enter');
      await expect(page.getByRole('alert')).toContainText(words.wrong);
      await expect(amounts.first()).toHaveValue('abc');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      for (const amount of await amounts.all()) await amount.fill('2');
      await amounts.last().press('Enter');
      await expect(page.getByText(words.saved)).toBeVisible();
      await expectAccessible(page);

      await page.goto(`${address.slice(0, -4)}abcd?lang=${language}`);
      await expect(page.getByRole('link', { name: '112' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    },
  );
}

/** The home of a programme that counts hours in quarters, and of one that counts drinks in halves. */
const HOME = {
  nl: {
    label: 'gokken',
    path: '/programma',
    card: 'Je vorige week.',
    open: 'Vul je week in',
    filled: 'al ingevuld',
    wrong: 'Vul bij maandag een getal in',
    submit: 'Sla je week op',
    one: '0,25',
    saved: 'Je week is ingevuld: 3 van de 7 dagen. Op 1 dag niets, en samen 0,25 uur.',
  },
  en: {
    label: 'alcohol',
    path: '/en/program',
    card: 'Your last week.',
    open: 'Enter your week',
    filled: 'already logged',
    wrong: 'Enter a number for Monday',
    submit: 'Save your week',
    one: '0.5',
    saved: 'Your week is saved: 3 of 7 days. None on 1 day, and 0.5 drinks in total.',
  },
} as const;

for (const [language, words] of Object.entries(HOME) as ['nl' | 'en', (typeof HOME)['nl']][]) {
  test(
    `a week is filled in on the home by one form and keyboard, and nothing typed is lost (${language})`,
    variant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/status of 400|ERR_INTERNET_DISCONNECTED/);
      const monday = getMonday(ownToday());
      const first = addDays(monday, -7);
      const { uid } = await starter(page, words.label, { language, since: addDays(monday, -20) });
      await beginProgramme(product(), uid, 80);
      await registerDay(page, words.label, addDays(monday, -1), '0');
      await withContentSystem(product(), ({ database }) =>
        database.pool.query("update users set notifications = '{week_mail}', validated_at = now() where uid = $1", [
          uid,
        ]),
      );
      await movePage(page, new Date(`${monday}T11:00:00Z`));
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(address(words.label, words.path));
      const card = page.getByRole('region', { name: words.card });
      await card.getByRole('button', { name: words.open }).press('Enter');
      await expect(card.getByRole('textbox')).toHaveCount(6);
      await expect(card.getByText(words.filled)).toBeVisible();
      const [one, two] = [card.getByRole('textbox').first(), card.getByRole('textbox').nth(1)];
      await one.fill('abc');
      await one.press('Enter');
      await expect(card.getByRole('alert').first()).toContainText(words.wrong);
      await expect(one).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator(`#week-${first}-error`)).toContainText(words.wrong);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page);
      await page.reload();
      await expect(one).toHaveValue('abc');

      await one.fill('');
      await one.press('ArrowUp');
      await expect(one).toHaveValue(words.one);
      await card.getByRole('checkbox').nth(1).press('Space');
      await expect(two).toHaveValue('0');
      await page.route(/my-week/, (route) => route.abort('internetdisconnected'));
      await card.getByRole('button', { name: words.submit }).press('Enter');
      await expect(card.getByRole('alert').last()).not.toBeEmpty();
      await expect(one).toHaveValue(words.one);
      await page.unroute(/my-week/);
      await card.getByRole('button', { name: words.submit }).press('Enter');
      await expect(card.getByText(words.saved)).toBeVisible();
      await expect(card.locator('.open-week')).toBeFocused();
      await expectAccessible(page);
      const { rows } = await withContentSystem(product(), ({ database }) =>
        database.pool.query('select date::text, amount::float from registrations where uid = $1 order by date', [uid]),
      );
      expect(rows).toEqual([
        { date: first, amount: Number(words.one.replace(',', '.')) },
        { date: addDays(first, 1), amount: 0 },
        { date: addDays(first, 6), amount: 0 },
      ]);
      // A day that stayed blank can be filled in later.
      await card.getByRole('button', { name: words.open }).click();
      await expect(card.getByRole('textbox')).toHaveCount(4);
    },
  );
}
