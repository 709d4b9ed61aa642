import { createStaffMember, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';

test('an administrator takes content out and sees what it would change before bringing it in', async ({ page }) => {
  await createStaffMember(page, 'administrator');
  await openScreen(page, '/beheer/overzetten', 'Overzetten');
  await expectAccessible(page);
  await page.getByLabel('Wat wil je meenemen?').selectOption({ label: 'Voor naasten' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download het bestand' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('zelfhulp-close-ones.json');
  await page.getByLabel('Bestand').setInputFiles(await download.path());
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).click();
  await expect(page.getByRole('row', { name: /Pagina’s/ })).toContainText('0');
  await expect(page.getByRole('button', { name: 'Haal het binnen' })).toHaveCount(0);
  const hostile = Buffer.from(JSON.stringify({ format: 1, files: { '../../evil.json': {} } }));
  await page.getByLabel('Bestand').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: hostile });
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).click();
  await expect(page.getByRole('heading', { name: 'Dit kan niet worden binnengehaald' })).toBeVisible();
  await expectAccessible(page);
});

test('an editor may not bring content in', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/overzetten', 'Dit is niet voor jouw account');
});
