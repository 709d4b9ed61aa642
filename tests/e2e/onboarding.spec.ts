import { randomUUID } from 'node:crypto';
import { confirmed, PASSWORD, participant } from './people.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from './story.ts';

const WORDS = {
  nl: {
    path: '/registreren',
    credentials: '/registreren/gegevens',
    welcome: '/welkom',
    yes: 'Ja',
    no: 'Nee',
    next: 'Volgende',
    go: 'Ga verder',
    called: 'Ik heb gebeld',
    missing: 'Kies ja of nee.',
    name: 'Hoe mogen we je noemen?',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    confirmation: 'Hetzelfde wachtwoord nog een keer',
    boxes: [/18 jaar of ouder/, /Ik geef toestemming/, /Ik heb de privacyverklaring gelezen/],
    submit: 'Maak mijn account',
    errors: [
      'Vul een naam in. Het hoeft niet je echte naam te zijn.',
      'Vul je e-mailadres in.',
      'Kies een wachtwoord.',
      'Vul het wachtwoord nog een keer in.',
      /Dit programma is gemaakt voor volwassenen/,
      'Zonder toestemming kunnen we geen programma voor je maken. Alle uitleg en nummers blijven open.',
      'Lees de privacyverklaring en zet een vinkje om verder te gaan.',
    ],
  },
  en: {
    path: '/en/register',
    credentials: '/en/register/credentials',
    welcome: '/en/welcome',
    yes: 'Yes',
    no: 'No',
    next: 'Next',
    go: 'Continue',
    called: 'I have called',
    missing: 'Choose yes or no.',
    name: 'What may we call you?',
    mail: 'Email address',
    password: 'Password',
    confirmation: 'The same password once more',
    boxes: [/18 or older/, /I agree that data/, /I have read the privacy statement/],
    submit: 'Make my account',
    errors: [
      'Fill in a name. It does not have to be your real name.',
      'Fill in your email address.',
      'Choose a password.',
      'Fill in the password once more.',
      /This programme is for adults/,
      'Without your consent we cannot make a programme for you. All information and numbers stay open.',
      'Read the privacy statement and tick the box to continue.',
    ],
  },
} as const;

