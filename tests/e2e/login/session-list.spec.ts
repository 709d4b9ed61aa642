import type { Page } from '@playwright/test';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { openRows } from '../support/account.ts';
import { getLink, mailTo } from '../support/mails.ts';
import { createNurse } from '../support/nurses.ts';
import { createParticipant, logIn, PASSWORD, type Person } from '../support/people.ts';
import { createStaffMember, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const inDatabase = (sql: string, ...values: readonly unknown[]) =>
  withContentSystem(getProduct(), ({ database }) => database.pool.query(sql, [...values]));

const validate = ({ uid }: Person) => inDatabase('update users set validated_at = now() where uid = $1', uid);

/** Moves the login back by an hour. */
const readAnHourLater = ({ uid }: Person) =>
  inDatabase("update sessions set created_at = created_at - interval '1 hour' where uid = $1", uid);

const TEXTS = {
  nl: {
    account: '/account',
    page: '/account/waar-ingelogd',
    login: '/inloggen',
    title: 'Waar je bent ingelogd',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Log in',
    subject: /^Er is ingelogd op een nieuw apparaat$/,
    device: 'Chrome op een Linux-computer',
    here: 'Dit apparaat',
    end: /^Log uit: Chrome op een Linux-computer/,
    ended: 'Chrome op een Linux-computer is uitgelogd.',
    others: 'Log alle andere apparaten uit',
    only: 'Je bent nergens anders ingelogd.',
    ask: 'Verwijder je account',
    confirm: 'Ja, verwijder mijn account',
    shown: 'Laat zien dat jij het bent',
    again: 'Je wachtwoord',
    erase: 'Wis alles voorgoed',
    gone: 'Je account is verwijderd. Je bent altijd weer welkom.',
  },
  en: {
    account: '/en/account',
    page: '/en/account/where-logged-in',
    login: '/en/login',
    title: 'Where you’re logged in',
    mail: 'Email address',
    password: 'Password',
    submit: 'Log in',
    subject: /^Someone logged in on a new device$/,
    device: 'Chrome on a Linux computer',
    here: 'This device',
    end: /^Log out: Chrome on a Linux computer/,
    ended: 'Chrome on a Linux computer has been logged out.',
    others: 'Log out all other devices',
    only: 'You’re not logged in anywhere else.',
    ask: 'Delete your account',
    confirm: 'Yes, delete my account',
    shown: 'Confirm it’s you',
    again: 'Your password',
    erase: 'Delete everything permanently',
    gone: 'Your account has been deleted. You’re always welcome back.',
  },
} as const;

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language];
  const getPageUrl = (path: string) => getUrl('alcohol', path);

  async function logInOn(page: Page, mail: string): Promise<void> {
    await page.goto(getPageUrl(texts.login));
    await page.getByRole('textbox', { name: texts.mail }).fill(mail);
    await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: texts.submit, exact: true }).click();
    await page.waitForURL(/\/program/);
  }

  test(
    `a login on a new device is told by a mail, whose link leads to where it is ended (${language})`,
    getVariant(language === 'en'),
    async ({ page, browser, expectNoise }) => {
      expectNoise(/403/);
      const me = await createParticipant(page.context(), 'alcohol', { language });
      await validate(me);
      const away = await (await browser.newContext()).newPage();
      await logInOn(away, me.mail);

      const mail = await mailTo(me.mail, texts.subject);
      expect(mail.text).toContain(texts.device);
      expect(mail.text).not.toMatch(/alcohol|drink/i);
      await page.goto(getLink(mail));
      await page.waitForURL(getPageUrl(texts.page));
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(page.getByText(texts.here, { exact: true })).toHaveCount(1);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: texts.end }).press('Enter');
      await expect(page.getByText(texts.ended)).toBeVisible();
      await expect(page.getByText(texts.only)).toBeVisible();
      await expect(page.locator('.session-row')).toBeFocused();
      await away.reload();
      await away.waitForURL(/(inloggen|login)\?/);
      await away.context().close();
    },
  );

  test(
    `all other devices are logged out at once (${language})`,
    getVariant(language === 'nl'),
    async ({ page, browser, expectNoise }) => {
      expectNoise(/403/);
      const me = await createParticipant(page.context(), 'alcohol', { language });
      const context = await browser.newContext();
      await logIn(context, me);
      await page.goto(getPageUrl(texts.account));
      await openRows(page);
      await page.getByRole('link', { name: texts.title }).click();
      await page.getByRole('button', { name: texts.others }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: texts.others }).press('Enter');
      await expect(page.getByText(texts.only)).toBeFocused();
      const other = await context.newPage();
      await other.goto(getPageUrl(texts.account));
      await other.waitForURL(/(inloggen|login)\?/);
      await context.close();
    },
  );

  test(
    `deleting the account asks for the password where the login is longer ago (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/403|422/);
      const me = await createParticipant(page.context(), 'alcohol', { language });
      await readAnHourLater(me);
      await page.goto(getPageUrl(texts.account));
      await openRows(page);
      await page.getByRole('button', { name: texts.ask }).press('Enter');
      await page.getByRole('button', { name: texts.confirm }).press('Enter');
      const dialog = page.getByRole('dialog', { name: texts.shown });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(texts.again, { exact: true }).fill('verkeerd 5 boom');
      await dialog.getByRole('button', { name: texts.erase }).press('Enter');
      await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible();
      await dialog.getByLabel(texts.again, { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: texts.erase }).press('Enter');
      await expect(page.getByText(texts.gone)).toBeVisible();
      const { rows } = await inDatabase('select 1 from users where uid = $1', me.uid);
      expect(rows).toEqual([]);
    },
  );
}

test('whoever has no password here is asked to come in anew before the account is deleted', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/403/);
  const me = await createParticipant(page.context(), 'alcohol');
  await inDatabase("update users set password_hash = null, role = 'sso_client' where uid = $1", me.uid);
  await inDatabase("update sessions set role = 'sso_client' where uid = $1", me.uid);
  await readAnHourLater(me);
  await page.goto(getUrl('alcohol', '/account'));
  await openRows(page);
  await page.getByRole('button', { name: 'Verwijder je account' }).press('Enter');
  await page.getByRole('button', { name: 'Ja, verwijder mijn account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Laat zien dat jij het bent' });
  await expect(dialog.getByText(/Je hebt hier geen wachtwoord/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Log uit' }).click();
  await page.waitForURL(getUrl('alcohol', '/inloggen'));
});

test('a nurse and somebody of the staff see where they are logged in', async ({ page, context }) => {
  await createNurse(page);
  await page.goto(getUrl('begeleid', '/account'));
  await page.getByRole('link', { name: 'Waar je bent ingelogd' }).click();
  await expect(page.getByText('Dit apparaat')).toBeVisible();
  await expect(page.getByText('Je bent nergens anders ingelogd.')).toBeVisible();
  await expectAccessible(page);
  const desk = await context.newPage();
  await createStaffMember(desk, 'editor');
  await openScreen(desk, '/beheer/mijn-account', 'Mijn account');
  const section = desk.getByRole('region', { name: 'Waar je bent ingelogd' });
  await expect(section.getByText('Dit apparaat')).toBeVisible();
  await expectAccessible(desk);
});
