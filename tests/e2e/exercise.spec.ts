import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { changeContent } from '#src/cms/modules/content/life/change-content.ts';
import { inContentOf } from '#tests/support/content-of.ts';
import { formOf, phaseOf, sendExercise } from './exercises.ts';
import { fillByKeyboard } from './keyboard.ts';
import { nurse } from './nurses.ts';
import { logIn, PASSWORD, participant } from './people.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, product, test } from './story.ts';

const WORDS = {
  nl: { programme: '/programma', form: '/form', back: 'Terug naar je programma', done: 'laatst gedaan' },
  en: { programme: '/en/program', form: '/en/form', back: 'Back to your programme', done: 'last done' },
} as const;

const LIST = 'alcohol_1_4';
const SEND = '.exercise form button[type=submit]';
const HOSTILE = '<b>vet</b> שלום 👩🏽‍🌾 & "x"';

/** Leaves what a person sees open for one exercise. */
async function open(page: Page, webform: string): Promise<void> {
  await page.goto(address('alcohol', `/form/${webform}`));
  await expect(page.locator('.exercise form')).toBeVisible();
}

const before = (webform: string) => phaseOf('alcohol', 1).slice(0, phaseOf('alcohol', 1).indexOf(webform));

for (const [label, domain, language] of [
  ['alcohol', 'alcohol', 'nl'],
  ['gokken', 'gambling', 'nl'],
  ['naasten', 'closeones', 'en'],
] as const) {
  test(`${label}: a whole first phase by keyboard (${language})`, async ({ page }) => {
    test.setTimeout(150_000);
    const words = WORDS[language];
    await participant(page.context(), label, { language });
    for (const webform of phaseOf(domain, 1)) {
      await page.goto(address(label, `${words.form}/${webform}`));
      await expect(page.locator('.exercise form')).toBeVisible();
      await expectAccessible(page);
      await fillByKeyboard(page);
      const confirmation = page.locator('.webform-confirmation');
      await expect(confirmation).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('link', { name: words.back }).press('Enter');
      await page.waitForURL(address(label, `${words.programme}#${webform}`));
      await expect(page.locator(`#${webform}`)).toContainText(words.done);
      await expect(page.locator(`#${webform}`)).toBeInViewport();
    }
  });
}