for (const label of ['alcohol', 'naasten'] as const) {
  for (const [language, words] of Object.entries(WORDS)) {
    test(`${label}: the questions come one at a time, then the account is made and the tour begins (${language})`, async ({
      page,
    }) => {
      await page.goto(address(label, words.path));
      const next = page.getByRole('button', { name: words.next, exact: true });
      const go = page.getByRole('button', { name: words.go, exact: true });
      await expect(next).toBeVisible();
      await expectAccessible(page);

      await next.press('Enter');
      await expect(page.getByText(words.missing)).toBeVisible();
      await expect(page.getByRole('group')).toBeFocused();
      await expectAccessible(page);

      const age = (await page.locator('legend').textContent()) ?? '';
      await page.getByLabel(words.no, { exact: true }).press('Space');
      await next.press('Enter');
      await expect(page.locator('legend')).not.toHaveText(age);
      await page.getByLabel(words.yes, { exact: true }).press('Space');
      await expect(page.locator('main .banner')).toBeVisible();
      await expectAccessible(page);
      for (let question = 1; question < 40 && (await next.isVisible()); question++) {
        const legend = await page.locator('legend').textContent();
        await next.press('Enter');
        await expect(page.locator('legend')).not.toHaveText(legend ?? '');
        await page.getByLabel(words.no, { exact: true }).press('Space');
      }
      await go.press('Enter');
      await page.getByRole('link', { name: words.called }).press('Enter');
      await page.waitForURL(address(label, words.credentials));

      const submit = page.getByRole('button', { name: words.submit });
      await expect(submit).toBeVisible();
      await expectAccessible(page);
      await submit.press('Enter');
      for (const error of words.errors) await expect(page.getByRole('link', { name: error })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(words.name).fill('Sam');
      await page.getByLabel(words.mail).fill(`${randomUUID()}@example.nl`);
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await page.getByLabel(words.confirmation, { exact: true }).fill(PASSWORD);
      for (const box of words.boxes) await page.getByLabel(box).press('Space');
      await submit.press('Enter');
      await page.waitForURL(address(label, words.welcome));
    });
  }
}

test('somebody who is logged in and enters onboarding is sent to the tour', async ({ page }) => {
  await participant(page.context(), 'alcohol');
  for (const path of ['/registreren', '/registreren/gegevens']) {
    await page.goto(address('alcohol', path));
    await page.waitForURL(address('alcohol', '/welkom'));
  }
});

for (const { typed, again, error } of [
  { typed: 'kort 1', again: 'kort 1', error: 'Dit wachtwoord is te kort.' },
  { typed: '1234567890', again: '1234567890', error: 'Gebruik ook een letter.' },
  { typed: 'geencijfers', again: 'geencijfers', error: 'Gebruik ook een cijfer.' },
  { typed: 'password123', again: 'password123', error: 'Dit wachtwoord gebruiken te veel mensen. Kies een ander.' },
  { typed: PASSWORD, again: `${PASSWORD}x`, error: 'De twee wachtwoorden zijn niet hetzelfde.' },
]) {
  test(`a password is refused in words: ${error}`, async ({ page }) => {
    await page.goto(address('alcohol', '/registreren/gegevens'));
    await page.getByLabel('Hoe mogen we je noemen?').fill('Sam');
    await page.getByLabel('E-mailadres').fill('geen adres');
    await page.getByLabel('Wachtwoord', { exact: true }).fill(typed);
    await page.getByLabel('Hetzelfde wachtwoord nog een keer').fill(again);
    await page.getByRole('button', { name: 'Maak mijn account' }).click();
    await expect(page.getByRole('link', { name: error })).toBeVisible();
    await expect(page.getByRole('link', { name: /Dit is geen e-mailadres/ })).toBeVisible();
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue(typed);
  });
}

test('whoever registers an address that has an account gets one as at any other address', async ({ page }) => {
  const { mail } = await confirmed(page.context(), 'alcohol');
  await page.context().clearCookies();
  await page.goto(address('alcohol', '/registreren/gegevens'));
  await page.getByLabel('Hoe mogen we je noemen?').fill('Robin');
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('maan en 7 sterren');
  await page.getByLabel('Hetzelfde wachtwoord nog een keer').fill('maan en 7 sterren');
  for (const box of WORDS.nl.boxes) await page.getByLabel(box).check();
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await page.waitForURL(address('alcohol', '/welkom'));
  await page.goto(address('alcohol', '/account'));
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Robin');
});

test('the browser leads back and forward from question to question, and what was answered stays', async ({ page }) => {
  await page.goto(address('alcohol', '/programmas'));
  await page.goto(address('alcohol', '/registreren'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  const legend = page.locator('legend');
  const next = page.getByRole('button', { name: 'Volgende', exact: true });
  const asked: string[] = [];
  for (let question = 0; question < 3; question++) {
    if (question > 0) await expect(legend).not.toHaveText(asked[question - 1] ?? '');
    asked.push((await legend.textContent()) ?? '');
    await page.getByLabel('Nee', { exact: true }).press('Space');
    if (question < 2) await next.press('Enter');
  }
  for (const question of [1, 0]) {
    await page.goBack();
    await expect(legend).toHaveText(asked[question] ?? '');
    await expect(page.getByRole('group')).toBeFocused();
    await expect(page.getByLabel('Nee', { exact: true })).toBeChecked();
  }
  await page.goForward();
  await expect(legend).toHaveText(asked[1] ?? '');
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(legend).toHaveText(asked[0] ?? '');
  await page.reload();
  await expect(legend).toHaveText(asked[0] ?? '');
  await expect(page.getByLabel('Nee', { exact: true })).not.toBeChecked();
});

test('a reload keeps the name and the address of an account that is being made, and no password', async ({ page }) => {
  await page.goto(address('alcohol', '/registreren/gegevens'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await page.getByLabel('Hoe mogen we je noemen?').fill('Sam');
  await page.getByLabel('E-mailadres').fill('sam@example.nl');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.reload();
  await expect(page.getByLabel('Hoe mogen we je noemen?')).toHaveValue('Sam');
  await expect(page.getByLabel('E-mailadres')).toHaveValue('sam@example.nl');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD);
});

test('onboarding fits a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/registreren', '/registreren/gegevens']) {
    await page.goto(address('alcohol', path));
    await expect(page.locator('main form button[type=submit]').last()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
