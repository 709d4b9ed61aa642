import { randomUUID } from 'node:crypto';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { openRows } from '../support/account.ts';
import { logIn, PASSWORD, type Person, participant, registered } from '../support/people.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, product, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const WORDS = {
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
  withContentSystem(product(), ({ database }) =>
    database.pool.query('update users set consent_at = null, consent_version = null where uid = $1', [uid]),
  );

for (const [code, words] of Object.entries(WORDS)) {
  const language = code as 'nl' | 'en';

  test(
    `consent is refused, given with its own sentence, and withdrawn (${language})`,
    variant(language === 'nl'),
    async ({ page }) => {
      await page.goto(address('alcohol', words.credentials));
      await expect(page.locator('html[data-awake]')).toBeAttached();
      await page.getByLabel(words.name).fill('Sam');
      await page.getByLabel(words.mail).fill(`${randomUUID()}@example.nl`);
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      const consent = page.getByLabel(words.sentence);
      await expect(consent).not.toBeChecked();
      await page.getByLabel(words.adult).check();
      await page.getByLabel(words.privacy).check();
      const submit = page.getByRole('button', { name: words.submit });
      await submit.press('Enter');
      await expect(page.getByRole('link', { name: words.refused })).toBeVisible();
      await expect(page.getByLabel(words.name)).toHaveValue('Sam');
      await expectAccessible(page);
      await consent.check();
      await submit.press('Enter');
      await page.waitForURL(/welkom|welcome/);

      await page.goto(address('alcohol', words.account));
      await openRows(page);
      const section = page.locator('.account-rows > details', {
        has: page.getByRole('heading', { name: words.title, exact: true }),
      });
      await expect(section.last()).toContainText(words.sentence);
      await expect(section.last()).toContainText(String(new Date().getFullYear()));
      await expectAccessible(page);
      await page.getByRole('button', { name: words.withdraw }).click();
      await expect(page.getByRole('dialog', { name: words.sure })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.confirm }).press('Enter');
      await page.waitForURL(address('alcohol', words.landing));
      await expect(page.getByText(words.gone)).toBeVisible();
    },
  );

  test(
    `a forgotten box about the age makes no account and no minor (${language})`,
    variant(language === 'en'),
    async ({ page }) => {
      await page.goto(address('naasten', words.credentials));
      await expect(page.locator('html[data-awake]')).toBeAttached();
      await page.getByLabel(words.sentence).check();
      await page.getByLabel(words.privacy).check();
      await page.getByRole('button', { name: words.submit }).press('Enter');
      await expect(page.locator('.field-error').filter({ hasText: words.young })).toBeVisible();
      await expect(page.locator('.field-error').getByRole('link')).toHaveCount(0);
    },
  );

  test(
    `an account that came without consent is asked once and can go instead (${language})`,
    variant(language === 'nl'),
    async ({ page, context }) => {
      const person = await registered('alcohol', { language });
      await withoutConsent(person);
      await logIn(context, person);
      await page.goto(address('alcohol', words.programme));
      await page.waitForURL((url) => url.pathname === words.ask);
      await expect(page.getByRole('heading', { level: 1, name: words.askTitle })).toBeVisible();
      await expect(page.getByRole('button', { name: words.stop })).toBeVisible();
      await expectAccessible(page);
      await page.goto(address('alcohol', words.account));
      await page.waitForURL((url) => url.pathname === words.ask);
      await page.getByRole('button', { name: words.goOn }).press('Enter');
      await expect(page.getByRole('link', { name: words.refused })).toBeVisible();
      for (const box of [words.adult, words.sentence, words.privacy]) await page.getByLabel(box).check();
      await page.getByRole('button', { name: words.goOn }).press('Enter');
      await page.waitForURL(address('alcohol', words.account));
      await expect(page.getByRole('heading', { name: words.title, exact: true })).toBeVisible();
    },
  );
}

test('who would rather not agree stops and takes everything away', async ({ page, context }) => {
  const person = await registered('alcohol');
  await withoutConsent(person);
  await logIn(context, person);
  await page.goto(address('alcohol', '/dagboek'));
  await page.waitForURL((url) => url.pathname === '/toestemming');
  await page.getByRole('button', { name: WORDS.nl.stop }).click();
  await page.getByRole('button', { name: WORDS.nl.confirm }).press('Enter');
  await page.waitForURL(address('alcohol', '/'));
  await expect(page.getByText(WORDS.nl.gone)).toBeVisible();
});

test('help stays open to whoever has yet to agree', async ({ page, context }) => {
  const person = await registered('alcohol');
  await withoutConsent(person);
  await logIn(context, person);
  await page.goto(address('alcohol', '/hulp'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(address('alcohol', '/hulp'));
});

test('the question of the consent and its place on the account fit a small screen', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await participant(context, 'alcohol');
  await page.goto(address('alcohol', '/account'));
  await expect(page.getByRole('heading', { name: WORDS.nl.title, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
