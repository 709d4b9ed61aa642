import type { Page } from '@playwright/test';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('an administrator names a site and adds a partner, which visitors see at the next request', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 422/);
  await createStaffMember(page, 'administrator');
  await page.goto(getBareAddress('/beheer/instellingen'));
  await expect(page.getByRole('table')).toBeVisible();
  await expectFits(page);
  await page.goto(getBareAddress('/beheer/instellingen/cocaine'));
  await page.getByLabel('Naam van de site').fill('Zelfhulp cocaïne');
  await page.getByLabel('Titel (Nederlands)').fill('Koekjes');
  await page.getByRole('button', { name: 'Publiceer de instellingen' }).click();
  await expect(page.getByLabel('Tekst (Nederlands)')).toHaveAttribute('aria-invalid', 'true');
  await expectFits(page);
  await page.getByLabel('Titel (Nederlands)').fill('');
  await page.getByRole('button', { name: 'Publiceer de instellingen' }).click();
  await expect(page.getByText('De instellingen zijn gepubliceerd.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Voeg een partner toe' }).press('Enter');
  await page.getByLabel('Naam', { exact: true }).fill('Jellinek');
  await page.getByRole('button', { name: 'Publiceer de partners' }).press('Enter');
  await page.getByRole('link', { name: 'Vul een adres in dat met https:// begint.' }).press('Enter');
  await expect(page.getByLabel('Adres van de eigen site')).toBeFocused();
  await expect(page.getByLabel('Adres van de eigen site')).toHaveAccessibleDescription(/Vul een adres in/);
  await page.getByLabel('Adres van de eigen site').fill('https://www.jellinek.nl');
  await page.getByRole('button', { name: 'Publiceer de partners' }).press('Enter');
  await expectAccessible(page);
  const visitor = await page.context().newPage();
  await expect(page.getByText('Vul een adres in dat met https:// begint.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publiceer de partners' })).toBeEnabled();
  await visitor.goto(getUrl('cocaine', '/hulp'));
  await expect(visitor.getByRole('link', { name: 'Jellinek' })).toHaveAttribute('href', 'https://www.jellinek.nl');
  await expect(visitor).toHaveTitle(/\| Zelfhulp cocaïne$/);
  await page.reload();
  await expect(page.getByLabel('Naam van de site')).toHaveValue('Zelfhulp cocaïne');
  await page.getByLabel('Naam van de site').fill('');
  await page.getByRole('button', { name: 'Publiceer de instellingen' }).click();
  await expect(page.getByText('De instellingen zijn gepubliceerd.').first()).toBeVisible();
});

test('energy among the gains is off for alcohol, says why, and is asked of no other site', async ({ page }) => {
  await createStaffMember(page, 'administrator');
  await page.goto(getBareAddress('/beheer/instellingen/alcohol'));
  const energy = page.getByRole('checkbox', { name: 'Energie in wat niet gedronken is' });
  await expect(energy).not.toBeChecked();
  await expect(energy).toHaveAccessibleDescription(/iemand met een eetstoornis schaden/);
  await page.goto(getBareAddress('/beheer/instellingen/tobacco'));
  await expect(page.getByRole('checkbox', { name: 'Onderhoud' })).toBeVisible();
  await expect(energy).toHaveCount(0);
});

test('the log of mails and the health of jobs can be read', async ({ page }) => {
  await createStaffMember(page, 'administrator', { language: 'en' });
  await page.goto(getBareAddress('/en/beheer/mailverkeer'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emails sent');
  await expect(page.getByLabel('State')).toBeVisible();
  await page.getByLabel('State').selectOption('given-up');
  await expect(page.getByText('There are no emails here.')).toBeVisible();
  await expectFits(page);
  await page.goto(getBareAddress('/en/beheer/taken'));
  await expect(page.getByRole('row').filter({ hasText: 'Sending emails' })).toContainText('Working');
  await expectFits(page);
});

test('an editor does not see the house', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await page.goto(getBareAddress('/beheer/instellingen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit is niet voor jouw account');
  await expect(page.getByRole('link', { name: 'Mailverkeer' })).toHaveCount(0);
});
