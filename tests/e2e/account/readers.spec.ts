import { getExercisesBefore, getPhase, goOnUntil, sendExercises } from '../support/exercises.ts';
import { fillByKeyboard } from '../support/keyboard.ts';
import { createNurse, pairWith } from '../support/nurses.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const LIST = 'alcohol_1_4';

const TEXTS = {
  nl: {
    form: '/form',
    cry: 'Ik wil niet meer leven',
    title: 'Je hoeft dit niet alleen te doen',
    nobody: 'Wat je schreef, is bewaard en niemand leest het. Bel of chat daarom zelf.',
    nurse: 'Wat je schreef, is bewaard. Je praktijkondersteuner leest het misschien pas later.',
    goOn: 'Ga verder',
    above: {
      nobody: 'Niemand leest wat je hier schrijft. Heb je hulp nodig, bel dan zelf.',
      nurse:
        'Je praktijkondersteuner kan dit lezen, maar kijkt niet dag en nacht mee. Heb je nu hulp nodig, bel dan zelf.',
    },
  },
  en: {
    form: '/en/form',
    cry: 'I want to die',
    title: 'You do not have to do this alone',
    nobody: 'What you wrote was saved, and nobody reads it. So please call or chat.',
    nurse: 'What you wrote was saved. Your practice nurse may not read it until later.',
    goOn: 'Continue',
    above: {
      nobody: 'Nobody reads what you write here. If you need help, please call.',
      nurse:
        'Your practice nurse can read this, but does not check it day and night. If you need help now, please call.',
    },
  },
} as const;

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language];
  for (const reader of ['nobody', 'nurse'] as const) {
    test(
      `an exercise says who reads it, and shows help after words about suicide (${reader}, ${language})`,
      getVariant(language === 'en'),
      async ({ page }) => {
        const code = reader === 'nurse' ? (await createNurse(page)).code : null;
        await createParticipant(page.context(), 'alcohol', { language });
        if (code !== null) await pairWith(page, 'alcohol', code);
        await page.goto(getUrl('alcohol', `${texts.form}/alcohol_1_1`));
        await expect(page.locator('.exercise .banner')).toHaveText(texts.above[reader]);
        await expectAccessible(page);

        await sendExercises(page, 'alcohol', getExercisesBefore(LIST));
        await page.goto(getUrl('alcohol', `${texts.form}/${LIST}`));
        await expect(page.locator('.exercise form')).toBeVisible();
        // Above other exercises a user with a nurse sees the text without a box.
        await expect(page.locator('.exercise .banner')).toHaveCount(0);
        await expect(page.getByText(texts.above.nurse)).toHaveCount(reader === 'nurse' ? 1 : 0);
        const line = page.locator('.text-list').first().getByRole('textbox').first();
        await goOnUntil(page, line);
        await line.fill(texts.cry);
        await fillByKeyboard(page);

        const help = page.getByRole('dialog', { name: texts.title });
        await expect(help).toContainText(texts[reader]);
        await expect(help.getByRole('link', { name: /0800-0113/ })).toHaveAttribute('href', 'tel:08000113');
        await expectAccessible(page);
        await help.getByRole('button', { name: texts.goOn }).press('Enter');
        await expect(page.locator('.webform-confirmation')).toBeFocused();
        await page.reload();
        await expect(page.locator('.answers')).toContainText(texts.cry);
      },
    );
  }
}

for (const [language, texts] of [
  ['nl', { form: '/form', read: 'Lees de tekst nog eens' }],
  ['en', { form: '/en/form', read: 'Read the text again' }],
] as const) {
  test(`a done exercise can be read again (${language})`, getVariant(language === 'nl'), async ({ page }) => {
    await createParticipant(page.context(), 'naasten', { language });
    await sendExercises(page, 'naasten', getPhase('closeones', 1));
    await page.goto(getUrl('naasten', `${texts.form}/closeones_1_2`));
    const text = page.locator('.exercise details').filter({ hasText: texts.read });
    await expect(text).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test('a day whose note speaks of not wanting to live is saved, and shows help before it goes on', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await page.getByRole('button', { name: 'Niets', exact: true }).press('Space');
  await page.locator('.day-form .details summary').last().press('Enter');
  await page.getByLabel('Wil je er iets bij schrijven?').fill('Was ik maar dood');
  await page.getByRole('button', { name: 'Sla je dag op' }).click();
  const help = page.getByRole('dialog', { name: TEXTS.nl.title });
  await expect(help).toContainText(TEXTS.nl.nobody);
  await help.getByRole('button', { name: TEXTS.nl.goOn }).click();
  await expect(help).toBeHidden();
});

for (const [language, texts] of [
  [
    'nl',
    {
      path: '/programma',
      title: 'Tip van vandaag',
      hide: 'Verberg deze tip voor vandaag',
      kind: 'Lijst · 6 minuten',
      not: 'Kijken of luisteren',
    },
  ],
  [
    'en',
    {
      path: '/en/program',
      title: 'Today’s tip',
      hide: 'Hide this tip for today',
      kind: 'List · 6 minutes',
      not: 'Watch or listen',
    },
  ],
] as const) {
  test(
    `the programme gives one tip a day, and names what is there to read (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createParticipant(page.context(), 'alcohol', { language });
      // Completes the earlier exercises, because the page of a new user mentions only the first step.
      await sendExercises(page, 'alcohol', getExercisesBefore(LIST));
      await page.goto(getUrl('alcohol', texts.path));
      const tip = page.getByRole('region', { name: texts.title });
      await expect(tip).toBeVisible();
      await expect(page.locator('main')).toContainText(texts.kind);
      await expect(page.locator('main')).not.toContainText(texts.not);
      await tip.getByRole('button', { name: texts.hide }).press('Enter');
      await expect(tip).toBeHidden();
      await page.reload();
      await expect(page.locator('main')).toContainText(texts.kind);
      await expect(tip).toBeHidden();
    },
  );
}

for (const [path, title, source, fact, unsigned] of [
  [
    '/bronnen',
    'Waar komt dit vandaan',
    'Trimbos-instituut: standaardglas',
    'In een standaardglas zit 10 gram alcohol.',
    'Geen arts of psycholoog heeft deze feiten nog getekend.',
  ],
  [
    '/en/sources',
    'Where this comes from',
    'Trimbos Institute: standard drink',
    'A standard drink in the Netherlands holds 10 grams of alcohol.',
    'No doctor or psychologist has signed off these facts yet.',
  ],
] as const) {
  test(`everybody can read where it comes from (${path})`, async ({ page }) => {
    await page.goto(getUrl('alcohol', path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.locator('main');
    await expect(main.getByRole('term').filter({ hasText: source })).toBeVisible();
    for (const text of ['(2014)', fact, unsigned]) await expect(main).toContainText(text);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
  });
}
