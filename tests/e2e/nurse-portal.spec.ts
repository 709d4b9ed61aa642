import type { Page } from '@playwright/test';
import { dayAndMonth } from '#src/i18n/date-words.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { mondayOf } from '#src/rules/calendar/week.ts';
import { inContentOf } from '#tests/support/content-of.ts';
import { call, makePlan, registerDay, starter } from './days.ts';
import { exercisesBefore, sendExercises } from './exercises.ts';
import { expectFits } from './fits.ts';
import { linkOf, mailTo } from './mails.ts';
import { clientPage, nurse, pairWith, withClients } from './nurses.ts';
import { participant } from './people.ts';
import { address, expect, expectAccessible, product, test } from './story.ts';

const LIST = () => address('begeleid', '/clienten');
const today = amsterdamDate(new Date());
/** The heading of the week of a day. */
const weekOf = (date: CalendarDate) => `Week van ${dayAndMonth(mondayOf(date), 'nl')}`;

/** Somebody who drinks less than planned on one day and far more on another, and did one exercise. */
async function clientWithDays(page: Page, code: string): Promise<number> {
  const { uid } = await starter(page, 'alcohol', { since: addDays(today, -100) });
  await makePlan(page, 'alcohol', '4', '2');
  await inContentOf(product(), ({ database }) =>
    database.pool.query('update plans set saved_on = $1 where uid = $2', [addDays(today, -1), uid]),
  );
  await registerDay(page, 'alcohol', addDays(today, -1), '1.5');
  await registerDay(page, 'alcohol', today, '40');
  await sendExercises(page, 'alcohol', exercisesBefore('alcohol_1_5'));
  await call(page, 'alcohol', 'POST', '/webform_rest/submit', {
    webform_id: 'alcohol_1_5',
    belangrijk: '8',
    mijn_zin: 'Ik wil <b>uitgerust</b> wakker worden.',
  });
  await pairWith(page, 'alcohol', code);
  return uid;
}

test('a nurse without clients is told how to begin, copies the code and renews it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { code } = await nurse(page);
  await page.goto(LIST());
  await expect(page.getByRole('heading', { name: 'Je hebt nog geen cliënten' })).toBeVisible();
  await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Kopieer de code' }).press('Enter');
  await expect(page.getByText('De code is gekopieerd.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.getByRole('button', { name: 'Nieuwe code' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Je oude code werkt dan meteen niet meer.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Maak een nieuwe code' }).press('Enter');
  await expect(page.getByText('Je hebt een nieuwe koppelcode.')).toBeVisible();
  await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeHidden();
});