test('a quiz says something kind after each answer, never a score', async ({ page }) => {
  await participant(page.context(), 'alcohol');
  await sendExercise(page, 'alcohol', 'alcohol_1_1');
  await open(page, 'alcohol_1_2');
  const first = page.locator('.choice').first();
  await first.getByLabel('Waar', { exact: true }).check();
  await expect(first.locator('.explanation')).toContainText('Niet waar.');
  await first.getByLabel('Niet waar', { exact: true }).check();
  await expect(first.locator('.explanation')).toContainText('standaardglas');
  await expectAccessible(page);
  await fillByKeyboard(page);
  await expect(page.getByRole('link', { name: 'Verder met: Mijn gewone week' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Je antwoorden' })).toBeVisible();
  await expect(page.locator('.answers')).toContainText('standaardglas');
  await expect(page.locator('main')).not.toContainText(/\d+ (punten|goed|fout)|score/i);
  await expectAccessible(page);
});

test('a list takes more lines, keeps any script as it was typed, and can be changed later', async ({ page }) => {
  await participant(page.context(), 'alcohol');
  for (const webform of before(LIST)) await sendExercise(page, 'alcohol', webform);
  await open(page, LIST);
  const list = page.locator('.text-list').first();
  await list.getByRole('textbox').first().fill(HOSTILE);
  await list.getByRole('button', { name: 'Nog een toevoegen' }).press('Enter');
  await list.getByRole('textbox').nth(1).fill('Rust');
  await fillByKeyboard(page);

  await page.reload();
  await expect(page.locator('.answers')).toContainText(HOSTILE);
  await page.getByRole('button', { name: 'Pas je antwoorden aan' }).press('Enter');
  await expect(list.getByRole('textbox').first()).toHaveValue(HOSTILE);
  await list.getByRole('textbox').nth(1).fill('Slapen');
  await page.locator(SEND).press('Enter');
  await expect(page.locator('.webform-confirmation')).toBeFocused();
  await page.reload();
  await expect(page.locator('.answers')).toContainText('Slapen');
  await expect(page.locator('.answers')).not.toContainText('Rust');
});

test('what is missing is listed above the form, and leads to its field', async ({ page }) => {
  await participant(page.context(), 'alcohol');
  await open(page, 'alcohol_1_1');
  await page.locator(SEND).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Er klopt nog iets niet' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Kies een antwoord/ })
    .first()
    .press('Enter');
  await expect(page.locator('fieldset:focus, fieldset :focus')).toHaveCount(1);
});

test('what is typed stays through a reload, closing and an expired session', async ({ page, expectNoise }) => {
  expectNoise(/403/);
  const person = await participant(page.context(), 'alcohol');
  for (const webform of before('alcohol_1_5')) await sendExercise(page, 'alcohol', webform);
  await open(page, 'alcohol_1_5');
  const answer = page.getByRole('textbox').first();
  await answer.fill('Voor mijn dochter');
  await page.reload();
  await expect(answer).toHaveValue('Voor mijn dochter');
  await expect(page.getByText('Dit schreef je eerder. Het is nog niet opgeslagen.')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.waitForURL(address('alcohol', '/programma#alcohol_1_5'));
  await page.goBack();
  await expect(answer).toHaveValue('Voor mijn dochter');

  const cookies = await page.context().cookies();
  const session = cookies.map(({ name }) => name).filter((name) => name.startsWith('SESS'));
  for (const name of session) await page.context().clearCookies({ name });
  await page.getByRole('radio', { name: '5', exact: true }).first().check();
  await page.locator(SEND).click();
  await page.waitForURL(/\/inloggen/);
  await page.getByLabel('E-mailadres').fill(person.mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(address('alcohol', '/form/alcohol_1_5'));
  await expect(answer).toHaveValue('Voor mijn dochter');
});

test('the draft of one person is never shown to another', async ({ page }) => {
  await participant(page.context(), 'alcohol');
  await open(page, 'alcohol_1_1');
  await page.locator('input[type=radio]').first().check();
  await participant(page.context(), 'alcohol');
  await open(page, 'alcohol_1_1');
  await expect(page.locator('input[type=radio]').first()).not.toBeChecked();
});

for (const language of ['nl', 'en'] as const) {
  test(`an exercise that is still locked leads to the one before it (${language})`, async ({ page }) => {
    await participant(page.context(), 'alcohol', { language });
    const { title } = await formOf(page, 'alcohol', 'alcohol_1_1');
    for (const webform of ['alcohol_1_3', 'alcohol_4_1']) {
      await page.goto(address('alcohol', `${WORDS[language].form}/${webform}`));
      const lead = page.locator('.empty-state a');
      await expect(lead).toBeVisible();
      await expectAccessible(page);
      await lead.press('Enter');
      await page.waitForURL(address('alcohol', `${WORDS[language].form}/alcohol_1_1`));
      if (language === 'nl') await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
}

test('an unknown form and one of another domain are no page', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  await participant(page.context(), 'alcohol');
  for (const webform of ['niets', 'gambling_1_1']) {
    const answer = await page.goto(address('alcohol', `/form/${webform}`));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

for (const [language, words] of [
  ['nl', { failed: 'We zijn er zo weer.', retry: 'Probeer het opnieuw', where: '/form/alcohol_1_1' }],
  ['en', { failed: 'We will be back soon.', retry: 'Try again', where: '/en/form/alcohol_1_1' }],
] as const) {
  test(`an exercise that could not be sent says so in a toast, keeps the answers and is sent by the next press (${language})`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/503|Failed to load/);
    await participant(page.context(), 'alcohol', { language });
    await page.goto(address('alcohol', words.where));
    const radios = page.locator('.exercise input[type=radio]');
    await expect(radios.first()).toBeVisible();
    await page.route(/webform_rest\/submit/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 2 });
    await fillByKeyboard(page);
    const toast = page.locator('[data-toast]');
    await expect(toast).toContainText(words.failed);
    await expectAccessible(page);
    const retry = page.getByRole('button', { name: words.retry });
    await expect(retry).toBeFocused();
    const chosen = await page.locator('.exercise input:checked').count();
    expect(chosen).toBeGreaterThan(0);

    await retry.press('Enter');
    await expect(toast).toHaveCount(1);
    await expect(retry).toBeFocused();
    await page.reload();
    await expect(page.locator('.exercise input:checked')).toHaveCount(chosen);
    await page.locator(SEND).press('Enter');
    await expect(page.locator('.webform-confirmation')).toBeFocused();
    await expect(toast).toHaveCount(0);
  });
}

test('the same exercise from two tabs loses nothing: the second is told', async ({ page, context, expectNoise }) => {
  expectNoise(/409/);
  await participant(context, 'alcohol');
  await open(page, 'alcohol_1_1');
  await sendExercise(page, 'alcohol', 'alcohol_1_1');
  for (const radio of await page.getByLabel('Nee', { exact: true }).all()) await radio.check();
  await fillByKeyboard(page);
  await expect(page.locator('[data-toast]')).toContainText('Je hebt deze oefening al ingevuld');
  await page.locator(SEND).press('Enter');
  await expect(page.locator('.webform-confirmation')).toBeFocused();
});

test('a video asks in its own place before anything of its host loads, and what is typed stays', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/request to www\.youtube-nocookie\.com/);
  const film = { type: 'video', key: 'film', title: 'Zo werkt trek', transcript: '<p>Trek zakt vanzelf.</p>' };
  await inContentOf(product(), (system) =>
    changeContent(system, async (tx) => {
      const elements = JSON.stringify([{ ...film, url: 'https://youtu.be/abcdefghijk' }]);
      await tx.execute(
        sql`update webform_translations set elements = ${elements}::jsonb || elements where webform_id = 'cannabis_1_1'`,
      );
      return { value: undefined, tags: ['webform:cannabis_1_1'] };
    }),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  );
  await participant(context, 'cannabis');
  await page.goto(address('cannabis', '/form/cannabis_1_1'));
  const answer = page.locator('input[type=radio]').first();
  await answer.check();
  const card = page.locator('.video-card');
  await expect(card).toContainText('Zo werkt trek');
  await expectAccessible(page);
  await page.getByText('Lees de hele tekst').first().click();
  await expect(page.getByText('Trek zakt vanzelf.')).toBeVisible();
  await card.getByRole('button', { name: 'Speel de video af' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Bekijk deze video' })).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('button', { name: /altijd zien/ }).press('Enter');
  await expect(card.locator('iframe[title="Zo werkt trek"]')).toBeVisible();
  await expect(answer).toBeChecked();
  await expect(page.locator('.error-summary')).toHaveCount(0);
  expect(
    (await context.cookies()).find(({ name, domain }) => name === 'consent' && /cannabis/.test(domain))?.value,
  ).toBe('p0v1');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a nurse has the contact form too, and comes back to her clients (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await nurse(page);
    await page.goto(address('begeleid', '/form/contact'));
    await page.getByLabel('Wat wil je vragen of vertellen?').fill('Hoe nodig ik iemand uit?');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Verstuur je vraag' }).press('Enter');
    await expect(page.locator('.webform-confirmation')).toBeFocused();
    await page.getByRole('main').getByRole('link').first().press('Enter');
    await page.waitForURL(address('begeleid', '/clienten'));
  });
}

test('the contact form is there for anyone who is logged in', async ({ page }) => {
  await participant(page.context(), 'naasten');
  await page.goto(address('naasten', '/form/contact'));
  await page.getByLabel('Wat wil je vragen of vertellen?').fill('Waar vind ik de oefeningen?');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Wat wil je vragen of vertellen?')).toHaveValue('Waar vind ik de oefeningen?');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Je vraag is verstuurd' })).toBeVisible();
  await expectAccessible(page);
});

test('a logged-out visitor is sent to login and comes back to the exercise', async ({ page, context }) => {
  const person = await participant(context, 'alcohol');
  await context.clearCookies({ name: 'session_hint' });
  await page.goto(address('alcohol', '/form/alcohol_1_1'));
  await page.waitForURL(/\/inloggen\?.*destination=/);
  await logIn(context, person);
  await page.reload();
  await page.waitForURL(address('alcohol', '/form/alcohol_1_1'));
});

for (const width of [320, 768, 1280]) {
  test(`an exercise fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await participant(page.context(), 'alcohol');
    await open(page, 'alcohol_1_1');
    await expectNoSidewaysScroll(page);
    await sendExercise(page, 'alcohol', 'alcohol_1_1');
    await page.reload();
    await expect(page.locator('.answers')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
