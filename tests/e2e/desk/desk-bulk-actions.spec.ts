import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createPage } from '../support/editor.ts';
import { expectFits } from '../support/fits.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createStaffMember, getBareAddress, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

// A separate product, because other stories would see the published content.
withOwnProduct();

const send = async (page: Page, path: string, data: object) => {
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const answer = await page.request.post(getBareAddress(`/api/nl${path}`), {
    headers: { 'x-csrf-token': token },
    data,
  });
  expect(answer.ok()).toBe(true);
};

const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter');

test('several alerts are shown, hidden and deleted at once, by keyboard', async ({ page }) => {
  await createStaffMember(page, 'editor');
  for (const title of ['Storing', 'Onderhoud']) {
    const texts = { nl: { title, body: '<p>Even.</p>' }, en: null };
    await send(page, '/desk/alerts', { type: 'info', domains: ['cocaine'], isOn: false, words: texts });
  }
  await openScreen(page, '/beheer/meldingen', 'Meldingen');
  const rows = page.locator('.library-rows > li');
  await expect(rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Kies alles hieronder' }).press('Space');
  await expect(page.getByText('2 gekozen', { exact: true })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Maak zichtbaar' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Onderhoud');
  await expectAccessible(page);
  await confirm(page, 'Maak zichtbaar');
  await expect(page.getByRole('checkbox', { name: /^Zichtbaar/, checked: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Verberg', exact: true }).press('Enter');
  await confirm(page, 'Verberg');
  await expect(page.getByRole('checkbox', { name: /^Zichtbaar/, checked: false })).toHaveCount(2);
  await page.getByRole('button', { name: 'Verwijder', exact: true }).press('Enter');
  await confirm(page, 'Verwijder');
  await expect(page.getByRole('heading', { name: 'Er is niets te melden' })).toBeVisible();
});

test('several pictures go to the bin at once; one that stands somewhere stays and is named', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/media', 'Foto’s en tekeningen');
  for (const [at, name] of ['heide.jpg', 'water.jpg'].entries()) {
    const background = ['#846', '#148'][at] ?? '';
    const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await page.getByRole('button', { name: 'Zet er een bij' }).click();
    await page.getByLabel('Foto of tekening').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await page.getByRole('radio', { name: 'Alleen versiering' }).check();
    await page.getByRole('button', { name: 'Zet in de bibliotheek' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('checkbox', { name: 'Kies heide.jpg' }).press('Space');
  await page.getByRole('checkbox', { name: 'Kies water.jpg' }).press('Space');
  await expectFits(page);
  await page.getByRole('button', { name: 'Verwijder', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('water.jpg');
  await expectAccessible(page);
  await confirm(page, 'Verwijder');
  await expect(page.getByRole('checkbox', { name: /^Kies (heide|water)/ })).toHaveCount(0);
  await openScreen(page, '/beheer/prullenbak', 'Prullenbak');
  await expect(page.getByRole('row').filter({ hasText: /heide|water/ })).toHaveCount(2);
});

test('a page and two menus are published together, or stay all where one is not finished', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/422/);
  await createStaffMember(page, 'editor');
  const createEntry = (title: string) => ({ entries: [{ uuid: null, title, href: '/hulp', isOn: true }] });
  const draft = (key: string, from: number, content: object) =>
    send(page, `/desk/things/menu/${key}/draft`, { from, content });
  await draft('footer.cocaine.nl', 0, createEntry('Samen in de voet'));
  await draft('footer.cannabis.nl', 0, createEntry(''));
  const path = getFreshPath();
  await createPage(page, 'Samen verschenen', path, 'basic_page');
  const pendingCheckbox = page.getByRole('checkbox', {
    name: /^Kies (Samen verschenen|Voet van de pagina, (Cocaïne|Cannabis))/,
  });
  const publishTogether = async () => {
    await openScreen(page, '/beheer/planning', 'Concepten en planning');
    await expect(pendingCheckbox).toHaveCount(3);
    for (const tick of await pendingCheckbox.all()) await tick.press('Space');
    await expectFits(page);
    await page.getByRole('button', { name: 'Publiceer samen' }).press('Enter');
    await confirm(page, 'Publiceer samen');
  };
  await publishTogether();
  await expect(page.locator('[data-toasts]')).toContainText('Dit concept is nog niet af. Er is niets gepubliceerd.');
  const visitor = await context.newPage();
  await visitor.goto(getUrl('cocaine', '/hulp'));
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'Samen in de voet' });
  await expect(link).toHaveCount(0);

  await draft('footer.cannabis.nl', 1, createEntry('Samen in de voet'));
  await publishTogether();
  await expect(pendingCheckbox).toHaveCount(0);
  for (const label of ['cocaine', 'cannabis']) {
    await visitor.goto(getUrl(label, '/hulp'));
    await expect(link).toBeVisible();
  }
  await visitor.goto(getUrl('alcohol', path));
  await expect(visitor.getByRole('heading', { name: 'Samen verschenen' })).toBeVisible();
});
