import { expectFits } from '../support/fits.ts';
import { createNurse } from '../support/nurses.ts';
import { PASSWORD } from '../support/people.ts';
import { createStaffMember, openScreen } from '../support/staff.ts';
import { expect, getUrl, test } from '../support/story.ts';

test('an administrator takes the second step off a nurse who lost her phone, and she sets up another', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(/403/);
  const { mail } = await createNurse(page);
  const desk = await (await browser.newContext()).newPage();
  await createStaffMember(desk, 'administrator', { name: 'Noor' });
  await openScreen(desk, '/beheer/praktijkondersteuners', /praktijkondersteuners/i);
  await desk.getByRole('link', { name: 'Besloten' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: mail });
  await row.getByRole('button', { name: 'Haal de tweede stap weg' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Telefoon kwijt, gebeld met de praktijk.');
  await expectFits(desk);
  await dialog.getByRole('button', { name: 'Haal de tweede stap weg' }).click();
  await expect(desk.getByText(/De tweede stap van .* is weggehaald\./)).toBeVisible();
  await desk.context().close();

  await page.goto(getUrl('begeleid', '/clienten'));
  await page.waitForURL(/\/inloggen\?/);
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(getUrl('begeleid', '/tweede-stap?destination=%2Fclienten'));
  await expect(page.getByRole('heading', { level: 1, name: 'Stel je tweede stap in' })).toBeVisible();
});
