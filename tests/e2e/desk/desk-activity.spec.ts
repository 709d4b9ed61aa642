import { createPage } from '../support/editor.ts';
import { expectFits } from '../support/fits.ts';
import { createStaffMember, getBareAddress, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';

const TITLE = 'Wat is er veranderd';

test('who changed what is read by keyboard, narrowed, and leads to where it is changed', async ({ page }) => {
  const name = `Esra ${Date.now()}`;
  await createStaffMember(page, 'administrator', { name });
  await openScreen(page, '/beheer/menus', 'Menu’s');
  await page.getByLabel('Programma', { exact: true }).selectOption({ label: 'Minder of niet blowen' });
  await page.getByRole('button', { name: 'Zet er een link bij' }).press('Enter');
  const row = page.locator('.menu-rows > li').last();
  await row.getByLabel('Tekst van de link').fill('Hulp voor nu');
  await row.getByLabel('Waarheen').fill('/hulp');
  await page.getByRole('button', { name: 'Publiceer' }).press('Enter');
  await expect(page.getByText(/Het menu is gepubliceerd/)).toBeVisible();

  await openScreen(page, '/beheer/wijzigingen', TITLE);
  const lines = page.getByRole('table', { name: TITLE }).getByRole('row');
  const ownLines = lines.filter({ hasText: name }).first();
  await expect(ownLines).toContainText('Gepubliceerd');
  await expect(ownLines).toContainText('Menu');
  await page.getByLabel('Soort').selectOption({ label: 'Menu' });
  await page.getByLabel('Wie', { exact: true }).selectOption({ label: name });
  await expect(lines).toHaveCount(2);
  await expect(page).toHaveURL(/kind=menu&by=\d+/);
  await expectFits(page);
  await expectAccessible(page);
  await page.reload();
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Soort').selectOption({ label: 'Mail' });
  await expect(page.getByText('Niets gevonden')).toBeVisible();
  await page.getByRole('button', { name: 'Laat alles zien' }).press('Enter');
  await expect(page.getByLabel('Soort')).toHaveValue('');
  await ownLines.getByRole('link').press('Enter');
  await expect(page).toHaveURL(getBareAddress('/beheer/menus'));
});

test('an editor reads nothing of what only administrators change', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await createPage(page, 'Blad voor het logboek', `/blad-logboek-${Date.now()}`, 'basic_page');
  await openScreen(page, '/beheer/wijzigingen', TITLE);
  const table = page.getByRole('table', { name: TITLE });
  await expect(table.getByRole('row').filter({ hasText: 'Blad voor het logboek' }).first()).toBeVisible();
  await page.getByLabel('Soort').selectOption({ label: 'Medewerker' });
  await expect(page.getByText('Niets gevonden')).toBeVisible();
});

test('a log that cannot be fetched says so, in English too, and is asked for again', async ({ page, expectNoise }) => {
  expectNoise(/status of 500/);
  await createStaffMember(page, 'administrator', { language: 'en' });
  await createPage(page, 'Sheet of the log', `/blad-logboek-${Date.now()}`, 'basic_page');
  await page.route('**/desk/activity*', (route) => route.fulfill({ status: 500, json: { message: '' } }), { times: 1 });
  await openScreen(page, '/en/beheer/wijzigingen', 'What has changed');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This could not be loaded');
  await expectFits(page);
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  const line = page.getByRole('table', { name: 'What has changed' }).getByRole('row');
  await expect(line.filter({ hasText: 'Sheet of the log' }).first()).toContainText('Made');
});
