import type { Locator } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { changeContent } from '#src/cms/content/change-content.ts';
import { listLeafElements } from '#src/contract/webform/answers.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { beginProgramme, createStarter } from '../support/days.ts';
import {
  getExercisesBefore,
  getForm,
  getPhase,
  goOnUntil,
  openExercise,
  SEND,
  sendExercise,
  sendExercises,
} from '../support/exercises.ts';
import { fillByKeyboard } from '../support/keyboard.ts';
import { createParticipant, logIn } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    programme: '/programma',
    form: '/form',
    back: /^(Terug naar je programma|Genoeg voor vandaag)$/,
    done: 'laatst gedaan',
  },
  en: {
    programme: '/en/program',
    form: '/en/form',
    back: /^(Back to your programme|Enough for today)$/,
    done: 'most recent',
  },
} as const;

const LIST = 'alcohol_1_4';
const HOSTILE = '<b>vet</b> שלום 👩🏽‍🌾 & "x"';

for (const [label, domain, language] of [
  ['alcohol', 'alcohol', 'nl'],
  ['gokken', 'gambling', 'nl'],
  ['naasten', 'closeones', 'en'],
] as const) {
  test(`${label}: a whole first phase by keyboard (${language})`, getVariant(language === 'en'), async ({ page }) => {
    const pattern = TEXTS[language];
    await createParticipant(page.context(), label, { language });
    for (const webform of getPhase(domain, 1)) {
      await page.goto(getUrl(label, `${pattern.form}/${webform}`));
      await expect(page.locator('.exercise form')).toBeVisible();
      await expectAccessible(page);
      await fillByKeyboard(page);
      const confirmation = page.locator('.webform-confirmation');
      await expect(confirmation).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('link', { name: pattern.back }).press('Enter');
      await page.waitForURL(getUrl(label, `${pattern.programme}#${webform}`));
      await expect(page.locator(`#${webform}`)).toContainText(pattern.done);
      await expect(page.locator(`#${webform}`)).toBeInViewport();
    }
  });
}

test('a quiz says something kind after each answer, never a score', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await sendExercise(page, 'alcohol', 'alcohol_1_1');
  await openExercise(page, 'alcohol_1_2');
  const first = page.locator('.choice').first();
  await goOnUntil(page, first);
  await first.getByLabel('Waar', { exact: true }).check();
  await expect(first.locator('.explanation')).toContainText('en toch is het meer');
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
  await createParticipant(page.context(), 'alcohol');
  await sendExercises(page, 'alcohol', getExercisesBefore(LIST));
  await openExercise(page, LIST);
  const list = page.locator('.text-list').first();
  await goOnUntil(page, list);
  await list.getByRole('textbox').first().fill(HOSTILE);
  await list.getByRole('button', { name: 'Nog een toevoegen' }).press('Enter');
  await list.getByRole('textbox').nth(1).fill('Rust');
  await fillByKeyboard(page);

  await page.reload();
  await expect(page.locator('.answers')).toContainText(HOSTILE);
  await page.getByRole('button', { name: 'Pas je antwoorden aan' }).press('Enter');
  await goOnUntil(page, list);
  await expect(list.getByRole('textbox').first()).toHaveValue(HOSTILE);
  await list.getByRole('textbox').nth(1).fill('Slapen');
  await fillByKeyboard(page);
  await expect(page.locator('.webform-confirmation')).toBeFocused();
  await page.reload();
  await expect(page.locator('.answers')).toContainText('Slapen');
  await expect(page.locator('.answers')).not.toContainText('Rust');
});

test('what is missing is listed above the form, and leads to its field', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await openExercise(page, 'alcohol_1_1');
  await goOnUntil(page, page.locator('.exercise fieldset').first());
  await page.locator(SEND).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Er klopt nog iets niet' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Kies een antwoord/ })
    .first()
    .press('Enter');
  await expect(page.locator('fieldset:focus, fieldset :focus')).toHaveCount(1);
});

