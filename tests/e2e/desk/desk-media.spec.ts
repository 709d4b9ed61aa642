import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createStaffMember, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';

const createPicture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

const choose = async (page: Page, name: string, background: string) =>
  page
    .getByLabel('Foto of tekening')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await createPicture(background) });

test('an editor puts a picture into the library, describes it, replaces it and takes it away', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/media', 'Foto’s en tekeningen');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet er een bij' }).click();
  await page.getByRole('button', { name: 'Zet in de bibliotheek' }).click();
  await expect(page.getByText('Kies een foto van je computer.').first()).toBeVisible();
  await expect(page.getByText(/Beschrijf in één zin/).first()).toBeVisible();
  await expectAccessible(page);

  const name = `heide-${Date.now()}.jpg`;
  await choose(page, name, '#846');
  await page.getByLabel('Beschrijving in het Nederlands').fill('Paarse heide');
  await page.getByLabel('Beschrijving in het Engels').fill('Purple heather');
  await page.getByRole('button', { name: 'Zet in de bibliotheek' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByLabel('Zoek op naam of beschrijving').fill(name);
  await expect(page.locator('.media-grid button')).toHaveCount(1);
  await page.getByRole('button', { name: /Paarse heide/ }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('Nog nergens.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Paarse heide' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Alleen versiering' }).check();
  await dialog.getByRole('button', { name: 'Publiceer de beschrijving' }).click();
  await expect(page.getByText('De beschrijving is gepubliceerd.')).toBeVisible();
  await dialog.getByText('Versies', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Zet terug/ }).click();
  await expect(dialog.getByLabel('Beschrijving in het Nederlands')).toHaveValue('Paarse heide');

  await dialog.getByText('Vervang het bestand').first().click();
  await choose(page, 'bos.jpg', '#264');
  await dialog.getByRole('button', { name: 'Vervang het bestand' }).click();
  await expect(page.getByText('Het bestand is vervangen.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await page
    .getByRole('dialog', { name: /verwijderen\?/ })
    .getByRole('button', { name: 'Verwijder' })
    .click();
  await expect(page.getByText('Niets gevonden.')).toBeVisible();
});

test('what is no picture is refused at its field', async ({ page, expectNoise }) => {
  expectNoise(/422/);
  await createStaffMember(page, 'editor', { language: 'en' });
  await openScreen(page, '/en/beheer/media', 'Pictures and drawings');
  await page.getByRole('button', { name: 'Add one' }).click();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await page.getByLabel('Picture or drawing').setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('radio', { name: 'Decoration only' }).check();
  await page.getByRole('button', { name: 'Put in the library' }).click();
  await expect(page.getByText(/We cannot read this picture/).first()).toBeVisible();
});
