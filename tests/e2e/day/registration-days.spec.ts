import { capitalise, formatDay, formatWeekday } from '#src/i18n/format-date.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { DEFAULT_DAY_START, toUserDate } from '#src/rules/calendar/user-date.ts';
import { openRows } from '../support/account.ts';
import { getDaySheet, goOnFromDay } from '../support/day-sheet.ts';
import { createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import { logIn } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

const today = getUserToday();
const yesterday = addDays(today, -1);

test('a day above its goal gets kind words and a next step, one at its goal is met', async ({ page }) => {
  await createStarter(page, 'cannabis');
  await makePlan(page, 'cannabis', '5', '3');
  await page.goto(getUrl('cannabis', '/dagelijkse-registratie'));
  await expect(page.getByText('Je doel is 3 joints.')).toBeVisible();
  await page.locator('#day-amount').fill('3');
  await expect(page.getByText('Dat is binnen je doel.')).toBeVisible();
  await page.locator('#day-amount').fill('3,5');
  await expect(page.getByText(/Dit is boven je doel van 3 joints/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kies een oefening die nu past' })).toBeVisible();
  await expectAccessible(page);
});

test('an address that opens no day leads to one that does', async ({ page }) => {
  await createStarter(page, 'alcohol', { since: yesterday });
  await registerDay(page, 'alcohol', today, '1');
  for (const none of ['2026-02-31', '2026-13-01', 'morgen']) {
    await page.goto(getUrl('alcohol', `/dagelijkse-registratie/${none}`));
    await page.waitForURL(getUrl('alcohol', '/mijn-plan'));
  }
  await page.goto(getUrl('alcohol', `/dagelijkse-registratie/${yesterday}?uuid=6f9619ff-8b86-4011-b42d-00cf4fc964ff`));
  await page.waitForURL(getUrl('alcohol', `/dagelijkse-registratie/${yesterday}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Gisteren' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terug', exact: true })).toBeVisible();
});

test('a day that is still to come says so, and so does one before the start', async ({ page }) => {
  await createStarter(page, 'alcohol');
  // After midnight the next day can be filled in too, but no later day.
  await page.goto(getUrl('alcohol', `/dagelijkse-registratie/${addDays(today, 2)}`));
  await expect(page.getByRole('heading', { name: 'Deze dag moet nog komen' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(getUrl('alcohol', `/dagelijkse-registratie/${yesterday}`));
  await expect(page.getByRole('heading', { name: 'Deze dag ligt voor je start' })).toBeVisible();
});

test('the day that was opened is the day that is saved, also when the next one has begun', async ({ page }) => {
  await createStarter(page, 'alcohol', { since: addDays(today, -3) });
  await movePage(page, new Date(`${yesterday}T22:30:00Z`));
  const openedUseDay = toUserDate(new Date(`${yesterday}T22:30:00Z`), DEFAULT_DAY_START);
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await page.getByRole('button', { name: 'Niets', exact: true }).press('Space');
  await movePage(page, new Date(`${addDays(openedUseDay, 1)}T06:30:00Z`));
  const request = page.waitForRequest(/webform_rest/);
  await page.getByRole('button', { name: 'Sla je dag op' }).click();
  expect((await request).postDataJSON().registration_date).toBe(openedUseDay);
  await expect(getDaySheet(page)).toBeVisible();
});

test('after midnight the evening goes on, with the next day one press away, until the hour that the person chose', async ({
  page,
}) => {
  const { uid } = await createStarter(page, 'alcohol', { since: addDays(today, -3) });
  // 01:30 or 02:30 in Amsterdam, depending on the season: before five in both cases.
  await movePage(page, new Date(`${today}T00:30:00Z`));
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible();
  await expect(page.getByText(capitalise(formatDay(yesterday, 'nl')))).toBeVisible();
  await expect(page.getByText(`Dit telt nog als ${formatWeekday(yesterday, 'nl')}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Gaat het over ${formatWeekday(today, 'nl')}?` }).click();
  await expect(page.getByRole('heading', { level: 1, name: capitalise(formatDay(today, 'nl')) })).toBeVisible();
  await page.goto(getUrl('alcohol', '/kalender'));
  await expect(page.locator('.calendar [aria-current="date"]')).toHaveAttribute(
    'href',
    `/dagelijkse-registratie/${yesterday}`,
  );

  // The diary has the same day.
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await expect(page.getByText('Dit hoort bij vandaag.')).toBeVisible();

  await page.goto(getUrl('alcohol', '/account'));
  await openRows(page);
  await page.locator('#account-nickname').fill(`Nachtbraker ${uid}`);
  await page.getByRole('combobox', { name: 'Mijn dag begint om' }).selectOption('middernacht');
  await page.getByRole('button', { name: 'Sla je instellingen op' }).press('Enter');
  await expect(page.getByText('Je instellingen zijn opgeslagen.')).toBeVisible();
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await expect(page.getByText(capitalise(formatDay(today, 'nl')))).toBeVisible();
  await expect(page.getByText('Dit telt nog als')).toHaveCount(0);
});

test('a date in the query opens that day, and the week around it says what lies before the start', async ({ page }) => {
  await createStarter(page, 'alcohol', { since: yesterday });
  await page.goto(getUrl('alcohol', `/dagelijkse-registratie?date=${yesterday}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Gisteren' })).toBeVisible();
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie?date=morgen'));
  await page.waitForURL(getUrl('alcohol', '/mijn-plan'));
});

test('a registration that is taken away is counted out of the days in the frame', async ({ page }) => {
  await createStarter(page, 'alcohol', { since: yesterday });
  await registerDay(page, 'alcohol', yesterday, '1');
  await page.goto(getUrl('alcohol', `/dagelijkse-registratie/${yesterday}`));
  const days = page.locator('[data-tool="days"]').first();
  await expect(days).toContainText('1 van 2 dagen');
  await page.getByRole('button', { name: /^Verwijder/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Verwijder|^Ja/ })
    .click();
  await expect(days).toContainText('0 van 2 dagen');
});

test('a double press sends one registration and makes one row', async ({ page }) => {
  await createStarter(page, 'alcohol');
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  let sentCount = 0;
  const snapshot = Promise.withResolvers<void>();
  await page.route(/webform_rest/, async (route) => {
    sentCount += 1;
    await snapshot.promise;
    await route.continue();
  });
  await page.locator('#day-amount').fill('2');
  const save = page.locator('.day-form button[type=submit]');
  await save.dblclick();
  await expect(save).toBeDisabled();
  snapshot.resolve();
  await goOnFromDay(page, 'alcohol', '/dagelijkse-registratie');
  await expect(page.locator('.day-entry')).toHaveCount(1);
  expect(sentCount).toBe(1);
});

test('a session that ended meanwhile loses nothing that was typed', async ({ page, expectNoise }) => {
  expectNoise(/403/);
  const person = await createStarter(page, 'alcohol');
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await page.locator('#day-amount').fill('6');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Sla je dag op' }).click();
  await page.waitForURL(/\/inloggen\?.*destination=/);
  await expect(page.getByText('Je was uitgelogd. Wat je schreef, staat nog in dit tabblad.')).toBeVisible();
  await expectAccessible(page);
  await logIn(page.context(), person);
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await expect(page.getByText('Dit schreef je eerder. Het is nog niet opgeslagen.')).toBeVisible();
  await expect(page.locator('#day-amount')).toHaveValue('6');
  // The note about the draft is separate from the question and from its error.
  const banner = page.locator('.day-form .banner');
  const getChildren = async (part: string) => {
    const [above, next] = await Promise.all([banner.boundingBox(), page.locator(part).first().boundingBox()]);
    return Math.round((next?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
  };
  expect(await getChildren('.day-form form')).toBeGreaterThanOrEqual(16);
  await page.locator('#day-amount').fill('');
  await page.getByRole('button', { name: 'Sla je dag op' }).click();
  await expect(page.locator('.day-form .error-summary')).toBeVisible();
  expect(await getChildren('.day-form .error-summary')).toBeGreaterThanOrEqual(16);
});

test('an entry that was corrected and then deleted leaves an empty form', async ({ page }) => {
  await createStarter(page, 'alcohol');
  await registerDay(page, 'alcohol', today, '3');
  await page.goto(getUrl('alcohol', `/dagelijkse-registratie/${today}`));
  await page.getByRole('link', { name: /^Pas 3 glazen/ }).click();
  await page.locator('#day-amount').fill('5');
  await page.locator('.day-form button[type=submit]').click();
  await getDaySheet(page).getByRole('button', { name: 'Klaar' }).click();
  await page.getByRole('button', { name: /^Verwijder/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Verwijder|^Ja/ })
    .click();
  await expect(page.locator('#day-amount')).toHaveValue('');
  await page.locator('#day-amount').fill('1');
  await page.locator('.day-form button[type=submit]').click();
  await expect(getDaySheet(page)).toBeVisible();
});

test('an amount that was typed and not saved can be discarded, and then the day lies there again', async ({ page }) => {
  await createStarter(page, 'alcohol');
  await registerDay(page, 'alcohol', today, '2');
  const day = getUrl('alcohol', `/dagelijkse-registratie/${today}`);
  await page.goto(day);
  await page.getByRole('link', { name: 'Nog iets toevoegen' }).click();
  await page.locator('#day-amount').fill('2');
  await page.goto(day);
  await expect(page.getByText('Dit schreef je eerder. Het is nog niet opgeslagen.')).toBeVisible();
  await page.getByRole('button', { name: 'Gooi dit weg' }).click();
  await expect(page.locator('#day-amount')).toHaveValue('');
  await expect(page.getByText('Dit schreef je eerder.')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(day);
  await expect(page.locator('.day-stone')).toBeVisible();
});