for (const language of ['nl', 'en'] as const) {
  test(
    `an exercise that is still locked leads to the one before it (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createParticipant(page.context(), 'alcohol', { language });
      const { title } = await getForm(page, 'alcohol', 'alcohol_1_1');
      for (const webform of ['alcohol_1_3', 'alcohol_4_1']) {
        await page.goto(getUrl('alcohol', `${TEXTS[language].form}/${webform}`));
        const lead = page.locator('.empty-state a');
        await expect(lead).toBeVisible();
        await expectAccessible(page);
        await lead.press('Enter');
        await page.waitForURL(getUrl('alcohol', `${TEXTS[language].form}/alcohol_1_1`));
        if (language === 'nl') await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
    },
  );
}

test('one question at a time: the way back and a reload keep the place and the answer, and done leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createParticipant(page.context(), 'alcohol');
  await sendExercise(page, 'alcohol', 'alcohol_1_1');
  await openExercise(page, 'alcohol_1_2');
  const locator = page.locator('.webform-place h2');
  const isTrue = page.getByLabel('Waar', { exact: true });
  await goOnUntil(page, page.locator('.exercise fieldset').first());
  await expect(locator).toHaveText('Vraag 1 van 5');
  await expect(page.locator('.exercise fieldset')).toHaveCount(1);
  // The question is the heading; the name of the exercise is above it in small print.
  const getSize = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).fontSize);
  expect(await getSize(page.locator('.exercise legend'))).toBe('27px');
  expect(await getSize(page.locator('.exercise h1'))).toBe('16px');
  await isTrue.check();
  await page.locator(SEND).click();
  await expect(locator).toBeFocused();
  await expect(locator).toHaveText('Vraag 2 van 5');
  await expect(page.locator(SEND)).toBeInViewport();
  await expectAccessible(page);
  await page.reload();
  await expect(locator).toHaveText('Vraag 2 van 5');
  await page.goBack();
  await expect(locator).toHaveText('Vraag 1 van 5');
  await expect(isTrue).toBeChecked();
  await fillByKeyboard(page);
  // The end is shown from its top: the scene, the stone of this step, and the next step.
  await expect(page.locator('.exercise-end .stone')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('link', { name: 'Genoeg voor vandaag' })).toBeVisible();
  // One click on the back link leaves a completed exercise.
  await page.getByRole('link', { name: 'Verder met: Mijn gewone week' }).click();
  await page.waitForURL(getUrl('alcohol', '/form/alcohol_1_3'));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Je antwoorden' })).toBeVisible();
});

test('a step to read opens again on its text, with the answers below it', async ({ page }) => {
  const { uid } = await createStarter(page, 'alcohol');
  await beginProgramme(getProduct(), uid, 10);
  const steps = [...getPhase('alcohol', 1), ...getPhase('alcohol', 2)];
  const forms = await Promise.all(steps.map((webform) => getForm(page, 'alcohol', webform)));
  const at = forms.findIndex((form) => listLeafElements(form).some(({ type }) => type === 'video'));
  await sendExercises(page, 'alcohol', steps.slice(0, at + 1));
  await page.goto(getUrl('alcohol', `/form/${steps[at]}`));
  const text = page.getByRole('region', { name: 'Lees de tekst nog eens' });
  const answers = page.getByRole('region', { name: 'Je antwoorden' });
  await expect(text.locator('p').first()).toBeVisible();
  const [first, second] = await Promise.all([text.boundingBox(), answers.boundingBox()]);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  await expectAccessible(page);
});

test('a text to read is a card for each paragraph, and going on from the last one says that it was read', async ({
  page,
}) => {
  const { uid } = await createStarter(page, 'tabak');
  await beginProgramme(getProduct(), uid, 10);
  await sendExercises(page, 'tabak', getPhase('tobacco', 1));
  await page.goto(getUrl('tabak', '/form/tobacco_2_1'));
  const locator = page.locator('.webform-place h2');
  await expect(locator).toHaveText('Eerst lezen');
  await expect(page.locator('.webform-text p')).toHaveCount(2);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await goOnUntil(page, page.locator('.exercise fieldset').first());
  await expect(page.locator('.error-summary')).toHaveCount(0);
  await expect(locator).toHaveText('Vraag 1 van 2');
});

test('an unknown form and one of another domain are no page', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  await createParticipant(page.context(), 'alcohol');
  for (const webform of ['niets', 'gambling_1_1']) {
    const answer = await page.goto(getUrl('alcohol', `/form/${webform}`));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a video asks in its own place before anything of its host loads', async ({ page, context, expectNoise }) => {
  expectNoise(/request to www\.youtube-nocookie\.com/);
  const film = { type: 'video', key: 'film', title: 'Zo werkt trek', transcript: '<p>Trek zakt vanzelf.</p>' };
  await withContentSystem(getProduct(), (system) =>
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
  await createParticipant(context, 'cannabis');
  await page.goto(getUrl('cannabis', '/form/cannabis_1_1'));
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
  await expect(page.locator('.error-summary')).toHaveCount(0);
  expect(
    (await context.cookies()).find(({ name, domain }) => name === 'consent' && /cannabis/.test(domain))?.value,
  ).toBe('p0v1');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('a logged-out visitor is sent to login and comes back to the exercise', async ({ page, context }) => {
  const person = await createParticipant(context, 'alcohol');
  await context.clearCookies({ name: 'session_hint' });
  await page.goto(getUrl('alcohol', '/form/alcohol_1_1'));
  await page.waitForURL(/\/inloggen\?.*destination=/);
  await logIn(context, person);
  await page.reload();
  await page.waitForURL(getUrl('alcohol', '/form/alcohol_1_1'));
});

for (const width of [320, 768, 1280]) {
  test(`an exercise fits ${width} px`, getVariant(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await createParticipant(page.context(), 'alcohol');
    await openExercise(page, 'alcohol_1_1');
    await expectNoSidewaysScroll(page);
    await sendExercise(page, 'alcohol', 'alcohol_1_1');
    await page.reload();
    await expect(page.locator('.answers')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
