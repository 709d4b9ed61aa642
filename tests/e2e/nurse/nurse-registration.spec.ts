import { randomUUID } from 'node:crypto';
import { handleReviewNurse } from '#src/cms/modules/accounts/review-nurse.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { PASSWORD } from '../support/people.ts';
import { setUpApp } from '../support/second-step.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';

const FIELDS = {
  Voorletters: 'A.B.',
  Achternaam: 'Jansen',
  Functie: 'POH-GGZ',
  'Huisarts of praktijk': 'Praktijk Noord',
  'Straat en huisnummer': 'Kerkstraat 1',
  Plaats: 'Utrecht',
  Telefoonnummer: '030 1234567',
} as const;

test('a nurse asks for an account, waits for the review, logs in and changes the details', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/409/);
  const mail = `${randomUUID()}@example.nl`;
  await page.goto(getUrl('begeleid', '/registreren'));
  const submit = page.getByRole('button', { name: 'Vraag je account aan' });
  await expect(submit).toBeVisible();
  await expectAccessible(page);
  await submit.press('Enter');
  await expect(page.locator('.error-summary a')).toHaveCount(11);
  await expectAccessible(page);
  for (const [label, value] of Object.entries(FIELDS)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Postcode').fill('1234 SS');
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Hetzelfde wachtwoord nog een keer').fill(PASSWORD);
  // The provider of this site sends no welcome pack.
  await expect(page.getByLabel(/welkomstpakket/)).toHaveCount(0);
  await submit.press('Enter');
  await expect(page.getByRole('link', { name: 'Dit is geen postcode. Hij ziet eruit als 1234 AB.' })).toBeVisible();
  await page.getByLabel('Postcode').fill('1234 AB');
  await submit.press('Enter');
  await expect(page.getByRole('heading', { name: 'We hebben je aanvraag' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ga naar inloggen' }).click();
  const logIn = async () => {
    await page.getByLabel('E-mailadres').fill(mail);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).press('Enter');
  };
  await logIn();
  await expect(page.locator('.form-failure')).toContainText('Je aanvraag wordt nog beoordeeld.');
  expect(await withContentSystem(getProduct(), (system) => handleReviewNurse(system, mail, 'approve'))).toBe(true);
  await logIn();
  await page.waitForURL(getUrl('begeleid', '/tweede-stap?destination=%2Fclienten'));
  await setUpApp(page);
  await page.waitForURL(getUrl('begeleid', '/clienten'));

  await page.goto(getUrl('begeleid', '/account'));
  await expect(page.getByLabel('Achternaam')).toHaveValue('Jansen');
  await expectAccessible(page);
  await page.getByLabel('Achternaam').fill('');
  await page.getByRole('button', { name: 'Bewaar mijn gegevens' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Vul je achternaam in.' })).toBeVisible();
  await page.getByLabel('Achternaam').fill('De Vries');
  await page.getByRole('button', { name: 'Bewaar mijn gegevens' }).press('Enter');
  await expect(page.getByText('Je gegevens zijn bewaard.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Achternaam')).toHaveValue('De Vries');
});

test('the registration of a nurse fits a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(getUrl('begeleid', '/registreren'));
  await expect(page.getByRole('button', { name: 'Vraag je account aan' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
