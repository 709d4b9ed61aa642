import { createParticipant, PASSWORD, registered } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    path: '/inloggen',
    home: '/programma',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Log in',
    missing: 'Vul je e-mailadres in.',
    missingPassword: 'Vul je wachtwoord in.',
    wrong: 'Deze combinatie van e-mailadres en wachtwoord is niet juist.',
    another: 'Kies een nieuw wachtwoord',
  },
  en: {
    path: '/en/login',
    home: '/en/program',
    mail: 'Email address',
    password: 'Password',
    submit: 'Log in',
    missing: 'Enter your email address.',
    missingPassword: 'Enter your password.',
    wrong: 'This combination of email address and password is incorrect',
    another: 'Choose a new password',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS)) {
  test(
    `somebody logs in with the keyboard alone (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/400/);
      const { mail } = await registered('alcohol', { language: language as 'nl' | 'en' });
      await page.goto(getUrl('alcohol', texts.path));
      const button = page.getByRole('button', { name: texts.submit });
      await expect(button).toBeVisible();
      await expectAccessible(page);
      await button.press('Enter');
      const summary = page.getByRole('alert').filter({ hasText: texts.missing });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link', { name: texts.missingPassword })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(texts.mail).fill(mail);
      await page.getByLabel(texts.password, { exact: true }).fill('niet 1 wachtwoord');
      await page.keyboard.press('Enter');
      // The error is at the form, where a phone's keyboard hides no part of it, with the link to reset the password.
      await expect(page.locator('.form-failure')).toContainText(texts.wrong);
      await expect(page.getByRole('link', { name: texts.another })).toBeVisible();
      await expect(page.getByLabel(texts.mail)).toHaveValue(mail);
      await expectAccessible(page);
      await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(getUrl('alcohol', texts.home));
    },
  );
}

for (const { asked, given } of [
  { asked: '/hulp%23trek', given: '/hulp#trek' },
  { asked: '//elders.localhost/x', given: '/programma' },
  { asked: 'https://elders.localhost/x', given: '/programma' },
]) {
  test(`login given ${asked} to go to leads to ${given}`, async ({ page }) => {
    const { mail } = await registered('alcohol');
    await page.goto(getUrl('alcohol', `/inloggen?destination=${asked}`));
    await page.getByLabel('E-mailadres').fill(mail);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(getUrl('alcohol', given));
  });
}

test('somebody who is logged in gets the programme instead of login, and the tour instead of onboarding', async ({
  page,
}) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/inloggen'));
  await page.waitForURL(getUrl('alcohol', '/programma'));
});

test('somebody whose account cannot be loaded after the login is led on, to where it can be tried again', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/503/);
  const { mail } = await registered('alcohol');
  await page.goto(getUrl('alcohol', '/inloggen'));
  await page.route('**/api/**/current-user*', (route) => route.fulfill({ status: 503, json: { message: '' } }), {
    times: 2,
  });
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(getUrl('alcohol', '/programma'));
  const failure = page.getByText('We kunnen je gegevens nu niet laden. Er is niets kwijt.').first();
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).first().press('Enter');
  await expect(failure).toHaveCount(0);
});

test('login fits a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(getUrl('alcohol', '/inloggen'));
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('what is typed and sent before the page woke up is neither lost nor in the address', async ({ page }) => {
  const { mail } = await registered('alcohol');
  let wakeUp = () => {};
  const asleep = new Promise<void>((resolve) => {
    wakeUp = resolve;
  });
  await page.route('**/_astro/Login.*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto(getUrl('alcohol', '/inloggen'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
  expect(page.url()).not.toContain('mail=');
  wakeUp();
  await page.waitForURL(getUrl('alcohol', '/programma'));
});

for (const { label, path, title, begin, leads, submit } of [
  {
    label: 'naasten',
    path: '/inloggen',
    title: 'Zorgen om iemand? Dit is voor jou.',
    begin: 'Begin gratis',
    leads: '/registreren',
    submit: 'Log in',
  },
  {
    label: 'naasten',
    path: '/en/login',
    title: 'Worried about someone? This is for you.',
    begin: 'Start for free',
    leads: '/en/register',
    submit: 'Log in',
  },
  {
    label: 'begeleid',
    path: '/inloggen',
    title: 'Je cliënt doet het zelf. Jij kijkt mee.',
    begin: 'Vraag een account aan',
    leads: '/registreren',
    submit: 'Log in',
  },
]) {
  test(`${label}${path}: whoever was never here comes first, and logging in stands below`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(getUrl(label, path));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const first = page.getByRole('main').getByRole('link', { name: begin });
    await expect(first).toHaveAttribute('href', leads);
    const form = page.getByRole('button', { name: submit, exact: true });
    const [way, card] = await Promise.all([first.boundingBox(), form.boundingBox()]);
    expect(way?.y).toBeLessThan(card?.y ?? 0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
