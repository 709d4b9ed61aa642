import type { Page } from '@playwright/test';
import { type InstalledVoices, installVoices } from '#tests/support/voices.ts';
import { openExercise } from '../support/exercises.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const getText = (page: Page) =>
  page.evaluate(() =>
    (globalThis.speechSynthesis as unknown as InstalledVoices).said.map(({ text, lang }) => [lang, text]),
  );
const endPiece = (page: Page) =>
  page.evaluate(() => (globalThis.speechSynthesis as unknown as InstalledVoices).endPiece());
const isSpeaking = (page: Page) =>
  page.evaluate(() => (globalThis.speechSynthesis as unknown as InstalledVoices).isSpeaking());

for (const [language, path, texts] of [
  ['nl', '/form/alcohol_1_1', { read: 'Lees voor', pause: 'Pauze', goOn: 'Lees verder', stop: 'Stop met voorlezen' }],
  [
    'en',
    '/en/form/alcohol_1_1',
    { read: 'Read aloud', pause: 'Pause', goOn: 'Carry on reading', stop: 'Stop reading' },
  ],
] as const) {
  test(
    `an exercise is read out loud, with a pause, and the next screen by itself (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await page.addInitScript(installVoices, ['nl-NL', 'en-GB']);
      await page.setViewportSize({ width: 320, height: 700 });
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', path));
      await page.getByRole('button', { name: texts.read }).click();
      const [first] = await getText(page);
      expect(first?.[0]).toBe(language === 'nl' ? 'nl-NL' : 'en-GB');
      await expect(page.getByRole('button', { name: texts.pause })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: texts.pause }).click();
      expect(await isSpeaking(page)).toBe(false);
      await page.getByRole('button', { name: texts.goOn }).click();
      expect((await getText(page)).at(-1)).toEqual(first);
      await page.getByRole('button', { name: texts.stop }).click();
      expect(await isSpeaking(page)).toBe(false);
      await expect(page.getByRole('button', { name: texts.read })).toBeVisible();
    },
  );
}

test('nothing is called reading out loud where the browser has no voice in the language', async ({ page }) => {
  await page.addInitScript(installVoices, ['fr-FR']);
  await createParticipant(page.context(), 'alcohol');
  await openExercise(page, 'alcohol_1_1');
  await expect(page.getByRole('button', { name: 'Lees voor' })).toHaveCount(0);
  await page.goto(getUrl('alcohol', '/bronnen'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lees voor' })).toBeHidden();
});

for (const [path, texts, title] of [
  ['/bronnen', { read: 'Lees voor', pause: 'Pauze', slower: 'Langzamer' }, 'Waar komt dit vandaan'],
  ['/en/sources', { read: 'Read aloud', pause: 'Pause', slower: 'Slower' }, 'Where this comes from'],
] as const) {
  test(`a page to read is read out loud from its heading on (${path})`, async ({ page }) => {
    await page.addInitScript(installVoices, ['nl-NL', 'en-GB']);
    await page.goto(getUrl('alcohol', path));
    await page.getByRole('button', { name: texts.read }).click();
    await expect(page.getByRole('button', { name: texts.pause })).toBeVisible();
    expect((await getText(page))[0]?.[1]).toContain(title);
    await endPiece(page);
    expect(await getText(page)).toHaveLength(2);
    await page.getByRole('button', { name: texts.slower }).click();
    expect(
      await page.evaluate(() => (globalThis.speechSynthesis as unknown as InstalledVoices).said.at(-1)?.rate),
    ).toBe(0.8);
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.pause }).click();
    expect(await isSpeaking(page)).toBe(false);
  });
}

test('a page is read out loud after a press that came before the code of reading', async ({ page }) => {
  await page.addInitScript(installVoices, ['nl-NL']);
  const pressedKeys = Promise.withResolvers<void>();
  await page.route(/read-aloud\.[^/]*\.js/, async (route) => {
    await pressedKeys.promise;
    await route.continue();
  });
  await page.goto(getUrl('alcohol', '/bronnen'));
  await page.getByRole('button', { name: 'Lees voor' }).click();
  expect(await getText(page)).toEqual([]);
  pressedKeys.resolve();
  await expect(page.getByRole('button', { name: 'Pauze' })).toBeVisible();
  expect((await getText(page))[0]?.[1]).toContain('Waar komt dit vandaan');
});
