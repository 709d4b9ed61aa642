import { withContentSystem } from '#tests/support/with-content-system.ts';
import { openRows } from '../support/account.ts';
import { getFreshNickname } from '../support/community-calls.ts';
import { createParticipant, type Person } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

/** Confirms the mail address of a user, like the link of the mail. */
const confirmed = ({ uid }: Person) =>
  withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('update users set validated_at = now() where uid = $1', [uid]),
  );

const TEXTS = {
  nl: {
    path: '/account',
    other: '/en/account',
    title: 'Je account',
    submit: 'Sla je instellingen op',
    saved: 'Je instellingen zijn opgeslagen.',
    savedThere: 'Your settings have been saved.',
    name: 'Naam',
    nickname: 'Bijnaam op het forum',
    own: 'Steenuil',
    start: 'Vanaf welke dag vul je in?',
    language: 'Taal',
    errors: [
      'Vul een naam in. Het hoeft niet je echte naam te zijn.',
      'Vul een bijnaam in.',
      'Dit is geen datum. Schrijf hem als 09/11/2026.',
    ],
    later: 'Kies een datum die niet later is dan je huidige startdatum.',
    failed: /We kunnen de site nu niet bereiken/,
    reason: /^Bevestig eerst je e-mailadres/,
    resend: 'Stuur de mail opnieuw',
    sent: /De mail is onderweg/,
    notSent: /De mail versturen lukte niet/,
    daily: 'Elke dag een korte mail',
  },
  en: {
    path: '/en/account',
    other: '/account',
    title: 'Your account',
    submit: 'Save your settings',
    saved: 'Your settings have been saved.',
    savedThere: 'Je instellingen zijn opgeslagen.',
    name: 'Name',
    nickname: 'Nickname on the forum',
    own: 'Barn owl',
    start: 'Which day do you start logging from?',
    language: 'Language',
    errors: [
      'Enter a name. It does not have to be your real name.',
      'Enter a nickname.',
      'Enter a real date, such as 09/11/2026.',
    ],
    later: 'Choose a date no later than your current start date.',
    failed: /We cannot reach the site right now/,
    reason: /^Confirm your email address first/,
    resend: 'Send the email again',
    sent: /The mail is on its way/,
    notSent: /We could not send the email/,
    daily: 'A short email every day',
  },
} as const;

test('a change that is not saved keeps the button in view, also below a closed row', async ({ page, context }) => {
  await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/account'));
  const submit = page.getByRole('button', { name: TEXTS.nl.submit });
  const row = page.locator('.account-rows > details', { has: page.getByLabel(TEXTS.nl.nickname) });
  await expect(row).toBeVisible();
  await expect(submit).toBeHidden();
  await row.locator('summary').press('Enter');
  await page.getByLabel(TEXTS.nl.nickname).fill('Grutto');
  await row.locator('summary').press('Enter');
  await expect(page.locator('.account-rows > details[open]')).toHaveCount(0);
  await expect(submit).toBeVisible();
});

test('saving one setting changes no other, also where another device changed that since', async ({ page, context }) => {
  const { uid } = await createParticipant(context, 'alcohol');
  const query = (text: string, ...values: readonly unknown[]) =>
    withContentSystem(getProduct(), async ({ database }) => (await database.pool.query(text, [uid, ...values])).rows);
  const changeElsewhere = (nickname: string) => query('update users set nickname = $2 where uid = $1', nickname);
  const save = async () => {
    await page.getByRole('button', { name: TEXTS.nl.submit }).press('Enter');
    await expect(page.getByText(TEXTS.nl.saved)).toBeVisible();
  };
  const [own, first, second] = ['Wulp', 'Grutto', 'Kievit'].map(getFreshNickname) as [string, string, string];
  await changeElsewhere(own);
  await page.goto(getUrl('alcohol', '/account'));
  await openRows(page);
  await changeElsewhere(first);
  await page.getByLabel(TEXTS.nl.name, { exact: true }).fill('Joke');
  await save();
  expect(await query('select name, nickname from users where uid = $1')).toEqual([{ name: 'Joke', nickname: first }]);

  // The draft of a setting holds no other either.
  await page.getByLabel(TEXTS.nl.name, { exact: true }).fill('Anna');
  await changeElsewhere(second);
  await page.reload();
  await openRows(page);
  await expect(page.getByLabel(TEXTS.nl.name, { exact: true })).toHaveValue('Anna');
  await save();
  expect(await query('select name, nickname from users where uid = $1')).toEqual([{ name: 'Anna', nickname: second }]);
});

