import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from '../support/days.ts';
import { expectFits } from '../support/fits.ts';
import { getLink, mailTo } from '../support/mails.ts';
import { createNurse, getClientPage } from '../support/nurses.ts';
import { createParticipant, logIn, PASSWORD, registered } from '../support/people.ts';
import { answerQuestions, type StartLanguage } from '../support/starting.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
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
  const her = await createNurse(page);
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

for (const [language, texts] of Object.entries(TEXTS)) {
  test(
    `an invitation is followed to a new account, which is paired by one press (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const { invited: mail, token } = await invited(page);
      await page.goto(getUrl('tabak', texts.page + token));
      await expect(page.getByText(texts.lead)).toBeVisible();
      await expect(page.getByRole('heading', { name: texts.sees, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: texts.never, exact: true })).toBeVisible();
      await expect(page.locator('main')).not.toContainText(mail);
      await expectFits(page);
      await expectAccessible(page);

      await page.getByRole('button', { name: texts.refuse }).press('Enter');
      await expect(page.getByText(texts.nothingKept)).toBeVisible();
      await expectAccessible(page);
      expect(await keptInTab(page)).toBeNull();
      await page.getByRole('button', { name: texts.back }).press('Enter');

      await page.getByRole('link', { name: texts.begin, exact: true }).press('Enter');
      await page.waitForURL(getUrl('tabak', texts.register));
      await answerQuestions(page, language as StartLanguage);
      await expect(page.getByLabel(texts.name)).toBeVisible();
      await page.getByLabel(texts.name).fill('Kim');
      await page.getByLabel(texts.mail).fill(mail);
      await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
      for (const box of await page.locator('main').getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: texts.make }).press('Enter');

      await page.waitForURL((url) => url.pathname === texts.pairing);
      await expect(page.getByText(texts.invited)).toBeVisible();
      await expect(page.getByLabel(texts.code, { exact: true })).toHaveValue(/^[A-Z\d]{6}$/);
      await expect(page.getByLabel(texts.agreement)).not.toBeChecked();
      await expectAccessible(page);
      await page.getByLabel(texts.agreement).press('Space');
      await page.getByRole('button', { name: texts.submit }).press('Enter');
      await page.getByRole('button', { name: texts.confirm }).press('Enter');
      await expect(page.getByText(texts.paired)).toBeVisible();
      expect(await keptInTab(page)).toBeNull();
      const { uid } = JSON.parse(await call(page, 'tabak', 'GET', '/current-user'));
      await page.getByRole('link', { name: texts.goOn }).press('Enter');
      await page.waitForURL(getUrl('tabak', texts.welcome));

      await page.goto(getClientPage('zelfhulptabak', uid[0].value));
      await expect(page.getByRole('heading', { level: 1, name: 'Kim' })).toBeVisible();
      await page.goto(getUrl('begeleid', '/client-uitnodigen'));
      const table = page.getByRole('table', { name: 'Verstuurde uitnodigingen' });
      await expect(table.getByRole('row').nth(1)).toContainText(/Stoppen met roken.*Gekoppeld op/s);
    },
  );

  test(
    `an invitation is followed by somebody who has an account: log in, one press, paired (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const person = await registered('tabak', { language: language as 'nl' | 'en' });
      const { token } = await invited(page);
      await page.goto(getUrl('tabak', texts.page + token));
      await page.getByRole('link', { name: texts.login }).press('Enter');
      await page.getByLabel(texts.mail).fill(person.mail);
      await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: texts.logIn, exact: true }).press('Enter');
      await page.waitForURL((url) => url.pathname === texts.pairing);
      await expect(page.getByText(texts.invited)).toBeVisible();
      await page.getByLabel(texts.agreement).press('Space');
      await page.getByRole('button', { name: texts.submit }).press('Enter');
      await page.getByRole('button', { name: texts.confirm }).press('Enter');
      await expect(page.getByText(texts.paired)).toBeVisible();
      await page.getByRole('link', { name: texts.goOn }).press('Enter');
      await page.waitForURL(getUrl('tabak', texts.home));
      await page.goto(getClientPage('zelfhulptabak', person.uid));
      await expect(page.getByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();
      await page.goto(getUrl('tabak', texts.page + token));
      await expect(page.getByRole('heading', { name: texts.already })).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    `somebody who is logged in decides on the pairing page, and may say not now (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createParticipant(page.context(), 'tabak', { language: language as 'nl' | 'en' });
      const { token } = await invited(page);
      await page.goto(getUrl('tabak', texts.page + token));
      await page.getByRole('link', { name: texts.linkWith }).press('Enter');
      await expect(page.getByText(texts.invited)).toBeVisible();
      await page.getByRole('button', { name: texts.notNow }).press('Enter');
      await expect(page.getByLabel(texts.code, { exact: true })).toHaveValue('');
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
  await page.goto(getUrl('tabak', TEXTS.nl.page + token));
  await page.getByRole('link', { name: TEXTS.nl.linkWith }).press('Enter');
  await expect(page.getByText(TEXTS.nl.invited)).toBeVisible();
  expect(await keptInTab(page)).toContain(her.code);
  await page.goto(getUrl('tabak', '/user/logout'));
  await page.waitForURL(/\/inloggen/);
  expect(await keptInTab(page)).toBeNull();
  await call(page, 'begeleid', 'POST', '/pairing-code/renew');
  await page.goto(getUrl('tabak', TEXTS.nl.page + token));
  await expect(page.getByText(TEXTS.nl.gone)).toBeVisible();
  await expectAccessible(page);
});

test('the nurse reads what becomes of an invitation, and finds her guide', async ({ page }) => {
  await createNurse(page);
  await page.goto(getUrl('begeleid', '/client-uitnodigen'));
  await expect(page.getByText(/wat ervan werd, maar niet wie/)).toBeVisible();
  await expect(page.getByText(/De link werkt 30 dagen/)).toBeVisible();
  await page.goto(getUrl('begeleid', '/clienten'));
  await page.getByRole('link', { name: 'Lees de werkwijze' }).press('Enter');
  await page.waitForURL(getUrl('begeleid', '/hulp'));
  await page.goto(getUrl('begeleid', '/clienten'));
  await expect(page.getByRole('link', { name: /^Werkwijze/ })).toHaveAttribute('href', '/hulp');
});
