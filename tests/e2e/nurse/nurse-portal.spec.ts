import type { Page } from '@playwright/test';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { call, createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { getExercisesBefore, sendExercises } from '../support/exercises.ts';
import { expectFits } from '../support/fits.ts';
import { loseResponse } from '../support/lose-response.ts';
import { getLink, mailTo } from '../support/mails.ts';
import { createNurse, getClientPage, pairWith, withClients } from '../support/nurses.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, getProduct, getUrl, test } from '../support/story.ts';

const LIST = () => getUrl('begeleid', '/clienten');
const today = getUserToday();
/** Returns the heading of the week of a day. */
const getWeek = (date: CalendarDate) => `Week van ${formatDayAndMonth(getMonday(date), 'nl')}`;

/** Creates a client who drinks less than planned on one day and far more on another, and did one exercise. */
async function readClientWithDays(page: Page, code: string): Promise<number> {
  const { uid } = await createStarter(page, 'alcohol', { since: addDays(today, -100) });
  await makePlan(page, 'alcohol', '4', '2');
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('update plans set saved_on = $1 where uid = $2', [addDays(today, -1), uid]),
  );
  await registerDay(page, 'alcohol', addDays(today, -1), '1.5');
  await registerDay(page, 'alcohol', today, '40');
  await sendExercises(page, 'alcohol', getExercisesBefore('alcohol_1_5'));
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
  const { code } = await createNurse(page);
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

test('a code that was renewed is shown, also where the response was lost', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  const { code } = await createNurse(page);
  await page.goto(LIST());
  await page.getByRole('button', { name: 'Nieuwe code' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await page.route('**/pairing-code/renew*', loseResponse, { times: 1 });
  await dialog.getByRole('button', { name: 'Maak een nieuwe code' }).press('Enter');
  await expect(dialog.locator('.form-failure')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.portal-code-number')).toHaveText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/);
  await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeHidden();
});

test('a nurse finds a client and reads the progress', async ({ page }) => {
  const { code } = await createNurse(page);
  const uid = await readClientWithDays(page, code);
  await createParticipant(page.context(), 'tabak', { name: 'Annelies' });
  await pairWith(page, 'tabak', code);

  await page.goto(LIST());
  const rows = page.getByRole('table', { name: 'Je cliënten' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  const sam = page.getByRole('row', { name: /Sam/ });
  await expect(sam).toContainText('van 7 dagen ingevuld, tot en met gisteren.');
  await expect(sam).toContainText('Net gekoppeld');
  await expect(sam).toContainText('nog niet');
  await expectFits(page);
  await page.getByLabel('Volgorde').selectOption('silence');
  await expect(rows.nth(1)).toContainText('Annelies');
  // The shortcuts of a row work while the focus is on its name.
  await page.getByRole('link', { name: 'Annelies' }).press('j');
  await expect(page.getByRole('link', { name: 'Sam' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused();
  await page.getByLabel('Programma', { exact: true }).selectOption('zelfhulptabak');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Annelies');
  await page.getByLabel('Programma', { exact: true }).selectOption('');
  const search = page.getByLabel('Naam', { exact: true });
  await search.pressSequentially('bestaat niet');
  await expect(page.getByText(/We vonden niemand/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Laat alle cliënten zien' }).press('Enter');
  await search.pressSequentially('SA');
  await expect(rows).toHaveCount(2);

  await page.getByRole('link', { name: 'Sam' }).press('Enter');
  await page.waitForURL(getClientPage('zelfhulpalcohol', uid));
  await expect(page.getByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();
  // Today is already above the goal, but does not count yet.
  await expect(page.locator('.portal-stands-out')).toHaveText(
    'Sam vulde 1 van de laatste 7 dagen in, tot en met gisteren. Geen van die dagen was boven het doel.',
  );
  const facts = page.locator('aside .portal-facts');
  await expect(facts).toContainText('Binnen het doel1');
  await expect(facts).toContainText('Boven het doel1');
  await expect(page.getByRole('heading', { name: getWeek(today), exact: true })).toBeVisible();
  const bars = page.getByRole('listitem').filter({ hasText: '40 glazen, doel' });
  await expect(bars).toContainText('boven het doel');
  await expect(page.getByRole('heading', { name: getWeek(addDays(today, -100)), exact: true })).toBeVisible();
  await expectFits(page);
});

test('a client chooses what the nurse sees, looks at it, and it counts at her next look', async ({ page }) => {
  const { code } = await createNurse(page);
  const uid = await readClientWithDays(page, code);
  await page.goto(getUrl('alcohol', '/account/mijn-poh'));
  const shared = page.getByRole('region', { name: 'Wat deel je met je POH?' });
  const getBox = (name: string) => shared.getByRole('checkbox', { name });
  await expect(getBox('Mijn dagen en mijn doel')).toBeChecked();
  await shared.getByRole('button', { name: 'Bekijk wat je POH nu ziet' }).press('Enter');
  // The first lower goal is that of the next Monday, which may be today.
  await expect(shared.getByRole('row', { name: /40 glazen/ })).toContainText(/(?:\D4|3,75) glazen/);
  await expect(shared).toContainText(/Je deed \d+ oefeningen\. Je POH kan je antwoorden lezen\./);
  await expectFits(page);
  await expectAccessible(page);

  await getBox('Mijn antwoorden bij de oefeningen').press('Space');
  await expect(page.getByText('Je keuze is bewaard.')).toBeVisible();
  await expect(shared).toContainText('Je antwoorden ziet je POH niet.');
  await page.goto(getClientPage('zelfhulpalcohol', uid));
  await page.getByRole('tab', { name: 'Oefeningen' }).press('Enter');
  await expect(page.getByText('Je cliënt deelt de antwoorden niet.')).toBeVisible();
  await expect(page.getByText('Waarom nu?, klaar')).toBeVisible();
  await expect(page.getByRole('button', { name: /Waarom nu\?/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(getUrl('alcohol', '/account/mijn-poh'));
  await expect(getBox('Mijn antwoorden bij de oefeningen')).not.toBeChecked();
  await getBox('Mijn dagen en mijn doel').press('Space');
  await expect(page.getByText('Je keuze is bewaard.')).toBeVisible();
  await getBox('Welke oefeningen ik deed').press('Space');
  await expect(getBox('Mijn antwoorden bij de oefeningen')).toBeDisabled();
  await shared.getByRole('button', { name: 'Bekijk wat je POH nu ziet' }).press('Enter');
  await expect(shared.getByText('Je dagen en je doel ziet je POH niet.')).toBeVisible();
  await expect(shared.getByText('Je oefeningen ziet je POH niet.')).toBeVisible();

  await page.goto(getClientPage('zelfhulpalcohol', uid));
  await expect(page.getByText('Je cliënt deelt de dagen en het doel niet.')).toBeVisible();
  await expect(page.locator('aside .portal-facts')).not.toContainText('Boven het doel');
  await expectFits(page);
  await page.goto(LIST());
  await expect(page.getByRole('row', { name: /Sam/ })).toContainText('Niet gedeeld');
});

test('a choice of what the nurse sees that is not kept goes back, and says so', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  const { code } = await createNurse(page);
  await createParticipant(page.context(), 'alcohol');
  await pairWith(page, 'alcohol', code);
  await page.goto(getUrl('alcohol', '/account/mijn-poh'));
  const days = page.getByRole('checkbox', { name: 'Mijn dagen en mijn doel' });
  await expect(days).toBeChecked();
  await page.route('**/my-nurse-scopes?*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await days.press('Space');
  await expect(page.getByText(/Je keuze bewaren lukte niet\./)).toBeVisible();
  await expect(days).toBeChecked();
});

test('a nurse reads the answers of a client and ends the pairing', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  const { code } = await createNurse(page);
  const uid = await readClientWithDays(page, code);
  await createParticipant(page.context(), 'tabak', { name: 'Annelies' });
  await pairWith(page, 'tabak', code);
  await page.goto(getClientPage('zelfhulpalcohol', uid));
  await page.getByRole('tab', { name: 'Voortgang' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Oefeningen' })).toBeFocused();
  const button = page.getByRole('button', { name: /Waarom nu\?/ });
  await expect(button).toBeVisible();
  await expectFits(page);
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ik wil <b>uitgerust</b> wakker worden.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  // The only message that a nurse can send: shown before it is sent, and not twice in two weeks.
  await page.getByRole('button', { name: 'Stuur een bericht' }).press('Enter');
  await expect(dialog).toContainText('Dit is geen controle en je hoeft niets te doen.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stuur het bericht' }).press('Enter');
  await expect(page.getByText('Je bericht aan Sam is verstuurd.')).toBeVisible();
  await expect(page.getByText(/^Je stuurde een bericht op/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stuur een bericht' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Ontkoppel Sam' }).press('Enter');
  await expect(dialog).toContainText('Je ziet de gegevens van Sam dan niet meer.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ontkoppel', exact: true }).press('Enter');
  await page.waitForURL(LIST());
  await expect(page.getByText('Sam is ontkoppeld.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Je cliënten' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /Annelies/ })).toBeVisible();

  await page.goto(getClientPage('zelfhulpalcohol', uid));
  await expect(page.locator('main').getByText('Deze cliënt is niet aan jou gekoppeld.')).toBeVisible();
  await expectAccessible(page);
});

test('a nurse with forty clients sees twelve of them at once, and goes from one to the next', async ({ page }) => {
  const { uid } = await createNurse(page);
  await withClients(uid, 40);
  await withContentSystem(getProduct(), async ({ database }) => {
    const silent = `select u.uid from users u join pairings p on p.uid = u.uid where p.nurse_uid = $1
      and u.name in ('Cliënt 10', 'Cliënt 30')`;
    await database.pool.query(`update pairings set since = now() - interval '20 days' where nurse_uid = $1`, [uid]);
    await database.pool.query(`delete from registrations where uid in (${silent}) and date > $2`, [
      uid,
      addDays(today, -8),
    ]);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(LIST());
  const table = page.getByRole('table', { name: 'Je cliënten' });
  const names = table.getByRole('link');
  await expect(names).toHaveCount(40);
  // Twelve complete rows are in the window.
  const isInView = await names
    .nth(11)
    .evaluate((link) => (link.closest('tr')?.getBoundingClientRect().bottom ?? 0) <= innerHeight);
  expect(isInView).toBe(true);
  await expect(names.first()).toHaveText('Cliënt 10');
  await expect(page.getByRole('row', { name: /Cliënt 10/ })).toContainText(/Al \d+ dagen niets ingevuld/);
  await expectFits(page);

  // Shows only clients who need attention, and moves between them by keyboard only.
  const attention = page.getByRole('button', { name: /^Aandacht nodig/ });
  await attention.press('Enter');
  await expect(attention).toHaveAttribute('aria-pressed', 'true');
  const visible = await names.allTextContents();
  expect(visible.length).toBeLessThan(40);
  await names.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(names.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(names.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: visible[0] ?? '' })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Andere cliënten' });
  await expect(steps).toContainText(`1 van ${visible.length}`);
  await steps.getByRole('link', { name: 'Volgende' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: visible[1] ?? '' })).toBeVisible();
  await expect(steps).toContainText(`2 van ${visible.length}`);
  await expect(page.locator('.portal-stands-out')).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'Alle cliënten' }).press('Enter');
  await expect(names).toHaveCount(visible.length);
  await expect(attention).toHaveAttribute('aria-pressed', 'true');
});

test('of a client who began a day ago it is said in one sentence what was filled in', async ({ page }) => {
  const { uid } = await createNurse(page);
  await withClients(uid, 1);
  await page.goto(LIST());
  const name = page.getByRole('table', { name: 'Je cliënten' }).getByRole('link');
  await expect(name).toHaveText('Cliënt 01');
  await name.press('Enter');
  await expect(page.locator('.portal-stands-out')).toHaveText('Cliënt 01 begon een dag geleden, en vulde die dag in.');
});

test('a nurse with sixty clients leafs, and comes back to the same page of them', async ({ page }) => {
  const { uid } = await createNurse(page);
  await withClients(uid, 60);
  await page.goto(LIST());
  const names = page.getByRole('table', { name: 'Je cliënten' }).getByRole('link');
  await expect(names).toHaveCount(50);
  await page.getByLabel('Volgorde').selectOption('name');
  const pages = page.getByRole('navigation', { name: 'Bladeren door je cliënten' });
  await expect(pages.getByRole('button', { name: 'Vorige' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Volgende' }).press('Enter');
  await expect(pages).toContainText('Pagina 2 van 2');
  await expect(names).toHaveCount(10);
  await page.getByRole('link', { name: 'Cliënt 60' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cliënt 60' })).toBeVisible();
  await page.getByRole('link', { name: 'Alle cliënten' }).press('Enter');
  await expect(pages).toContainText('Pagina 2 van 2');
  await page.getByLabel('Naam', { exact: true }).fill('cliënt 4');
  await expect(names).toHaveCount(10);
  await expect(pages).toHaveCount(0);
});

test('a list that does not arrive says so and can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED|Failed to load/);
  await createNurse(page);
  await page.route('**/get-clients-of-poh*', (route) => route.abort());
  await page.goto(LIST());
  await expect(page.locator('.toasts')).toContainText('We kunnen je cliënten nu niet laden.');
  await expectAccessible(page);
  await page.unroute('**/get-clients-of-poh*');
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Je hebt nog geen cliënten' })).toBeVisible();
});

test('while the clients are fetched, five rows stand in their place', async ({ page }) => {
  await createNurse(page);
  let goTo = () => {};
  const pending = new Promise<void>((resolve) => {
    goTo = resolve;
  });
  await page.route('**/get-clients-of-poh*', async (route) => {
    await pending;
    await route.continue();
  });
  await page.goto(LIST());
  await expect(page.locator('.skeletons-rows .skeleton')).toHaveCount(5);
  await expectAccessible(page);
  goTo();
  await expect(page.getByRole('heading', { name: 'Je hebt nog geen cliënten' })).toBeVisible();
});

test('a nurse invites somebody, who gets one neutral mail', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED|Failed to load/);
  await createNurse(page);
  await page.goto(getUrl('begeleid', '/client-uitnodigen'));
  const send = page.getByRole('button', { name: 'Verstuur de uitnodiging' });
  await expect(send).toBeVisible();
  await expect(page.getByText('Je hebt de laatste 90 dagen niemand uitgenodigd.')).toBeVisible();
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
  const row = page.getByRole('table', { name: 'Verstuurde uitnodigingen' }).getByRole('row').nth(1);
  await expect(row).toContainText('Stoppen met roken');
  await expect(row).toContainText(/Open tot \d+ \w+/);
  await expect(page.getByRole('region', { name: 'Verstuurde uitnodigingen' })).not.toContainText(/Kim|example/);
  await expectAccessible(page);
  const invitation = await mailTo(mail, /Er is een uitnodiging voor je/);
  expect(invitation.text).not.toMatch(/roken|tabak|rook/i);
  expect(getLink(invitation)).toContain('/l/');
});

test('a client and an ending that fail say so, and can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/500|404/);
  const { code } = await createNurse(page);
  const { uid } = await createParticipant(page.context(), 'alcohol');
  await pairWith(page, 'alcohol', code);
  await page.route('**/get-client-details/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.route('**/remove-user-from-poh?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(getClientPage('zelfhulpalcohol', uid));
  const button = page.getByRole('button', { name: 'Probeer het opnieuw' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/get-client-details/**');
  await button.press('Enter');
  await page.getByRole('button', { name: 'Ontkoppel Sam' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ontkoppel', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Ontkoppelen lukte niet. Probeer het opnieuw.',
  );
  await expect(page.locator('[data-toast]')).toContainText('Ontkoppelen lukte niet. Probeer het opnieuw.');
  // The first try had ended the pairing: the client is not hers any more.
  await page.route('**/remove-user-from-poh?*', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Ontkoppel', exact: true }).press('Enter');
  await page.waitForURL(LIST());
});
