import type { Locator } from '@playwright/test';
import { getDaySheet, goOnFromDay } from '../support/day-sheet.ts';
import { call, createStarter, getUserToday, registerDay } from '../support/days.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, productPort, test } from '../support/story.ts';
import { getVariant, isInTurn, isStandingLook } from '../support/variants.ts';

const today = getUserToday();

const TEXTS = {
  nl: {
    path: '/dagelijkse-registratie',
    plan: '/mijn-plan',
    more: 'Meer',
    back: 'Terug',
    save: 'Sla je dag op',
    add: 'Tel het erbij',
    choose: 'Vul een aantal in, of kies Niets.',
    amount: 'Vul een getal in, zoals 2 of 2,5.',
    saved: 'Vandaag is ingevuld.',
    toAdd: 'Nog iets toevoegen',
    failed: 'Er ging iets mis bij het registreren. Probeer het opnieuw.',
    remove: /^Verwijder \d/,
    really: 'Verwijder',
    removed: 'Verwijderd.',
    change: /^Pas .* aan$/,
  },
  en: {
    path: '/en/daily-registration',
    plan: '/en/my-recovery-plan',
    more: 'More',
    back: 'Back',
    save: 'Save your day',
    add: 'Add it',
    choose: 'Enter an amount, or choose Nothing.',
    amount: 'Enter a number, such as 2 or 2.5.',
    saved: 'Today is logged.',
    toAdd: 'Add something',
    failed: 'Something went wrong while registering. Please try again.',
    remove: /^Delete \d/,
    really: 'Delete',
    removed: 'Deleted.',
    change: /^Change /,
  },
} as const;

const DOMAINS = [
  { label: 'alcohol', amount: { nl: 'Hoeveel glazen?', en: 'How many drinks?' }, step: { nl: '0,5', en: '0.5' } },
  { label: 'tabak', amount: { nl: 'Hoeveel sigaretten?', en: 'How many cigarettes?' }, step: { nl: '0,5', en: '0.5' } },
  {
    label: 'gokken',
    amount: { nl: 'Hoeveel uur heb je gegokt?', en: 'How many hours did you gamble?' },
    step: { nl: '0,25', en: '0.25' },
    own: { nl: 'Casino', en: 'Casino' },
    cost: { nl: 'Hoeveel euro heb je ingelegd?', en: 'How much did you spend, in euros?' },
  },
  {
    label: 'cannabis',
    amount: { nl: 'Hoeveel joints?', en: 'How many joints?' },
    step: { nl: '0,5', en: '0.5' },
    own: { nl: 'Coffeeshop', en: 'Coffeeshop' },
  },
  { label: 'cocaine', amount: { nl: 'Hoeveel gram?', en: 'How many grams?' }, step: { nl: '0,5', en: '0.5' } },
];

/** Counts the clicks from the link to the day on. */
function countTaps() {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return { tap, taps: () => taps };
}

for (const [at, { label, amount, step, own, cost }] of DOMAINS.entries()) {
  for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
    const title = `${label}: somebody registers a day with the keyboard alone (${language})`;
    test(title, getVariant(isInTurn(at, language) && ['alcohol', 'cannabis'].includes(label)), async ({ page }) => {
      await createStarter(page, label, { language });
      await page.goto(getUrl(label, texts.path));
      const save = page.getByRole('button', { name: texts.save });
      await save.press('Enter');
      await expect(page.getByRole('link', { name: texts.choose })).toBeVisible();
      await expectAccessible(page);
      const field = page.getByLabel(amount[language]);
      await field.fill('x');
      await save.press('Enter');
      await expect(page.getByRole('link', { name: texts.amount })).toBeVisible();
      await expectAccessible(page);
      await field.fill('');
      await field.press('ArrowUp');
      await expect(field).toHaveValue(step[language]);
      await field.fill('1.000');
      await save.press('Enter');
      await expect(page.locator('.error-summary a')).toHaveCount(1);
      await field.fill(language === 'nl' ? '1,5' : '1.5');
      if (cost) await page.getByLabel(cost[language]).fill('20,50');
      else await expect(page.getByLabel(/euro/)).toHaveCount(0);
      await page.locator('.day-form .details summary').last().press('Enter');
      if (own) await page.getByRole('radio', { name: own[language], exact: true }).press('Space');
      else await expect(page.getByRole('radio', { name: /casino|coffee/i })).toHaveCount(0);
      await save.press('Enter');
      await expect(getDaySheet(page)).toContainText(texts.saved);
      await expectAccessible(page);
      await page.goto(getUrl(label, texts.path));
      await expect(page.locator('.day-entry')).toHaveCount(1);
      await expectAccessible(page);
    });
  }
}