test('what is typed while other settings are saved stays, with the button to save it', async ({ page, context }) => {
  await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/account'));
  await openRows(page);
  const name = page.getByLabel(TEXTS.nl.name, { exact: true });
  const nickname = getFreshNickname('Meerkoet');
  const submit = page.getByRole('button', { name: TEXTS.nl.submit });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    '**/api/**/user/*',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByLabel(TEXTS.nl.nickname).fill(nickname);
  const request = page.waitForRequest((sent) => sent.method() === 'PATCH');
  await submit.press('Enter');
  await request;
  await name.fill('Joke');
  release();
  await expect(page.getByText(TEXTS.nl.saved)).toBeVisible();
  await expect(name).toHaveValue('Joke');

  // Also as a draft, which shows the button where every row is closed.
  await page.reload();
  await expect(submit).toBeVisible();
  await expect(name).toHaveValue('Joke');
  await expect(page.getByLabel(TEXTS.nl.nickname)).toHaveValue(nickname);
});

test('the day from which somebody fills in is typed, or picked from a calendar', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/account'));
  await openRows(page);
  const start = page.getByLabel(TEXTS.nl.start);
  await start.fill('9-11-2026');
  const calendar = page.locator('.date-picker');
  await expect(calendar).toHaveValue('2026-11-09');
  await expect(page.getByRole('button', { name: 'Kies uit een kalender' })).toBeVisible();
  // The value that the browser's calendar returns.
  await calendar.fill('2026-11-02');
  await expect(start).toHaveValue('02/11/2026');
});

for (const [code, texts] of Object.entries(TEXTS)) {
  const language = code as 'nl' | 'en';

  test(
    `settings are checked on submit, saved with the keyboard, and lead to the chosen language (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/ERR_FAILED/);
      const nickname = getFreshNickname(texts.own);
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      await openRows(page);
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      const submit = page.getByRole('button', { name: texts.submit });
      await expect(submit).toBeVisible();
      await expectAccessible(page);

      const name = page.getByRole('textbox', { name: texts.name, exact: true });
      const start = page.getByLabel(texts.start);
      await name.fill(' ');
      await start.fill('vandaag');
      // A row with an error opens automatically.
      for (const row of await page.locator('.account-rows > details > summary').all()) await row.press('Enter');
      await expect(name).toBeHidden();
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
      await submit.press('Enter');
      for (const error of texts.errors) await expect(page.getByRole('link', { name: error })).toBeVisible();
      for (const field of [name, start]) await expect(field).toBeVisible();
      await expectAccessible(page);

      await name.fill('Robin');
      await page.getByLabel(texts.nickname).fill(nickname);
      await start.fill('01/01/2131');
      await submit.press('Enter');
      await expect(page.getByRole('link', { name: texts.later })).toBeVisible();

      await start.fill('02/11/2026');
      await page.route('**/api/**/user/*', (route) => route.abort(), { times: 1 });
      await submit.press('Enter');
      await expect(page.getByText(texts.failed)).toBeVisible();
      await expect(page.getByLabel(texts.nickname)).toHaveValue(nickname);
      await submit.press('Enter');
      await expect(page.getByRole('status').getByText(texts.saved)).toBeVisible();
      await expectAccessible(page);

      await page.reload();
      await openRows(page);
      await expect(name).toHaveValue('Robin');
      await expect(start).toHaveValue('02/11/2026');
      await page.getByRole('combobox', { name: texts.language }).selectOption(language === 'nl' ? 'en' : 'nl');
      await submit.press('Enter');
      await page.waitForURL(getUrl('alcohol', texts.other));
      await expect(page.getByText(texts.savedThere)).toBeVisible();
    },
  );

  test(
    `notification options are fixed until the address is confirmed, and the mail can be sent again (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/ERR_FAILED/);
      const person = await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.path));
      await openRows(page);
      const options = page.getByRole('checkbox');
      await expect(options).toHaveCount(8);
      for (const option of await options.all()) await expect(option).toBeDisabled();
      await expect(page.getByText(texts.reason)).toBeVisible();
      const resend = page.getByRole('main').getByRole('button', { name: texts.resend });
      await page.route('**/api/**/send-validation-email*', (route) => route.abort(), { times: 1 });
      await resend.press('Enter');
      await expect(page.getByText(texts.notSent)).toBeVisible();
      await resend.press('Enter');
      await expect(page.getByText(texts.sent)).toBeVisible();
      await expectAccessible(page);

      await confirmed(person);
      await page.goto(getUrl('alcohol', language === 'nl' ? '/account/meldingen' : '/en/account/notifications'));
      const daily = page.getByRole('checkbox', { name: texts.daily });
      await daily.press('Space');
      // The mails are listed first; the nudge below them is saved separately.
      await page.locator('main form button[type=submit]').first().press('Enter');
      await expect(page.locator('[data-toast]')).toBeVisible();
      await page.reload();
      await expect(daily).toBeChecked();
      await expectAccessible(page);
    },
  );
}

