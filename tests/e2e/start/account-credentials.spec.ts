import { randomUUID } from 'node:crypto';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { openRows } from '../support/account.ts';
import { loseResponse } from '../support/lose-response.ts';
import { createParticipant, PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    path: '/account/email-wijzigen',
    password: '/account/wachtwoord-wijzigen',
    home: '/account',
    mail: 'Nieuw e-mailadres',
    again: 'Hetzelfde e-mailadres nog een keer',
    current: 'Je huidige wachtwoord',
    submit: 'Wijzig mijn e-mailadres',
    required: ['Vul je nieuwe e-mailadres in.', 'Vul het nog een keer in.', 'Vul je huidige wachtwoord in.'],
    same: 'Dit is al je e-mailadres. Vul een ander in.',
    notEqual: 'Dit is niet hetzelfde als hierboven.',
    wrong: 'Je huidige wachtwoord klopt niet.',
    failed: 'Er ging iets mis. Je e-mailadres is niet gewijzigd.',
    done: /Je e-mailadres is gewijzigd/,
    next: 'Nieuw wachtwoord',
    nextAgain: 'Hetzelfde wachtwoord nog een keer',
    submitPassword: 'Wijzig mijn wachtwoord',
    requiredPassword: ['Vul je huidige wachtwoord in.', 'Dit wachtwoord is te kort.'],
    failedPassword: 'Er ging iets mis. Je wachtwoord is niet gewijzigd.',
    donePassword: 'Je wachtwoord is gewijzigd.',
  },
  en: {
    path: '/en/account/change-email',
    password: '/en/account/change-password',
    home: '/en/account',
    mail: 'New email address',
    again: 'Enter the same email address again',
    current: 'Your current password',
    submit: 'Change my email address',
    required: ['Enter your new email address.', 'Enter it again.', 'Enter your current password.'],
    same: 'This is already your email address. Enter a different one.',
    notEqual: 'This does not match the one above.',
    wrong: 'Your current password is not correct.',
    failed: 'Something went wrong. Your email address has not changed.',
    done: /Your email address has been changed/,
    next: 'New password',
    nextAgain: 'Enter the same password again',
    submitPassword: 'Change my password',
    requiredPassword: ['Enter your current password.', 'This password is too short.'],
    failedPassword: 'Something went wrong. Your password has not been changed.',
    donePassword: 'Your password has been changed.',
  },
} as const;

for (const [code, texts] of Object.entries(TEXTS)) {
  const language = code as 'nl' | 'en';

  test(
    `the email address is changed with the current password (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/422|500/);
      const { mail } = await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      const submit = page.getByRole('button', { name: texts.submit });
      await submit.press('Enter');
      for (const error of texts.required) await expect(page.getByRole('link', { name: error })).toBeVisible();
      await expectAccessible(page);

      const next = `${randomUUID()}@example.nl`;
      await page.getByLabel(texts.mail).fill(mail);
      await page.getByLabel(texts.again).fill(next);
      await page.getByLabel(texts.current, { exact: true }).fill('niet 1 wachtwoord');
      await submit.press('Enter');
      for (const error of [texts.same, texts.notEqual])
        await expect(page.getByRole('link', { name: error })).toBeVisible();

      await page.getByLabel(texts.mail).fill(next);
      await submit.press('Enter');
      await expect(page.getByRole('link', { name: texts.wrong })).toBeVisible();
      await expect(page.getByLabel(texts.current, { exact: true })).toHaveAttribute('aria-invalid', 'true');

      await page.getByLabel(texts.current, { exact: true }).fill(PASSWORD);
      await page.route('**/api/**/user/*', (route) => route.fulfill({ status: 500, json: { message: '' } }), {
        times: 1,
      });
      await submit.press('Enter');
      await expect(page.getByText(texts.failed)).toBeVisible();
      await expect(page.getByLabel(texts.mail)).toHaveValue(next);
      await expectAccessible(page);
      await submit.press('Enter');
      await page.waitForURL(getUrl('alcohol', texts.home));
      await expect(page.getByText(texts.done)).toBeVisible();
      await expect(page.locator('main input[type=email]')).toHaveValue(next);
    },
  );

  test(
    `the password is changed with the current one (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/422|500/);
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.password));
      const submit = page.getByRole('button', { name: texts.submitPassword });
      const next = page.getByLabel(texts.next, { exact: true });
      await next.fill('kort 1');
      await submit.press('Enter');
      for (const error of texts.requiredPassword) await expect(page.getByRole('link', { name: error })).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel(texts.current, { exact: true }).fill('niet 1 wachtwoord');
      await next.fill('zon 5 bloemen');
      await page.getByLabel(texts.nextAgain).fill('zon 5 bloemen');
      await submit.press('Enter');
      await expect(page.getByRole('link', { name: texts.wrong })).toBeVisible();
      await page.getByLabel(texts.current, { exact: true }).fill(PASSWORD);
      await page.route('**/api/**/user/*', (route) => route.fulfill({ status: 500, json: { message: '' } }), {
        times: 1,
      });
      await submit.press('Enter');
      await expect(page.getByText(texts.failedPassword)).toBeVisible();
      await submit.press('Enter');
      await page.waitForURL(getUrl('alcohol', texts.home));
      await expect(page.getByText(texts.donePassword)).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
        'bloemen',
      );
    },
  );
}

