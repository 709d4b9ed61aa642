import { loseResponse } from '../support/lose-response.ts';
import { getLink, mailTo } from '../support/mails.ts';
import { createParticipant, logIn, PASSWORD, registered } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const NEW_PASSWORD = 'een nieuwe zin met 7 woorden';

const TEXTS = {
  nl: {
    forgot: '/wachtwoord-vergeten',
    mail: 'E-mailadres',
    send: 'Stuur mij een link',
    missing: 'Vul je e-mailadres in.',
    subject: /wachtwoord/i,
    password: 'Nieuw wachtwoord',
    confirmation: 'Hetzelfde wachtwoord nog een keer',
    save: 'Bewaar mijn wachtwoord',
    unequal: 'De twee wachtwoorden zijn niet hetzelfde.',
    done: 'Je nieuwe wachtwoord is bewaard. Je bent ingelogd.',
    maybe: 'Misschien is je nieuwe wachtwoord al bewaard.',
    toProgramme: 'Ga naar je programma',
    programme: '/programma',
    invalid: /Deze link werkt niet meer/,
    again: 'Vraag een nieuwe link',
    validate: /Bevestig/,
    confirmed: 'Je e-mailadres is bevestigd. Dank je wel.',
    login: 'Ga naar inloggen',
  },
  en: {
    forgot: '/en/forgot-password',
    mail: 'Email address',
    send: 'Send me a link',
    missing: 'Enter your email address.',
    subject: /password/i,
    password: 'New password',
    confirmation: 'Enter the same password again',
    save: 'Save my password',
    unequal: 'The two passwords do not match.',
    done: 'Your new password has been saved. You’re logged in.',
    maybe: 'Your new password may have been saved already.',
    toProgramme: 'Go to your programme',
    programme: '/en/program',
    invalid: /This link no longer works/,
    again: 'Ask for a new link',
    validate: /Confirm/,
    confirmed: 'Your email address is confirmed. Thank you.',
    login: 'Go to login',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS)) {
  const options = { language: language as 'nl' | 'en' };

  test(
    `a lost password: the form, the mail, the link, the new password, and no second time (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/400|403/);
      const { mail } = await registered('gokken', options);
      await page.goto(getUrl('gokken', texts.forgot));
      const send = page.getByRole('button', { name: texts.send });
      await expect(send).toBeVisible();
      await expectAccessible(page);
      await send.press('Enter');
      await expect(page.getByRole('link', { name: texts.missing })).toBeVisible();
      await page.getByLabel(texts.mail).fill(mail);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: mail })).toBeVisible();
      await expectAccessible(page);

      const link = getLink(await mailTo(mail, texts.subject));
      await page.goto(link);
      const save = page.getByRole('button', { name: texts.save });
      await expect(save).toBeVisible();
      await expectAccessible(page);
      await page.locator('#reset-password').fill(NEW_PASSWORD);
      await page.getByLabel(texts.confirmation).fill(PASSWORD);
      // One toggle shows both passwords.
      const fields = page.locator('#reset-password, #reset-confirmation');
      await expect(page.locator('.password-control button')).toHaveCount(1);
      for (const type of ['text', 'password']) {
        await page.locator('.password-control button').press('Enter');
        for (const field of await fields.all()) await expect(field).toHaveAttribute('type', type);
      }
      await save.press('Enter');
      await expect(page.getByRole('link', { name: texts.unequal })).toBeVisible();
      await page.getByLabel(texts.confirmation).fill(NEW_PASSWORD);
      await save.press('Enter');
      await expect(page.getByText(texts.done)).toBeInViewport();
      await expect(page.getByRole('status').filter({ hasText: texts.done })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('link', { name: texts.toProgramme }).press('Enter');
      await page.waitForURL(getUrl('gokken', texts.programme));

      // The page is left first: one that becomes visible without its session redirects to login automatically.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto(link);
      await expect(page.getByText(texts.invalid)).toBeVisible();
      await expect(page.getByRole('link', { name: texts.again })).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    `a new password whose response was lost is not said to be refused (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/400|ERR_FAILED|Failed to fetch/);
      const { mail } = await registered('gokken', options);
      await page.goto(getUrl('gokken', texts.forgot));
      await page.getByLabel(texts.mail).fill(mail);
      await page.getByRole('button', { name: texts.send }).press('Enter');
      await page.goto(getLink(await mailTo(mail, texts.subject)));
      await page.route('**/reset-password*', loseResponse, { times: 1 });
      await page.locator('#reset-password').fill(NEW_PASSWORD);
      await page.getByLabel(texts.confirmation).fill(NEW_PASSWORD);
      const save = page.getByRole('button', { name: texts.save });
      await save.press('Enter');
      await expect(page.locator('[data-toast]')).toBeVisible();
      await save.press('Enter');
      await expect(page.getByText(texts.maybe).first()).toBeVisible();
    },
  );

  test(
    `the first mail confirms the address; the same link again is no failure (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const { mail } = await registered('tabak', options);
      const link = getLink(await mailTo(mail, texts.validate));
      for (const _ of [1, 2]) {
        await page.goto(link);
        await expect(page.getByText(texts.confirmed)).toBeVisible();
        await expect(page.getByRole('link', { name: texts.login })).toBeVisible();
      }
      await expectAccessible(page);
    },
  );
}

const RESEND = {
  nl: {
    validate: /Bevestig/,
    confirmed: 'Je e-mailadres is bevestigd. Dank je wel.',
    needless: 'Je e-mailadres is al bevestigd. Je hoeft niets meer te doen.',
    dead: '/valideer/7/1700000000/abc',
    invalid: /Deze link werkt niet meer/,
    send: 'Stuur een nieuwe mail',
    sent: /We hebben een nieuwe mail gestuurd naar/,
    limited: /Je probeerde het te vaak\. Wacht \d+ minu/,
  },
  en: {
    validate: /Confirm/,
    confirmed: 'Your email address is confirmed. Thank you.',
    needless: 'Your email address is already confirmed. There’s nothing else you need to do.',
    dead: '/en/validate/7/1700000000/abc',
    invalid: /This link no longer works/,
    send: 'Send a new email',
    sent: /We’ve sent a new email to/,
    limited: /You’ve tried too many times\. Wait \d+ minute/,
  },
} as const;

for (const [language, pattern] of Object.entries(RESEND)) {
  test(
    `six mails to confirm an address: the first works, and the last says that it is not needed (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/400|410|429/);
      const { mail } = await createParticipant(page.context(), 'tabak', { language: language as 'nl' | 'en' });
      const first = getLink(await mailTo(mail, pattern.validate));
      await page.goto(getUrl('tabak', pattern.dead));
      await expect(page.getByText(pattern.invalid)).toBeVisible();
      await expectAccessible(page);
      const send = page.getByRole('button', { name: pattern.send });
      for (let time = 0; time < 5; time += 1) {
        const response = page.waitForResponse(/send-validation-email/);
        await send.press('Enter');
        expect((await response).status()).toBe(204);
        await expect(page.getByText(pattern.sent)).toBeVisible();
        await expect(send).toBeEnabled();
      }
      await expectAccessible(page);
      await send.press('Enter');
      await expect(page.getByText(pattern.limited)).toBeVisible();
      await expectAccessible(page);

      let last = first;
      await expect
        .poll(async () => {
          last = getLink(await mailTo(mail, pattern.validate));
          return last;
        })
        .not.toBe(first);
      await page.goto(first);
      await expect(page.getByText(pattern.confirmed)).toBeVisible();
      await page.goto(last);
      await expect(page.getByText(pattern.needless)).toBeVisible();
      await expectAccessible(page);
      await page.goto(first);
      await expect(page.getByText(pattern.confirmed)).toBeVisible();
    },
  );
}

