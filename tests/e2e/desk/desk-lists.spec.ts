import { createPage } from '../support/editor.ts';
import { expectFits } from '../support/fits.ts';
import { createStaffMember, getBareAddress, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { getFreshPath, makePage, publish, visit } from './created-pages.ts';

test('old addresses stand in a list, one is added at the page, and several are taken away at once', async ({
  page,
  expectNoise,
}) => {
  test.slow();
  expectNoise(/status of 422/);
  await createStaffMember(page, 'editor');
  const path = getFreshPath();
  const life = await makePage(page, 'Vaak verhuisd', path);
  await publish(page);
  for (const end of ['-a', '-b']) {
    await page.getByRole('textbox', { name: 'Adres', exact: true }).fill(path + end);
    await page.getByRole('button', { name: 'Verander het adres' }).click();
    await expect(page.getByText(path + end, { exact: true })).toBeVisible();
  }
  await page.getByText('Nog een adres').click();
  await page.getByRole('textbox', { name: 'Oud adres' }).fill('/hulp');
  await page.getByRole('button', { name: 'Laat dit adres hierheen gaan' }).click();
  await expect(page.getByText('Op dit pad staat al een pagina.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Oud adres' }).fill(`${path}-folder`);
  await page.getByRole('button', { name: 'Laat dit adres hierheen gaan' }).click();
  await expect(page.getByText('Dit adres gaat nu naar deze pagina.')).toBeVisible();
  await expectAccessible(page);
  const ledAnswer = await visit(`${path}-folder`);
  expect([ledAnswer.status, ledAnswer.headers.location]).toEqual([301, `${path}-b`]);

  await openScreen(page, '/beheer/oude-adressen', 'Oude adressen');
  await page.getByLabel('Zoek op een deel van het adres').fill(path);
  const rows = page.getByRole('row', { name: /Vaak verhuisd/ });
  await expect(rows).toHaveCount(3);
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
  await page.getByRole('button', { name: `Haal weg (${path}-folder)` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Haal weg' }).click();
  await expect(rows).toHaveCount(2);
  expect((await visit(`${path}-folder`)).status).toBe(404);

  await page.getByLabel('Kies alles hieronder').check();
  await expect(page.getByText('2 gekozen', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Haal weg', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Haal weg' }).click();
  await expect(page.getByRole('heading', { name: 'Geen oude adressen' })).toBeVisible();
  expect([(await visit(path)).status, (await visit(`${path}-b`)).status]).toEqual([404, 200]);
  await page.goto(life);
});

test('pages stand below each other by their addresses, as a tree', async ({ page }) => {
  await createStaffMember(page, 'editor');
  const path = getFreshPath();
  await createPage(page, 'Kleinkind', `${path}/tak/blad`, 'basic_page');
  await createPage(page, 'Ernaast', `${path}-anders`, 'basic_page');
  await createPage(page, 'Kind', `${path}/tak`, 'basic_page');
  await createPage(page, 'Ouder', path, 'basic_page');
  await page.goto(getBareAddress(`/beheer/paginas?search=${encodeURIComponent(path)}`));
  const titles = page.getByRole('rowheader').getByRole('link');
  await expect(titles).toHaveText(['Ouder', 'Kind', 'Ernaast', 'Kleinkind']);
  await page.getByLabel('Volgorde').selectOption('Op adres, als boom');
  await expect(titles).toHaveText(['Ouder', 'Kind', 'Kleinkind', 'Ernaast']);
  const from = (title: string) =>
    page.getByRole('link', { name: title, exact: true }).evaluate((link) => link.getBoundingClientRect().x);
  expect(await from('Kind')).toBeGreaterThan(await from('Ouder'));
  expect(await from('Kleinkind')).toBeGreaterThan(await from('Kind'));
  expect(await from('Ernaast')).toBe(await from('Ouder'));
  await page.reload();
  await expect(titles).toHaveText(['Ouder', 'Kind', 'Kleinkind', 'Ernaast']);
  await expectAccessible(page);
});

test('several things come back from the bin at once', async ({ page }) => {
  await createStaffMember(page, 'editor');
  const names = ['Weg een', 'Weg twee'].map((name) => `${name} ${Date.now()}`);
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  for (const name of names) {
    const nid = await createPage(page, name, getFreshPath(), 'basic_page');
    const response = await page.request.delete(getBareAddress(`/api/nl/desk/pages/${nid}`), {
      headers: { 'x-csrf-token': token },
    });
    expect(response.ok()).toBe(true);
  }
  await openScreen(page, '/beheer/prullenbak', 'Prullenbak');
  for (const name of names) await page.getByLabel(`Kies ${name}`).check();
  await page.locator('.chosen-rows').getByRole('button', { name: 'Zet terug' }).click();
  await expect(page.getByRole('dialog')).toContainText('Wat je terugzet, zien bezoekers pas als jij het laat zien.');
  await page.getByRole('dialog').getByRole('button', { name: 'Zet terug' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('Zet terug: 2 zijn gedaan.');
  for (const name of names) await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
});