test('a change whose response was lost is not said to have a wrong password alone', async ({ page, expectNoise }) => {
  expectNoise(/422|ERR_FAILED/);
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', TEXTS.nl.password));
  await page.getByLabel(TEXTS.nl.current, { exact: true }).fill(PASSWORD);
  await page.getByLabel(TEXTS.nl.next, { exact: true }).fill('zon 5 bloemen');
  await page.getByLabel(TEXTS.nl.nextAgain).fill('zon 5 bloemen');
  await page.route('**/api/**/user/*', loseResponse, { times: 1 });
  const submit = page.getByRole('button', { name: TEXTS.nl.submitPassword });
  await submit.press('Enter');
  await expect(page.locator('[data-toast]')).toBeVisible();
  await submit.press('Enter');
  await expect(page.getByRole('link', { name: /klopt niet, of je nieuwe wachtwoord is al bewaard/ })).toBeVisible();
  await expectAccessible(page);
});

test('whoever logs in elsewhere gives an address without a password, and has no password to change', async ({
  page,
}) => {
  const { uid } = await createParticipant(page.context(), 'alcohol');
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query(
      `update users set role = 'sso_client', password_hash = null, mail = 'a' || uid || '@anoniem.invalid' where uid = $1`,
      [uid],
    ),
  );
  await page.goto(getUrl('alcohol', '/account'));
  await openRows(page);
  await expect(page.getByText('Je hebt nog geen e-mailadres ingevuld.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wachtwoord wijzigen' })).toHaveCount(0);
  await expect(page.locator('.info-banner')).toBeHidden();
  await page.getByRole('link', { name: 'Vul een e-mailadres in' }).click();
  await expect(page.getByLabel('Je huidige wachtwoord')).toHaveCount(0);
  await expectAccessible(page);
  const next = `${randomUUID()}@example.nl`;
  await page.getByLabel('Nieuw e-mailadres').fill('iemand@anoniem.invalid');
  await page.getByRole('button', { name: 'Wijzig mijn e-mailadres' }).click();
  await expect(page.getByRole('link', { name: /Dit is geen e-mailadres/ })).toBeVisible();
  await page.getByLabel('Nieuw e-mailadres').fill(next);
  await page.getByLabel('Hetzelfde e-mailadres nog een keer').fill(next);
  await page.getByRole('button', { name: 'Wijzig mijn e-mailadres' }).click();
  await page.waitForURL(getUrl('alcohol', '/account'));
  await expect(page.getByText('Je logt in via je organisatie.')).toBeVisible();
  await expect(page.locator('.info-banner')).toBeVisible();
  await page.goto(getUrl('alcohol', '/account/wachtwoord-wijzigen'));
  await expect(page.getByText('Daar wijzig je ook je wachtwoord.')).toBeVisible();
});