test('whoever is logged out gets from a dead link to a new mail by logging in', async ({ page, expectNoise }) => {
  expectNoise(/400/);
  const { mail } = await registered('tabak');
  await page.goto(getUrl('tabak', '/valideer/7/1700000000/abc'));
  await page.getByRole('link', { name: 'Ga naar inloggen' }).press('Enter');
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stuur een nieuwe mail' })).toBeVisible();
  await expect(page.getByText(mail)).toBeVisible();
});

for (const [action, path] of [
  ['truncated', '/valideer/7/1700000000/abc'],
  ['made up', `/valideer/999999/1700000000/${'a'.repeat(43)}`],
] as const) {
  test(`a ${action} link confirms nothing and says what to do`, async ({ page, expectNoise }) => {
    expectNoise(/400/);
    await page.goto(getUrl('alcohol', path));
    await expect(page.getByText(/Deze link werkt niet meer/)).toBeVisible();
    await expectAccessible(page);
  });
}

test('an address that nobody has gets the same answer', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/wachtwoord-vergeten'));
  await page.getByLabel('E-mailadres').fill('niemand@example.nl');
  await page.getByRole('button', { name: 'Stuur mij een link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'niemand@example.nl' })).toBeVisible();
});

test('logging out ends the session in every tab and shows nothing private afterwards', async ({
  page,
  context,
  expectNoise,
}) => {
  // The frame may have requested the days when the session ended.
  expectNoise(/403/);
  const person = await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/user/logout'));
  await page.waitForURL(getUrl('alcohol', '/inloggen'));
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /^SESS|session_hint/.test(name))).toEqual(
    [],
  );
  await page.goto(getUrl('alcohol', '/account'));
  await page.waitForURL(/\/inloggen\?programma=alcohol&destination=%2Faccount/);
  await logIn(context, person);
});

test('a logout that does not arrive says so and can be tried again', async ({ page, context, expectNoise }) => {
  expectNoise(/ERR_FAILED|Failed to load/);
  await createParticipant(context, 'alcohol', { language: 'en' });
  await page.route('**/user/logout?*', (route) => route.abort());
  await page.goto(getUrl('alcohol', '/en/user/logout'));
  await expect(page.getByText('something went wrong while logging out.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/user/logout?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(getUrl('alcohol', '/en/login'));
  await expect(page.getByText('You’ve been logged out.')).toBeVisible();
});
