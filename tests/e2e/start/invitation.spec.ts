import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from '../support/days.ts';
import { expectFits } from '../support/fits.ts';
import { getLink, mailTo } from '../support/mails.ts';
import { clientPage, nurse } from '../support/nurses.ts';
import { logIn, PASSWORD, participant, registered } from '../support/people.ts';
import { answerQuestions, type StartLanguage } from '../support/starting.ts';
import { address, expect, expectAccessible, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const WORDS = {
  nl: {
    page: '/uitnodiging/',
    lead: 'A.B. Jansen van Praktijk Noord nodigt je uit voor het programma “Stoppen met roken”.',
    sees: 'Dit kan je POH zien',
    never: 'Dit ziet je POH nooit',
    begin: 'Begin',
    login: 'Ik heb al een account',
    refuse: 'Nee, liever niet',
    nothingKept: /We hebben niets bewaard/,
    back: 'Terug naar de uitnodiging',
    gone: 'Deze uitnodiging werkt niet meer.',
    register: '/registreren',
    name: 'Hoe mogen we je noemen?',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    make: 'Maak mijn account',
    logIn: 'Log in',
    pairing: '/account/mijn-poh',
    invited: /A\.B\. Jansen van Praktijk Noord nodigde je uit/,
    code: 'Koppelcode',
    agreement: /Ik vind het goed/,
    submit: 'Ga verder met deze code',
    confirm: 'Ja, koppel met deze POH',
    paired: 'Je bent gekoppeld met A.B. Jansen.',
    notNow: 'Nu niet',
    goOn: 'Ga verder',
    welcome: '/welkom',
    home: '/programma',
    linkWith: 'Koppel met A.B. Jansen',
    already: 'Je bent al gekoppeld',
  },
  en: {
    page: '/en/invitation/',
    lead: 'A.B. Jansen from Praktijk Noord has invited you to the programme “Stop smoking”.',
    sees: 'What your practice nurse can see',
    never: 'What your practice nurse never sees',
    begin: 'Start',
    login: 'I already have an account',
    refuse: 'No, thanks',
    nothingKept: /We have not kept anything/,
    back: 'Back to the invitation',
    gone: 'This invitation no longer works.',
    register: '/en/register',
    name: 'What may we call you?',
    mail: 'Email address',
    password: 'Password',
    make: 'Create my account',
    logIn: 'Log in',
    pairing: '/en/account/my-nurse-practitioner',
    invited: /A\.B\. Jansen from Praktijk Noord has invited you\. /,
    code: 'Link code',
    agreement: /I agree/,
    submit: 'Continue with this code',
    confirm: 'Yes, link to this practice nurse',
    paired: 'You’re linked to A.B. Jansen.',
    notNow: 'Not now',
    goOn: 'Continue',
    welcome: '/en/welcome',
    home: '/en/program',
    linkWith: 'Link to A.B. Jansen',
    already: 'You’re already linked',
  },
} as const;

/** Creates a logged-in nurse who mailed an invitation to stop smoking; returns the path of its link. */
async function invited(page: Page) {
  const her = await nurse(page);
  const mail = `${randomUUID()}@example.nl`;
  const body = { first_name: 'Kim', email_address: mail, domain: 'zelfhulptabak' };
  await call(page, 'begeleid', 'POST', '/invite-client-via-mail', body);
  const invitation = await mailTo(mail, /Er is een uitnodiging voor je/);
  await page.goto(getLink(invitation));
  await page.waitForURL(/\/(uitnodiging|invitation)\//);
  const { pathname } = new URL(page.url());
  return { ...her, invited: mail, token: pathname.split('/').at(-1) ?? '' };
}

const keptInTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('invitation'));

for (const [language, words] of Object.entries(WORDS)) {
  test(
    `an invitation is followed to a new account, which is paired by one press (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      const { invited: mail, token } = await invited(page);
      await page.goto(address('tabak', words.page + token));
      await expect(page.getByText(words.lead)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.sees, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.never, exact: true })).toBeVisible();
      await expect(page.locator('main')).not.toContainText(mail);
      await expectFits(page);
      await expectAccessible(page);

      await page.getByRole('button', { name: words.refuse }).press('Enter');
      await expect(page.getByText(words.nothingKept)).toBeVisible();
      await expectAccessible(page);
      expect(await keptInTab(page)).toBeNull();
      await page.getByRole('button', { name: words.back }).press('Enter');

      await page.getByRole('link', { name: words.begin, exact: true }).press('Enter');
      await page.waitForURL(address('tabak', words.register));
      await answerQuestions(page, language as StartLanguage);
      await expect(page.getByLabel(words.name)).toBeVisible();
      await page.getByLabel(words.name).fill('Kim');
      await page.getByLabel(words.mail).fill(mail);
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      for (const box of await page.locator('main').getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: words.make }).press('Enter');

      await page.waitForURL((url) => url.pathname === words.pairing);
      await expect(page.getByText(words.invited)).toBeVisible();
      await expect(page.getByLabel(words.code, { exact: true })).toHaveValue(/^[A-Z\d]{6}$/);
      await expect(page.getByLabel(words.agreement)).not.toBeChecked();
      await expectAccessible(page);
      await page.getByLabel(words.agreement).press('Space');
      await page.getByRole('button', { name: words.submit }).press('Enter');
      await page.getByRole('button', { name: words.confirm }).press('Enter');
      await expect(page.getByText(words.paired)).toBeVisible();
      expect(await keptInTab(page)).toBeNull();
      const { uid } = JSON.parse(await call(page, 'tabak', 'GET', '/current-user'));
      await page.getByRole('link', { name: words.goOn }).press('Enter');
      await page.waitForURL(address('tabak', words.welcome));

      await page.goto(clientPage('zelfhulptabak', uid[0].value));
      await expect(page.getByRole('heading', { level: 1, name: 'Kim' })).toBeVisible();
      await page.goto(address('begeleid', '/client-uitnodigen'));
      const sent = page.getByRole('table', { name: 'Verstuurde uitnodigingen' });
      await expect(sent.getByRole('row').nth(1)).toContainText(/Stoppen met roken.*Gekoppeld op/s);
    },
  );

  test(
    `an invitation is followed by somebody who has an account: log in, one press, paired (${language})`,
    variant(language === 'nl'),
    async ({ page }) => {
      const person = await registered('tabak', { language: language as 'nl' | 'en' });
      const { token } = await invited(page);
      await page.goto(address('tabak', words.page + token));
      await page.getByRole('link', { name: words.login }).press('Enter');
      await page.getByLabel(words.mail).fill(person.mail);
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: words.logIn, exact: true }).press('Enter');
      await page.waitForURL((url) => url.pathname === words.pairing);
      await expect(page.getByText(words.invited)).toBeVisible();
      await page.getByLabel(words.agreement).press('Space');
      await page.getByRole('button', { name: words.submit }).press('Enter');
      await page.getByRole('button', { name: words.confirm }).press('Enter');
      await expect(page.getByText(words.paired)).toBeVisible();
      await page.getByRole('link', { name: words.goOn }).press('Enter');
      await page.waitForURL(address('tabak', words.home));
      await page.goto(clientPage('zelfhulptabak', person.uid));
      await expect(page.getByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();
      await page.goto(address('tabak', words.page + token));
      await expect(page.getByRole('heading', { name: words.already })).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    `somebody who is logged in decides on the pairing page, and may say not now (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      await participant(page.context(), 'tabak', { language: language as 'nl' | 'en' });
      const { token } = await invited(page);
      await page.goto(address('tabak', words.page + token));
      await page.getByRole('link', { name: words.linkWith }).press('Enter');
      await expect(page.getByText(words.invited)).toBeVisible();
      await page.getByRole('button', { name: words.notNow }).press('Enter');
      await expect(page.getByLabel(words.code, { exact: true })).toHaveValue('');
      expect(await keptInTab(page)).toBeNull();
    },
  );
}

test('the code goes with the person at logout, and a renewed code ends the invitation', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404/);
  const person = await registered('tabak');
  const { token, ...her } = await invited(page);
  await logIn(page.context(), person);
  await page.goto(address('tabak', WORDS.nl.page + token));
  await page.getByRole('link', { name: WORDS.nl.linkWith }).press('Enter');
  await expect(page.getByText(WORDS.nl.invited)).toBeVisible();
  expect(await keptInTab(page)).toContain(her.code);
  await page.goto(address('tabak', '/user/logout'));
  await page.waitForURL(/\/inloggen/);
  expect(await keptInTab(page)).toBeNull();
  await call(page, 'begeleid', 'POST', '/pairing-code/renew');
  await page.goto(address('tabak', WORDS.nl.page + token));
  await expect(page.getByText(WORDS.nl.gone)).toBeVisible();
  await expectAccessible(page);
});

test('the nurse reads what becomes of an invitation, and finds her guide', async ({ page }) => {
  await nurse(page);
  await page.goto(address('begeleid', '/client-uitnodigen'));
  await expect(page.getByText(/wat ervan werd, maar niet wie/)).toBeVisible();
  await expect(page.getByText(/De link werkt 30 dagen/)).toBeVisible();
  await page.goto(address('begeleid', '/clienten'));
  await page.getByRole('link', { name: 'Lees de werkwijze' }).press('Enter');
  await page.waitForURL(address('begeleid', '/hulp'));
  await page.goto(address('begeleid', '/clienten'));
  await expect(page.getByRole('link', { name: /^Werkwijze/ })).toHaveAttribute('href', '/hulp');
});