test('a nurse finds a client and reads the progress', async ({ page }) => {
  const { code } = await nurse(page);
  const uid = await clientWithDays(page, code);
  await participant(page.context(), 'tabak', { name: 'Annelies' });
  await pairWith(page, 'tabak', code);

  await page.goto(LIST());
  const rows = page.getByRole('table', { name: 'Je cliënten' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('row', { name: /Sam/ })).toContainText('2 van 101 dagen');
  await expectFits(page);
  await page.getByLabel('Volgorde').selectOption('completed-desc');
  await expect(rows.nth(1)).toContainText('Sam');
  const search = page.getByLabel('Naam', { exact: true });
  await search.fill('bestaat niet');
  await search.press('Enter');
  await expect(page.getByText(/We vonden niemand bij/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Laat alle cliënten zien' }).press('Enter');
  await search.fill('SA');
  await search.press('Enter');
  await expect(rows).toHaveCount(2);

  await page.getByRole('link', { name: 'Sam' }).press('Enter');
  await page.waitForURL(clientPage('zelfhulpalcohol', uid));
  await expect(page.getByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();
  const facts = page.locator('.portal-facts');
  await expect(facts).toContainText('Doel gehaald1');
  await expect(facts).toContainText('Boven het doel1');
  await expect(page.getByRole('heading', { name: weekOf(today), exact: true })).toBeVisible();
  const bars = page.getByRole('listitem').filter({ hasText: '40 glazen, 100 procent' });
  await expect(bars).toContainText('boven het doel');
  await expect(page.getByRole('heading', { name: weekOf(addDays(today, -100)), exact: true })).toBeVisible();
  await expectFits(page);
});

test('a nurse reads the answers of a client and ends the pairing', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  const { code } = await nurse(page);
  const uid = await clientWithDays(page, code);
  await participant(page.context(), 'tabak', { name: 'Annelies' });
  await pairWith(page, 'tabak', code);
  await page.goto(clientPage('zelfhulpalcohol', uid));
  await page.getByRole('tab', { name: 'Voortgang' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Oefeningen' })).toBeFocused();
  const done = page.getByRole('button', { name: /Waarom nu\?/ });
  await expect(done).toBeVisible();
  await expectFits(page);
  await done.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ik wil <b>uitgerust</b> wakker worden.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(done).toBeFocused();

  await page.getByRole('button', { name: 'Ontkoppel Sam' }).press('Enter');
  await expect(dialog).toContainText('Je ziet de gegevens van Sam dan niet meer.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ontkoppel', exact: true }).press('Enter');
  await page.waitForURL(LIST());
  await expect(page.getByText('Sam is ontkoppeld.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Je cliënten' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /Annelies/ })).toBeVisible();

  await page.goto(clientPage('zelfhulpalcohol', uid));
  await expect(page.locator('main').getByText('Deze cliënt is niet aan jou gekoppeld.')).toBeVisible();
  await expectAccessible(page);
});

test('a nurse with sixty clients leafs, searches and sorts, and comes back to the same list', async ({ page }) => {
  const { uid } = await nurse(page);
  await withClients(uid, 60);
  await page.goto(LIST());
  const rows = page.getByRole('table', { name: 'Je cliënten' }).getByRole('row');
  const names = () => page.getByRole('table', { name: 'Je cliënten' }).getByRole('link').allTextContents();
  await expect(page.getByText('60 cliënten')).toBeVisible();
  await expect(rows).toHaveCount(26);
  expect((await names()).at(0)).toBe('Cliënt 01');
  await expectFits(page);

  const pages = page.getByRole('navigation', { name: 'Bladeren door je cliënten' });
  await expect(pages.getByRole('button', { name: 'Vorige' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Volgende' }).press('Enter');
  await expect(pages).toContainText('Pagina 2 van 3');
  await expect(page.getByRole('link', { name: 'Cliënt 26' })).toBeVisible();
  await pages.getByRole('button', { name: 'Volgende' }).press('Enter');
  await expect(pages).toContainText('Pagina 3 van 3');
  await expect(rows).toHaveCount(11);
  await expect(pages.getByRole('button', { name: 'Volgende' })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Cliënt 60' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cliënt 60' })).toBeVisible();
  await page.getByRole('link', { name: 'Alle cliënten' }).press('Enter');
  await expect(pages).toContainText('Pagina 3 van 3');

  const orders = [
    ['name-desc', 'Cliënt 60'],
    ['start-desc', 'Cliënt 01'],
    ['start-asc', 'Cliënt 60'],
    ['completed-asc', 'Cliënt 01'],
    ['completed-desc', 'Cliënt 60'],
  ] as const;
  for (const [order, first] of orders) {
    await page.getByLabel('Volgorde').selectOption(order);
    await expect(pages).toContainText('Pagina 1 van 3');
    await expect(rows.nth(1)).toContainText(first);
  }

  await page.getByLabel('Naam', { exact: true }).fill('cliënt 4');
  await page.getByRole('button', { name: 'Zoek' }).press('Enter');
  await expect(page.getByText('10 cliënten')).toBeVisible();
  await expect(rows).toHaveCount(11);
  await expect(pages).toHaveCount(0);
  expect((await names()).toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `Cliënt 4${at}`));
});

test('a list that does not arrive says so and can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED|Failed to load/);
  await nurse(page);
  await page.route('**/get-clients-of-poh?*', (route) => route.abort());
  await page.goto(LIST());
  await expect(page.locator('.toasts')).toContainText('We kunnen je cliënten nu niet laden.');
  await expectAccessible(page);
  await page.unroute('**/get-clients-of-poh?*');
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Je hebt nog geen cliënten' })).toBeVisible();
});

test('while the clients are fetched, five rows stand in their place', async ({ page }) => {
  await nurse(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/get-clients-of-poh?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(LIST());
  await expect(page.getByRole('button', { name: 'Kopieer de code' })).toBeVisible();
  await expect(page.locator('.skeletons-rows .skeleton')).toHaveCount(5);
  await expectAccessible(page);
  go();
  await expect(page.getByRole('heading', { name: 'Je hebt nog geen cliënten' })).toBeVisible();
});

test('a nurse invites somebody, who gets one neutral mail', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED|Failed to load/);
  await nurse(page);
  await page.goto(address('begeleid', '/client-uitnodigen'));
  const send = page.getByRole('button', { name: 'Verstuur de uitnodiging' });
  await expect(send).toBeVisible();
  await expectFits(page);
  await send.press('Enter');
  await expect(page.locator('.error-summary a')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Kies een programma.' })).toBeVisible();
  await expectAccessible(page);
  const mail = `kim-${Date.now()}@example.nl`;
  await page.getByLabel('Voornaam').fill('  Kim ');
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Stoppen met roken').press('Space');
  await page.route('**/invite-client-via-mail?*', (route) => route.abort());
  await send.press('Enter');
  await expect(page.locator('[data-toast]')).toBeVisible();
  await expect(page.getByLabel('Voornaam')).toHaveValue('  Kim ');
  await expectAccessible(page);
  await page.unroute('**/invite-client-via-mail?*');
  await send.press('Enter');
  await expect(page.getByText('De uitnodiging voor Kim is verstuurd.')).toBeVisible();
  await expect(page.getByLabel('Voornaam')).toHaveValue('');
  const invitation = await mailTo(mail, /Er is een uitnodiging voor je/);
  expect(invitation.text).not.toMatch(/roken|tabak|rook/i);
  expect(linkOf(invitation)).toContain('/l/');
});

test('a client and an ending that fail say so, and can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/500/);
  const { code } = await nurse(page);
  const { uid } = await participant(page.context(), 'alcohol');
  await pairWith(page, 'alcohol', code);
  await page.route('**/get-client-details/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.route('**/remove-user-from-poh?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(clientPage('zelfhulpalcohol', uid));
  const again = page.getByRole('button', { name: 'Probeer het opnieuw' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/get-client-details/**');
  await again.press('Enter');
  await page.getByRole('button', { name: 'Ontkoppel Sam' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ontkoppel', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Ontkoppelen lukte niet. Probeer het opnieuw.',
  );
  await expect(page.locator('[data-toast]')).toContainText('Ontkoppelen lukte niet. Probeer het opnieuw.');
});