test.describe('one thumb', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  for (const { name, days } of [
    { name: 'a day without use in 3 taps', days: [{ answer: 'Niets', amount: [], most: 3 }] },
    {
      name: 'any other day in 4, and one more like an earlier one in 4',
      days: [
        { answer: 'Meer', amount: ['Meer'], most: 4 },
        // For a further entry the question whether the user drank is skipped.
        { answer: null, amount: ['1 glas'], most: 4 },
      ],
    },
  ]) {
    test(`registers ${name}, the way there included`, async ({ page }) => {
      await createStarter(page, 'alcohol');
      for (const { answer, amount, most } of days) {
        const thumb = countTaps();
        await page.goto(getUrl('alcohol', '/mijn-plan'));
        await thumb.tap(page.locator('.tab-bar a[href="/dagelijkse-registratie"]'));
        if (answer) await thumb.tap(page.getByRole('button', { name: answer, exact: true }));
        else await thumb.tap(page.getByRole('link', { name: 'Nog iets toevoegen' }));
        for (const press of amount) await thumb.tap(page.getByRole('button', { name: press, exact: true }));
        await thumb.tap(page.getByRole('button', { name: answer ? 'Sla je dag op' : 'Tel het erbij' }));
        await expect(getDaySheet(page)).toBeVisible();
        test.info().annotations.push({ type: 'taps', description: `${answer}: ${thumb.taps()}` });
        expect(thumb.taps()).toBeLessThanOrEqual(most);
      }
      await page.goto(getUrl('alcohol', '/mijn-plan'));
      const sum = name.startsWith('a day without') ? '0' : '2';
      await expect(page.locator('.day-bars-today .day-bars-amount')).toHaveText(sum);
    });
  }
});

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `registrations of a day are changed and taken away, after a question (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'alcohol', { language });
      await registerDay(page, 'alcohol', today, '2');
      await registerDay(page, 'alcohol', today, '3');
      await page.goto(getUrl('alcohol', texts.path));
      await expect(page.locator('.day-entry')).toHaveCount(2);
      await page.getByRole('link', { name: texts.change }).first().click();
      await expect(page).toHaveURL(/\?uuid=/);
      await expect(page.getByRole('spinbutton').or(page.locator('#day-amount'))).toHaveValue('2');
      await page.locator('#day-amount').fill('4');
      await page.getByRole('button', { name: texts.save }).click();
      await goOnFromDay(page, 'alcohol', texts.path);
      await expect(page.locator('.day-entry').first()).toContainText('4');
      await page.getByRole('button', { name: texts.remove }).last().press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('.day-entry')).toHaveCount(2);
      await page.getByRole('button', { name: texts.remove }).last().press('Enter');
      await dialog.getByRole('button', { name: texts.really, exact: true }).press('Enter');
      await expect(page.getByText(texts.removed, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.locator('.day-entry')).toHaveCount(1);
    },
  );

  test(
    `a failure says so, brings back what stood there, and a retry makes one row (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/500|Failed to load/);
      await createStarter(page, 'alcohol', { language });
      await registerDay(page, 'alcohol', today, '1');
      await page.goto(getUrl('alcohol', texts.path));
      let fails = true;
      await page.route(/webform_rest|daily_registration/, async (route) => {
        if (!fails) return route.continue();
        // The response is lost after the content system has processed the request.
        if (route.request().method() === 'POST') {
          const { pathname, search, host } = new URL(route.request().url());
          const headers = { ...(await route.request().allHeaders()), host };
          await route.fetch({ url: `http://127.0.0.1:${productPort()}${pathname}${search}`, headers });
        }
        return route.fulfill({ status: 500, body: '{}' });
      });
      await page.getByRole('button', { name: texts.remove }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: texts.really, exact: true }).press('Enter');
      await expect(page.getByText(texts.failed).first()).toBeVisible();
      await expect(page.locator('.day-entry')).toHaveCount(1);

      await page.getByRole('link', { name: texts.toAdd }).press('Enter');
      await page.locator('#day-amount').fill('2');
      await page.getByRole('button', { name: texts.add }).click();
      await expect(page.locator('.form-failure')).toBeVisible();
      await expect(page.locator('#day-amount')).toHaveValue('2');
      await expectAccessible(page);
      fails = false;
      await page.reload();
      await expect(page.locator('#day-amount')).toHaveValue('2');
      await page.getByRole('button', { name: texts.add }).click();
      await goOnFromDay(page, 'alcohol', texts.path);
      await expect(page.locator('.day-entry')).toHaveCount(2);
    },
  );
}

test('without a connection a day is told once that it is not saved, and keeps what was typed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load/);
  await createStarter(page, 'alcohol');
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await page.route(/webform_rest/, (route) => route.abort('internetdisconnected'));
  await page.locator('#day-amount').fill('7');
  await page.getByRole('button', { name: 'Sla je dag op' }).click();
  await expect(page.locator('.form-failure')).toHaveText(/We kunnen de site nu niet bereiken/);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.locator('#day-amount')).toHaveValue('7');
});

test('a day that is saved is shown, and can be deleted, when the days cannot be read again', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load/);
  await createStarter(page, 'alcohol');
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await page.locator('#day-amount').fill('2');
  await page.route(/registrations\/overview/, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Sla je dag op' }).click();
  await getDaySheet(page).getByRole('button', { name: 'Klaar' }).press('Enter');
  await expect(getDaySheet(page)).toBeHidden();
  await expect(page.locator('.day-stone')).toHaveText(/^2/);
  await expect(page.locator('.day-entry')).toHaveCount(1);
  await page.getByRole('button', { name: TEXTS.nl.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: TEXTS.nl.really, exact: true }).click();
  await expect(page.getByText(TEXTS.nl.removed, { exact: true })).toBeVisible();
  expect(JSON.parse(await call(page, 'alcohol', 'GET', '/registrations/overview'))[today].totalAmount).toBeNull();
});

for (const width of [320, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the form of a day fits ${width} px, ${colorScheme}`,
      getVariant(isStandingLook(width, colorScheme)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await createStarter(page, 'gokken');
        await registerDay(page, 'gokken', today, '2.25');
        await registerDay(page, 'gokken', today, '1.5');
        await page.goto(getUrl('gokken', '/dagelijkse-registratie'));
        await expect(page.locator('.day-stone')).toHaveText(/^3,75/);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Nog iets toevoegen' }).press('Enter');
        await page.getByLabel('Hoeveel uur erbij?').fill('1,25');
        await expect(page.getByText('Samen wordt dat 5 uur.')).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      },
    );
  }
}
