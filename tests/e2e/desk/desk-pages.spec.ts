import { expectFits } from '../support/fits.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { EN, getFreshPath, makePage, publish, visit } from './created-pages.ts';

test('an editor makes a page, publishes it, and a visitor sees it on the next request', async ({ page }) => {
  await createStaffMember(page, 'editor', { name: 'Esra' });
  const path = getFreshPath();
  await makePage(page, 'Een nieuw begin', path);
  expect((await visit(path)).status).toBe(404);
  await expectFits(page);
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.getByRole('dialog').getByText(path)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(page.getByText('Bezoekers zien deze pagina zoals die nu is.')).toBeVisible();
  expect((await visit(path)).text).toContain('Een nieuw begin');

  await page.goto(getBareAddress('/beheer/paginas'));
  await page.getByLabel('Zoek in titel, adres en tekst').fill(path);
  await expect(page.getByRole('status').getByText('1 pagina', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Een nieuw begin/ })).toContainText('Gepubliceerd');
  await expectFits(page);
});

test('by keyboard alone: a page is made, published and found', async ({ page }) => {
  await createStaffMember(page, 'editor');
  const path = getFreshPath();
  await page.goto(getBareAddress('/beheer/paginas'));
  await page.getByRole('link', { name: 'Nieuwe pagina' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Alcohol', { exact: true })).toBeChecked();
  await page.getByLabel('Titel').focus();
  await page.keyboard.type('Met toetsen');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Adres')).toHaveValue('/met-toetsen');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(path);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/nl$/);
  await page.goto(getBareAddress(`/beheer/paginas/${/(\d+)\/nl$/.exec(page.url())?.[1]}/nl`));
  await page.getByRole('button', { name: 'Publiceer' }).focus();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Publiceer nu' });
  await expect(confirm).toBeVisible();
  for (let key = 0; key < 10 && !(await confirm.evaluate((element) => element === document.activeElement)); key += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  expect((await visit(path)).text).toContain('Met toetsen');
});

test('what is missing is said at its field, in both languages of the desk', async ({ page }) => {
  await createStaffMember(page, 'editor', { language: 'en' });
  await page.goto(getBareAddress('/en/beheer/paginas/nieuw'));
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(page.getByText('Choose at least one programme.').first()).toBeVisible();
  await expect(page.getByText('Give the page a title.').first()).toBeVisible();
  await expectFits(page);
  await makePage(page, 'Taken or not', getFreshPath(), EN);
  await page.goto(getBareAddress('/beheer/paginas/nieuw'));
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page.getByText('Kies ten minste één programma.').first()).toBeVisible();
});

test('a path that another page has is refused where it is typed', async ({ page, expectNoise }) => {
  expectNoise(/status of 422/);
  await createStaffMember(page, 'editor');
  await makePage(page, 'Wil naar hulp', getFreshPath());
  await page.getByRole('textbox', { name: 'Adres' }).fill('/hulp');
  await page.getByRole('button', { name: 'Verander het adres' }).click();
  await expect(page.getByText('Op dit pad staat al een pagina.').first()).toBeVisible();
  await expectAccessible(page);
});

test('a list in which nothing is found offers the way out, and keeps its filters in the address', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await page.goto(getBareAddress('/beheer/paginas?search=bestaatechtniet&language=nl'));
  await expect(page.getByRole('heading', { name: 'Geen pagina’s gevonden' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Laat alle pagina’s zien' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByLabel('Soort', { exact: true }).selectOption('help');
  await expect(page).toHaveURL(/type=help/);
  await page.reload();
  await expect(page.getByLabel('Soort', { exact: true })).toHaveValue('help');
  await expect(page.getByRole('rowheader').first()).toContainText(/Hulp|Help/);
});

test('a moderator does not open pages', async ({ page }) => {
  await createStaffMember(page, 'moderator');
  await page.goto(getBareAddress('/beheer/paginas'));
  await expect(page.getByRole('heading', { name: 'Dit is niet voor jouw account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pagina’s' })).toHaveCount(0);
});

test('a programme that is chosen while what is typed is on its way stays chosen', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await page.goto(getBareAddress('/beheer/paginas'));
  const search = page.getByLabel('Zoek in titel, adres en tekst');
  await search.waitFor();
  // Text and choice are both entered within the pause after the last key, however slow the server is.
  await page.clock.install();
  await search.fill('hulp');
  await page.getByLabel('Programma', { exact: true }).selectOption('gambling');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/search=hulp/);
  await expect(page).toHaveURL(/domain=gambling/);
  await expect(page.getByLabel('Programma', { exact: true })).toHaveValue('gambling');
});

test('several pages are published and deleted at once; it says which stayed, and brings back what went', async ({
  page,
}) => {
  await createStaffMember(page, 'editor');
  const name = `Samen ${Date.now().toString(36)}`;
  await makePage(page, `${name} een`, getFreshPath());
  await publish(page);
  const draft = getFreshPath();
  await makePage(page, `${name} twee`, draft);
  await page.goto(getBareAddress(`/beheer/paginas?search=${encodeURIComponent(name)}`));
  await expect(page.getByRole('status').getByText('2 pagina’s', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publiceer' })).toBeHidden();
  await page.getByLabel('Kies alle pagina’s hieronder').check();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceer' }).click();
  const answer = page.getByRole('status').filter({ hasText: '1 pagina is gepubliceerd.' });
  await expect(answer).toBeFocused();
  await expect(answer.getByRole('listitem')).toHaveText(`${name} een: bezoekers zien al wat hier staat.`);
  expect((await visit(draft)).status).toBe(200);

  await page.getByLabel(`Kies ${name} twee (Nederlands)`).uncheck();
  await page.getByRole('button', { name: 'Verwijder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click();
  await expect(page.getByText('1 pagina ligt in de prullenbak.')).toBeVisible();
  await expect(page.getByRole('row', { name: `${name} een` })).toBeHidden();
  await page.getByRole('button', { name: 'Zet ze terug' }).click();
  await expect(page.getByRole('row', { name: `${name} een` })).toContainText('Concept');
});
