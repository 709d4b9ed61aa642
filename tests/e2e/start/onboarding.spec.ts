import { randomUUID } from 'node:crypto';
import { confirmed, createParticipant, PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, productPort, test } from '../support/story.ts';
import { getVariant, isInTurn } from '../support/variants.ts';

const TEXTS = {
  nl: {
    path: '/registreren',
    credentials: '/registreren/gegevens',
    welcome: '/welkom',
    yes: 'Ja',
    no: 'Nee',
    next: 'Volgende',
    left: (count: number) => `Nog ${count} vragen`,
    onward: /^(Ik heb gebeld|Ga verder)$/,
    name: 'Hoe mogen we je noemen?',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    boxes: [/18 jaar of ouder/, /Ik geef toestemming/, /Ik heb de privacyverklaring gelezen/],
    submit: 'Maak mijn account',
    errors: [
      'Vul een naam in. Het hoeft niet je echte naam te zijn.',
      'Vul je e-mailadres in.',
      'Kies een wachtwoord.',
      'Zet een vinkje als je 18 of ouder bent.',
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
    left: (count: number) => `${count} questions left`,
    onward: /^(I have called|Continue)$/,
    name: 'What may we call you?',
    mail: 'Email address',
    password: 'Password',
    boxes: [/18 or older/, /I agree that data/, /I have read the privacy statement/],
    submit: 'Create my account',
    errors: [
      'Enter a name. It does not have to be your real name.',
      'Enter your email address.',
      'Choose a password.',
      'Tick the box if you are 18 or over.',
      'Without your consent we cannot make a programme for you. You can still see all the information and phone numbers.',
      'Read the privacy statement and tick the box to continue.',
    ],
  },
} as const;

for (const [at, label] of (['alcohol', 'naasten'] as const).entries()) {
  for (const [language, texts] of Object.entries(TEXTS)) {
    const title = `${label}: the questions come one at a time, then the account is made and the tour begins (${language})`;
    test(title, getVariant(isInTurn(at, language)), async ({ page }) => {
      await page.goto(getUrl(label, texts.path));
      const legend = page.locator('legend');
      const answer = (name: string) => page.getByRole('button', { name, exact: true });
      const left = page.locator('main .progress-bar');
      await expect(answer(texts.yes)).toBeVisible();
      await expectAccessible(page);
      const total = Number(await left.locator('progress').getAttribute('max'));
      await expect(left).toContainText(texts.left(total));

      // "No" continues automatically, and the next question has the focus.
      const age = (await legend.textContent()) ?? '';
      await answer(texts.no).press('Enter');
      await expect(legend).not.toHaveText(age);
      await expect(page.getByRole('group')).toBeFocused();
      await expect(left).toContainText(texts.left(total - 1));
      // The answer "yes" shows a text before the next question.
      const argument = (await legend.textContent()) ?? '';
      await answer(texts.yes).press('Enter');
      await expect(page.locator('main .banner')).toBeVisible();
      await expect(legend).toHaveText(argument);
      await expect(answer(texts.yes)).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);
      await answer(texts.next).press('Enter');
      for (let index = 2; index < total; index++) {
        await expect(left.locator('progress')).toHaveAttribute('value', String(index + 1));
        await answer(texts.no).press('Enter');
      }
      // Only an answer that postpones the plan requires a call first.
      await page.getByRole('link', { name: texts.onward }).press('Enter');
      await page.waitForURL(getUrl(label, texts.credentials));

      const submit = page.getByRole('button', { name: texts.submit });
      await expect(submit).toBeVisible();
      await expectAccessible(page);
      await submit.press('Enter');
      for (const error of texts.errors) await expect(page.getByRole('link', { name: error })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(texts.name).fill('Sam');
      await page.getByLabel(texts.mail).fill(`${randomUUID()}@example.nl`);
      await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
      for (const box of texts.boxes) await page.getByLabel(box).press('Space');
      await submit.press('Enter');
      await page.waitForURL(getUrl(label, texts.welcome));
    });
  }
}

test('a number of the answer is called from where somebody is: nothing says that a tab opens', async ({ page }) => {
  await page.goto(getUrl('cocaine', '/registreren'));
  await page.getByRole('button', { name: 'Nee', exact: true }).click();
  await expect(page.locator('legend')).toHaveText(/pijn of druk op je borst/);
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  const call = page.locator('main .banner').getByRole('link', { name: 'Bel 112', exact: true });
  await expect(call).toHaveAttribute('href', 'tel:112');
  await expect(call).not.toHaveAttribute('target');
});

test('somebody who is logged in and enters onboarding is sent to the tour', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  for (const path of ['/registreren', '/registreren/gegevens']) {
    await page.goto(getUrl('alcohol', path));
    await page.waitForURL(getUrl('alcohol', '/welkom'));
  }
});

