import { createWeekLinks } from '#src/cms/modules/week-links/create-links.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { beginProgramme, createStarter, getUserToday, registerDay } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  getProduct,
  getUrl,
  productPort,
  test,
} from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: { title: 'Je week', wrong: 'Vul bij maandag een getal in', saved: '7 van de 7 dagen' },
  en: { title: 'Your week', wrong: 'a number for Monday', saved: '7 of 7 days' },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `a week is saved by its link, logged out and by keyboard (${language})`,
    getVariant(true),
    async ({ page, context, expectNoise }) => {
      expectNoise(/status of 40[04]/);
      const { uid } = await createStarter(page, 'alcohol', { language, since: addDays(getUserToday(), -20) });
      const reader = { uid, language, dayStartsAt: 5 };
      const tokens = await withContentSystem(getProduct(), (system) =>
        system.database.db.transaction((tx) => createWeekLinks(system, tx, [reader], getMonday(getUserToday()))),
      );
      await page.goto('about:blank');
      await context.clearCookies();
      const url = `http://localhost:${productPort()}/w/${tokens.get(uid)}`;
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(url);
      await expect(page).toHaveTitle(texts.title);
      // The page keeps the language that is shown, which may not be that of the account.
      await expect(page.locator('[data-all-none]')).toHaveAttribute('formaction', `?none=all&lang=${language}`);
      const amounts = page.getByRole('textbox');
      await expect(amounts).toHaveCount(7);
      const tick = await page.getByRole('checkbox').first().boundingBox();
      expect(tick?.width).toBeGreaterThanOrEqual(24);
      await amounts.first().fill('abc');
      await amounts.first().press('Enter');
      await expect(page.getByRole('alert')).toContainText(texts.wrong);
      await expect(amounts.first()).toHaveValue('abc');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      for (const shown of [language === 'nl' ? 'en' : 'nl', language] as const) {
        await page.locator('button[name=show]').last().press('Enter');
        await expect(page).toHaveTitle(TEXTS[shown].title);
        await expect(amounts.first()).toHaveValue('abc');
      }
      for (const amount of await amounts.all()) await amount.fill('2');
      await amounts.last().press('Enter');
      await expect(page.getByText(texts.saved)).toBeVisible();
      await expectAccessible(page);

      await page.goto(`${url.slice(0, -4)}abcd?lang=${language}`);
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
    saved: 'Je week is ingevuld: 3 van de 7 dagen. Op 2 dagen niets, en samen 0,25 uur.',
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
    saved: 'Your week is saved: 3 of 7 days. None on 2 days, and 0.5 drinks in total.',
  },
} as const;

for (const [language, texts] of Object.entries(HOME) as ['nl' | 'en', (typeof HOME)['nl']][]) {
  test(
    `a week is filled in on the home by one form and keyboard, and nothing typed is lost (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/status of 400|ERR_INTERNET_DISCONNECTED/);
      const monday = getMonday(getUserToday());
      const first = addDays(monday, -7);
      const { uid } = await createStarter(page, texts.label, { language, since: addDays(monday, -20) });
      await beginProgramme(getProduct(), uid, 80);
      await registerDay(page, texts.label, addDays(monday, -1), '0');
      await withContentSystem(getProduct(), ({ database }) =>
        database.pool.query("update users set notifications = '{week_mail}', validated_at = now() where uid = $1", [
          uid,
        ]),
      );
      await movePage(page, new Date(`${monday}T11:00:00Z`));
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(getUrl(texts.label, texts.path));
      const card = page.getByRole('region', { name: texts.card });
      await card.getByRole('button', { name: texts.open }).press('Enter');
      await expect(card.getByRole('textbox')).toHaveCount(6);
      await expect(card.getByText(texts.filled)).toBeVisible();
      const [item, two] = [card.getByRole('textbox').first(), card.getByRole('textbox').nth(1)];
      await item.fill('abc');
      await item.press('Enter');
      await expect(card.getByRole('alert').first()).toContainText(texts.wrong);
      await expect(item).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator(`#week-${first}-error`)).toContainText(texts.wrong);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page);
      await page.reload();
      await expect(item).toHaveValue('abc');

      await item.fill('');
      await item.press('ArrowUp');
      await expect(item).toHaveValue(texts.one);
      await card.getByRole('checkbox').nth(1).press('Space');
      await expect(two).toHaveValue('0');
      await page.route(/my-week/, (route) => route.abort('internetdisconnected'));
      await card.getByRole('button', { name: texts.submit }).press('Enter');
      await expect(card.getByRole('alert').last()).not.toBeEmpty();
      await expect(item).toHaveValue(texts.one);
      await page.unroute(/my-week/);
      await card.getByRole('button', { name: texts.submit }).press('Enter');
      await expect(card.getByText(texts.saved)).toBeVisible();
      await expect(card.locator('.open-week')).toBeFocused();
      await expectAccessible(page);
      const { rows } = await withContentSystem(getProduct(), ({ database }) =>
        database.pool.query('select date::text, amount::float from registrations where uid = $1 order by date', [uid]),
      );
      expect(rows).toEqual([
        { date: first, amount: Number(texts.one.replace(',', '.')) },
        { date: addDays(first, 1), amount: 0 },
        { date: addDays(first, 6), amount: 0 },
      ]);
      // A day that stayed blank can be filled in later.
      await card.getByRole('button', { name: texts.open }).click();
      await expect(card.getByRole('textbox')).toHaveCount(4);
    },
  );
}
