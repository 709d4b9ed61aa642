import { linkOf, mailTo } from './mails.ts';
import { logIn, PASSWORD, participant, registered } from './people.ts';
import { address, expect, expectAccessible, test } from './story.ts';

const NEW_PASSWORD = 'een nieuwe zin met 7 woorden';

const WORDS = {
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
    missing: 'Fill in your email address.',
    subject: /password/i,
    password: 'New password',
    confirmation: 'The same password once more',
    save: 'Save my password',
    unequal: 'The two passwords are not the same.',
    done: 'Your new password has been saved. You are logged in.',
    toProgramme: 'Go to your programme',
    programme: '/en/program',
    invalid: /This link does not work any more/,
    again: 'Ask for a new link',
    validate: /Confirm/,
    confirmed: 'Your email address is confirmed. Thank you.',
    login: 'Go to log in',
  },
} as const;

for (const [language, words] of Object.entries(WORDS)) {
  const own = { language: language as 'nl' | 'en' };

  test(`a lost password: the form, the mail, the link, the new password, and no second time (${language})`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/400|403/);
    const { mail } = await registered('gokken', own);
    await page.goto(address('gokken', words.forgot));
    const send = page.getByRole('button', { name: words.send });
    await expect(send).toBeVisible();
    await expectAccessible(page);
    await send.press('Enter');
    await expect(page.getByRole('link', { name: words.missing })).toBeVisible();
    await page.getByLabel(words.mail).fill(mail);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: mail })).toBeVisible();
    await expectAccessible(page);

    const link = linkOf(await mailTo(mail, words.subject));
    await page.goto(link);
    const save = page.getByRole('button', { name: words.save });
    await expect(save).toBeVisible();
    await expectAccessible(page);
    await page.locator('#reset-password').fill(NEW_PASSWORD);
    await page.getByLabel(words.confirmation).fill(PASSWORD);
    await save.press('Enter');
    await expect(page.getByRole('link', { name: words.unequal })).toBeVisible();
    await page.getByLabel(words.confirmation).fill(NEW_PASSWORD);
    await save.press('Enter');
    await expect(page.getByText(words.done)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.toProgramme }).press('Enter');
    await page.waitForURL(address('gokken', words.programme));

    // Left first: a page that wakes up without its session goes to login by itself.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByText(words.invalid)).toBeVisible();
    await expect(page.getByRole('link', { name: words.again })).toBeVisible();
    await expectAccessible(page);
  });

  test(`the first mail confirms the address; the same link again is no failure (${language})`, async ({ page }) => {
    const { mail } = await registered('tabak', own);
    const link = linkOf(await mailTo(mail, words.validate));
    for (const _ of [1, 2]) {
      await page.goto(link);
      await expect(page.getByText(words.confirmed)).toBeVisible();
      await expect(page.getByRole('link', { name: words.login })).toBeVisible();
    }
    await expectAccessible(page);
  });
}

for (const [what, path] of [
  ['truncated', '/valideer/7/1700000000/abc'],
  ['made up', `/valideer/999999/1700000000/${'a'.repeat(43)}`],
] as const) {
  test(`a ${what} link confirms nothing and says what to do`, async ({ page, expectNoise }) => {
    expectNoise(/400/);
    await page.goto(address('alcohol', path));
    await expect(page.getByText(/Deze link werkt niet meer/)).toBeVisible();
    await expectAccessible(page);
  });
}

test('an address that nobody has gets the same answer', async ({ page }) => {
  await page.goto(address('alcohol', '/wachtwoord-vergeten'));
  await page.getByLabel('E-mailadres').fill('niemand@example.nl');
  await page.getByRole('button', { name: 'Stuur mij een link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'niemand@example.nl' })).toBeVisible();
});

test('logging out ends the session in every tab and shows nothing private afterwards', async ({
  page,
  context,
  expectNoise,
}) => {
  // The frame may have asked for the days as the session ended.
  expectNoise(/403/);
  const person = await participant(context, 'alcohol');
  await page.goto(address('alcohol', '/user/logout'));
  await page.waitForURL(address('alcohol', '/inloggen'));
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /^SESS|session_hint/.test(name))).toEqual(
    [],
  );
  await page.goto(address('alcohol', '/account'));
  await page.waitForURL(/\/inloggen\?programma=alcohol&destination=%2Faccount/);
  await logIn(context, person);
});

test('a logout that does not arrive says so and can be tried again', async ({ page, context, expectNoise }) => {
  expectNoise(/ERR_FAILED|Failed to load/);
  await participant(context, 'alcohol', { language: 'en' });
  await page.route('**/user/logout?*', (route) => route.abort());
  await page.goto(address('alcohol', '/en/user/logout'));
  await expect(page.getByText('something went wrong while logging out.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/user/logout?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(address('alcohol', '/en/login'));
});