test('close-ones have a free nickname, no start date, no picture and four kinds of mail', async ({ page }) => {
  await createParticipant(page.context(), 'naasten');
  await page.goto(getUrl('naasten', '/account'));
  await openRows(page);
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await expect(page.getByRole('checkbox', { name: /Herinnering|medaille/ })).toHaveCount(0);
  await expect(page.getByLabel('Vanaf welke dag vul je in?')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /plaatje|Buddy|POH/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sla je instellingen op' }).click();
  await expect(page.getByText('Je instellingen zijn opgeslagen.')).toBeVisible();
  await expectAccessible(page);
});

test('a chosen picture is saved and stands in the header', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/account/mijn-avatar'));
  await expect(page.getByRole('radio')).toHaveCount(12);
  await expect(page.getByRole('radio', { name: 'Uil' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Uil' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Reiger' })).toBeChecked();
  const submit = page.getByRole('button', { name: 'Bewaar mijn plaatje' });
  await page.route('**/api/**/user/*', (route) => route.fulfill({ status: 500, json: { message: '' } }), { times: 1 });
  expectNoise(/500/);
  await submit.press('Enter');
  await expect(page.getByText('Er ging iets mis. Je nieuwe plaatje is niet opgeslagen.')).toBeVisible();
  await expectAccessible(page);
  await submit.press('Enter');
  await page.waitForURL(getUrl('alcohol', '/account'));
  await expect(page.getByText('Je nieuwe plaatje is opgeslagen.')).toBeVisible();
  await expect(page.locator('use[data-avatar]')).toHaveAttribute('href', /avatar-reiger/);
});

const PAGES = ['', '/email-wijzigen', '/wachtwoord-wijzigen', '/meldingen', '/mijn-avatar'];

for (const [width, colorScheme] of [
  [320, 'light'],
  [768, 'dark'],
  [1280, 'dark'],
] as const) {
  test(`every page of the account is accessible and scrolls only down at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await createParticipant(page.context(), 'alcohol', { name: 'Een-naam-zonder-spaties-die-heel-erg-lang-doorgaat' });
    for (const path of PAGES) {
      await page.goto(getUrl('alcohol', `/account${path}`));
      await expect(page.locator('main .sheet :is(input, p, summary)').first()).toBeVisible();
      await expect(page.locator('.info-banner')).toBeVisible();
      if (path === '') await openRows(page);
      await expectNoSidewaysScroll(page);
      // The whole page is shown, so that the bar at the bottom of a phone covers nothing by chance.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: height + 200 });
      await expectAccessible(page);
      await page.setViewportSize({ width, height: 800 });
    }
  });
}

test('the account opens as a place: the person, the day of the walk, the medals, and the ways on', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(getUrl('alcohol', '/account'));
  await openRows(page);
  const locator = page.locator('.account-place');
  await expect(locator.getByRole('heading', { level: 2 })).toHaveText(/./);
  await expect(locator.getByText('Dag 1 van 42')).toBeVisible();
  await expect(locator.getByRole('link', { name: 'Ander plaatje' })).toBeVisible();
  // The account's owner is shown before the links, and these before the settings.
  const order = await page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('.account-place, .account-links, form')].map(({ className, localName }) =>
        localName === 'form' ? 'form' : className,
      ),
    );
  expect(order).toEqual(['account-place', 'account-links', 'account-links', 'account-links', 'form']);
  const link = page.locator('.account-links').first().getByRole('link');
  await expect(link.first()).toContainText('E-mailadres wijzigen');
  await expect(link.last()).toHaveText('Uitloggen');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