for (const { typed, error } of [
  { typed: 'kort 1', error: 'Dit wachtwoord is te kort.' },
  { typed: '1234567890', error: 'Gebruik ook een letter.' },
  { typed: 'geencijfers', error: 'Gebruik ook een cijfer.' },
  { typed: 'password123', error: 'Dit wachtwoord gebruiken te veel mensen. Kies een ander.' },
]) {
  test(`a password is refused in words: ${error}`, async ({ page }) => {
    await page.goto(getUrl('alcohol', '/registreren/gegevens'));
    await page.getByLabel('Hoe mogen we je noemen?').fill('Sam');
    await page.getByLabel('E-mailadres').fill('geen adres');
    await page.getByLabel('Wachtwoord', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Maak mijn account' }).click();
    await expect(page.getByRole('link', { name: error })).toBeVisible();
    await expect(page.getByRole('link', { name: /Dit is geen e-mailadres/ })).toBeVisible();
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue(typed);
  });
}

test('whoever registers an address that has an account gets one as at any other address', async ({ page }) => {
  const { mail } = await confirmed(page.context(), 'alcohol');
  await page.context().clearCookies();
  await page.goto(getUrl('alcohol', '/registreren/gegevens'));
  await page.getByLabel('Hoe mogen we je noemen?').fill('Robin');
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('maan en 7 sterren');
  for (const box of TEXTS.nl.boxes) await page.getByLabel(box).check();
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await page.waitForURL(getUrl('alcohol', '/welkom'));
  await page.goto(getUrl('alcohol', '/account'));
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Robin');
});

test('an address that is corrected after an answer that got lost makes an account of its own', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load/);
  const [wrong, right] = [`${randomUUID()}@example.nl`, `${randomUUID()}@example.nl`];
  await page.goto(getUrl('alcohol', '/registreren/gegevens'));
  await page.getByLabel('Hoe mogen we je noemen?').fill('Robin');
  await page.getByLabel('E-mailadres').fill(wrong);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('maan en 7 sterren');
  for (const box of TEXTS.nl.boxes) await page.getByLabel(box).check();
  await page.route(
    '**/user/register?*',
    async (route) => {
      const { pathname, search, host } = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host };
      await route.fetch({ url: `http://127.0.0.1:${productPort()}${pathname}${search}`, headers });
      await route.abort();
    },
    { times: 1 },
  );
  const submit = page.getByRole('button', { name: 'Maak mijn account' });
  await submit.click();
  await expect(page.getByText(/We kunnen de site nu niet bereiken/).first()).toBeVisible();
  await page.getByLabel('E-mailadres').fill(right);
  await submit.click();
  await page.waitForURL(getUrl('alcohol', '/welkom'));
  await page.goto(getUrl('alcohol', '/account'));
  await expect(page.locator('main input[type=email]')).toHaveValue(right);
});

test('the browser leads back and forward from question to question, and what was answered stays', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/programmas'));
  await page.goto(getUrl('alcohol', '/registreren'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  const legend = page.locator('legend');
  const no = page.getByRole('button', { name: 'Nee', exact: true });
  const requests: string[] = [];
  for (let question = 0; question < 3; question++) {
    if (question > 0) await expect(legend).not.toHaveText(requests[question - 1] ?? '');
    requests.push((await legend.textContent()) ?? '');
    if (question < 2) await no.press('Enter');
  }
  for (const question of [1, 0]) {
    await page.goBack();
    await expect(legend).toHaveText(requests[question] ?? '');
    await expect(page.getByRole('group')).toBeFocused();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goForward();
  await expect(legend).toHaveText(requests[1] ?? '');
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(legend).toHaveText(requests[0] ?? '');
});

test('a reload in between stands at the same question, with what was answered; opened anew it begins', async ({
  page,
}) => {
  await page.goto(getUrl('alcohol', '/registreren'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  const progress = page.locator('main progress');
  const no = page.getByRole('button', { name: 'Nee', exact: true });
  for (const next of ['2', '3', '4']) {
    await no.click();
    await expect(progress).toHaveAttribute('value', next);
  }
  await page.reload();
  await expect(progress).toHaveAttribute('value', '4');
  await expect(no).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(progress).toHaveAttribute('value', '3');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toBe(getUrl('alcohol', '/registreren'));

  // Opening the same URL again is a reload for a browser, so another page is opened in between.
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.goto(getUrl('alcohol', '/registreren'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await expect(progress).toHaveAttribute('value', '1');
  await expect(no).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('"no"');
});

test('another language keeps the place and the answers; a way in of its own begins anew', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/registreren'));
  const left = page.locator('main .progress-bar progress');
  const no = page.getByRole('button', { name: /^(Nee|No)$/ });
  for (let index = 1; index < 4; index += 1) {
    await expect(left).toHaveAttribute('value', String(index));
    await no.click();
  }
  await expect(left).toHaveAttribute('value', '4');
  const other = page.getByRole('link', { name: 'English', includeHidden: true }).first();
  await other.evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(getUrl('alcohol', '/en/register'));
  await expect(left).toHaveAttribute('value', '4');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(left).toHaveAttribute('value', '3');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await page.goto(getUrl('alcohol', '/en/help'));
  await page.goto(getUrl('alcohol', '/en/register'));
  await expect(left).toHaveAttribute('value', '1');
});

test('two quick presses answer one question, and no more', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/registreren'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  const progress = page.locator('main progress');
  await page.getByRole('button', { name: 'Nee', exact: true }).dblclick();
  await expect(progress).toHaveAttribute('value', '2');
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(progress).toHaveAttribute('value', '1');
});

test('a reload keeps the name and the address of an account that is being made, and no password', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/registreren/gegevens'));
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
    await page.goto(getUrl('alcohol', path));
    await expect(page.locator('main form button[type=submit]').last()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
