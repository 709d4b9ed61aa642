import type { Page } from '@playwright/test';
import { getLink, mailTo, readLinks } from '../support/mails.ts';
import { PASSWORD, registered } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const NEW = 'maan en 7 sterren';

const TEXTS = {
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

async function logInAs(
  page: Page,
  pattern: (typeof TEXTS)['nl' | 'en'],
  mail: string,
  password: string,
): Promise<void> {
  await page.goto(getUrl('tabak', pattern.page));
  await page.getByLabel(pattern.mail).fill(mail);
  await page.getByLabel(pattern.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

for (const [language, pattern] of Object.entries(TEXTS)) {
  test(
    `the mailbox alone decides between an account and one made beside it (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/400|409/);
      const options = { language: language as 'nl' | 'en' };
      const { mail } = await registered('tabak', options);
      await page.goto(getLink(await mailTo(mail, pattern.validate)));
      await expect(page.getByText(pattern.confirmed)).toBeVisible();

      await registered('tabak', { ...options, mail, password: NEW });
      const [toLogin = '', goOn = ''] = readLinks(await mailTo(mail, pattern.shown));
      await page.goto(toLogin);
      await page.waitForURL(getUrl('tabak', pattern.page));
      // A mail scanner opens every link: this deletes nothing.
      for (const _ of [1, 2]) {
        await page.goto(goOn);
        await expect(page.getByText(pattern.earlier)).toBeVisible();
        await expect(page.getByRole('link', { name: pattern.login })).toBeVisible();
      }
      await expectAccessible(page);
      await page.getByRole('button', { name: pattern.replace }).press('Enter');
      await expect(page.getByText(pattern.confirmed)).toBeVisible();
      await expectAccessible(page);

      await logInAs(page, pattern, mail, PASSWORD);
      await expect(page.locator('.form-failure')).toContainText(pattern.wrong);
      await page.getByLabel(pattern.password, { exact: true }).fill(NEW);
      await page.keyboard.press('Enter');
      await page.waitForURL(getUrl('tabak', pattern.home));
    },
  );
}
