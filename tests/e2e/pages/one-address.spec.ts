import type { Page } from '@playwright/test';
import { getLink, linksIn, mailTo } from '../support/mails.ts';
import { PASSWORD, registered } from '../support/people.ts';
import { address, expect, expectAccessible, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const NEW = 'maan en 7 sterren';

const WORDS = {
  nl: {
    validate: /Bevestig/,
    confirmed: 'Je e-mailadres is bevestigd. Dank je wel.',
    shown: /Er is iets geprobeerd/,
    earlier: 'Er is al een account met dit e-mailadres. Dat account is niet veranderd.',
    login: 'Ga naar inloggen',
    replace: 'Wis mijn eerdere account en ga verder met het nieuwe',
    page: '/inloggen',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    wrong: 'Deze combinatie van e-mailadres en wachtwoord is niet juist.',
    home: '/programma',
  },
  en: {
    validate: /Confirm/,
    confirmed: 'Your email address is confirmed. Thank you.',
    shown: /Someone tried to use/,
    earlier: 'There’s already an account with this email address. That account has not changed.',
    login: 'Go to login',
    replace: 'Delete my earlier account and carry on with the new one',
    page: '/en/login',
    mail: 'Email address',
    password: 'Password',
    wrong: 'This combination of email address and password is incorrect',
    home: '/en/program',
  },
} as const;

async function logInAs(page: Page, words: (typeof WORDS)['nl' | 'en'], mail: string, password: string): Promise<void> {
  await page.goto(address('tabak', words.page));
  await page.getByLabel(words.mail).fill(mail);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

for (const [language, words] of Object.entries(WORDS)) {
  test(
    `the mailbox alone decides between an account and one made beside it (${language})`,
    variant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/400|409/);
      const own = { language: language as 'nl' | 'en' };
      const { mail } = await registered('tabak', own);
      await page.goto(getLink(await mailTo(mail, words.validate)));
      await expect(page.getByText(words.confirmed)).toBeVisible();

      await registered('tabak', { ...own, mail, password: NEW });
      const [toLogin = '', goOn = ''] = linksIn(await mailTo(mail, words.shown));
      await page.goto(toLogin);
      await page.waitForURL(address('tabak', words.page));
      // A mail scanner opens every link: this deletes nothing.
      for (const _ of [1, 2]) {
        await page.goto(goOn);
        await expect(page.getByText(words.earlier)).toBeVisible();
        await expect(page.getByRole('link', { name: words.login })).toBeVisible();
      }
      await expectAccessible(page);
      await page.getByRole('button', { name: words.replace }).press('Enter');
      await expect(page.getByText(words.confirmed)).toBeVisible();
      await expectAccessible(page);

      await logInAs(page, words, mail, PASSWORD);
      await expect(page.locator('.form-failure')).toContainText(words.wrong);
      await page.getByLabel(words.password, { exact: true }).fill(NEW);
      await page.keyboard.press('Enter');
      await page.waitForURL(address('tabak', words.home));
    },
  );
}
