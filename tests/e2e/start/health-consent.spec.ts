import { randomUUID } from 'node:crypto';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { openRows } from '../support/account.ts';
import { createParticipant, logIn, PASSWORD, type Person, registered } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    credentials: '/registreren/gegevens',
    account: '/account',
    ask: '/toestemming',
    programme: '/programma',
    landing: '/',
    name: 'Hoe mogen we je noemen?',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    adult: 'Ik ben 18 jaar of ouder.',
    sentence:
      'Ik geef toestemming om mijn gegevens over gezondheid en gebruik te bewaren, zodat mijn programma werkt. Ik kan dit altijd stoppen: dan worden ze gewist.',
    privacy: 'Ik heb de privacyverklaring gelezen.',
    submit: 'Maak mijn account',
    refused: 'Zonder toestemming kunnen we geen programma voor je maken. Alle uitleg en nummers blijven open.',
    young: 'Zet een vinkje als je 18 of ouder bent.',
    title: 'Jouw toestemming',
    withdraw: 'Toestemming intrekken',
    sure: 'Wil je je toestemming intrekken?',
    confirm: 'Ja, trek in en wis alles',
    gone: 'Je toestemming is ingetrokken en je gegevens zijn gewist. Je bent altijd weer welkom.',
    askTitle: 'Mogen we je gegevens bewaren?',
    goOn: 'Ga verder',
    stop: 'Stop en wis alles',
  },
  en: {
    credentials: '/en/register/credentials',
    account: '/en/account',
    ask: '/en/consent',
    programme: '/en/program',
    landing: '/en',
    name: 'What may we call you?',
    mail: 'Email address',
    password: 'Password',
    adult: 'I am 18 or older.',
    sentence:
      'I agree that data about my health and my use are stored to run my programme. I can withdraw this at any time, and the data will be deleted.',
    privacy: 'I have read the privacy statement.',
    submit: 'Create my account',
    refused:
      'Without your consent we cannot make a programme for you. You can still see all the information and phone numbers.',
    young: 'Tick the box if you are 18 or over.',
    title: 'Your consent',
    withdraw: 'Withdraw my consent',
    sure: 'Are you sure you want to withdraw your consent?',
    confirm: 'Yes, withdraw and delete everything',
    gone: 'Your consent has been withdrawn and your data has been deleted. You’re always welcome back.',
    askTitle: 'May we store your data?',
    goOn: 'Continue',
    stop: 'Stop and delete everything',
  },
} as const;

/** Creates an account from before the question about consent. */
const withoutConsent = ({ uid }: Person) =>
  withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('update users set consent_at = null, consent_version = null where uid = $1', [uid]),
  );

for (const [code, texts] of Object.entries(TEXTS)) {
  const language = code as 'nl' | 'en';

  test(
    `consent is refused, given with its own sentence, and withdrawn (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await page.goto(getUrl('alcohol', texts.credentials));
      await expect(page.locator('html[data-awake]')).toBeAttached();
      await page.getByLabel(texts.name).fill('Sam');
      await page.getByLabel(texts.mail).fill(`${randomUUID()}@example.nl`);
      await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
      const consent = page.getByLabel(texts.sentence);
      await expect(consent).not.toBeChecked();
      await page.getByLabel(texts.adult).check();
      await page.getByLabel(texts.privacy).check();
      const submit = page.getByRole('button', { name: texts.submit });
      await submit.press('Enter');
      await expect(page.getByRole('link', { name: texts.refused })).toBeVisible();
      await expect(page.getByLabel(texts.name)).toHaveValue('Sam');
      await expectAccessible(page);
      await consent.check();
      await submit.press('Enter');
      await page.waitForURL(/welkom|welcome/);

      await page.goto(getUrl('alcohol', texts.account));
      await openRows(page);
      const section = page.locator('.account-rows > details', {
        has: page.getByRole('heading', { name: texts.title, exact: true }),
      });
      await expect(section.last()).toContainText(texts.sentence);
      await expect(section.last()).toContainText(String(new Date().getFullYear()));
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.withdraw }).click();
      await expect(page.getByRole('dialog', { name: texts.sure })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.confirm }).press('Enter');
      await page.waitForURL(getUrl('alcohol', texts.landing));
      await expect(page.getByText(texts.gone)).toBeVisible();
    },
  );

  test(
    `a forgotten box about the age makes no account and no minor (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await page.goto(getUrl('naasten', texts.credentials));
      await expect(page.locator('html[data-awake]')).toBeAttached();
      await page.getByLabel(texts.sentence).check();
      await page.getByLabel(texts.privacy).check();
      await page.getByRole('button', { name: texts.submit }).press('Enter');
      await expect(page.locator('.field-error').filter({ hasText: texts.young })).toBeVisible();
      await expect(page.locator('.field-error').getByRole('link')).toHaveCount(0);
    },
  );

  test(
    `an account that came without consent is asked once and can go instead (${language})`,
    getVariant(language === 'nl'),
    async ({ page, context }) => {
      const person = await registered('alcohol', { language });
      await withoutConsent(person);
      await logIn(context, person);
      await page.goto(getUrl('alcohol', texts.programme));
      await page.waitForURL((url) => url.pathname === texts.ask);
      await expect(page.getByRole('heading', { level: 1, name: texts.askTitle })).toBeVisible();
      await expect(page.getByRole('button', { name: texts.stop })).toBeVisible();
      await expectAccessible(page);
      await page.goto(getUrl('alcohol', texts.account));
      await page.waitForURL((url) => url.pathname === texts.ask);
      await page.getByRole('button', { name: texts.goOn }).press('Enter');
      await expect(page.getByRole('link', { name: texts.refused })).toBeVisible();
      for (const box of [texts.adult, texts.sentence, texts.privacy]) await page.getByLabel(box).check();
      await page.getByRole('button', { name: texts.goOn }).press('Enter');
      await page.waitForURL(getUrl('alcohol', texts.account));
      await expect(page.getByRole('heading', { name: texts.title, exact: true })).toBeVisible();
    },
  );
}

test('who would rather not agree stops and takes everything away', async ({ page, context }) => {
  const person = await registered('alcohol');
  await withoutConsent(person);
  await logIn(context, person);
  await page.goto(getUrl('alcohol', '/dagboek'));
  await page.waitForURL((url) => url.pathname === '/toestemming');
  await page.getByRole('button', { name: TEXTS.nl.stop }).click();
  await page.getByRole('button', { name: TEXTS.nl.confirm }).press('Enter');
  await page.waitForURL(getUrl('alcohol', '/'));
  await expect(page.getByText(TEXTS.nl.gone)).toBeVisible();
});

test('help stays open to whoever has yet to agree', async ({ page, context }) => {
  const person = await registered('alcohol');
  await withoutConsent(person);
  await logIn(context, person);
  await page.goto(getUrl('alcohol', '/hulp'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(getUrl('alcohol', '/hulp'));
});

test('the question of the consent and its place on the account fit a small screen', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/account'));
  await expect(page.getByRole('heading', { name: TEXTS.nl.title, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
