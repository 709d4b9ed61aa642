import { call } from '../support/days.ts';
import { loseResponse } from '../support/lose-response.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    card: '/mijn-kaart',
    hardMoment: '/trek-nu',
    write: 'Schrijf één zin voor later',
    sentence: 'Eén zin die jou helpt',
    list: 'Maak een lijst',
    lines: 'Wat je kunt doen',
    person: 'Zet er iemand bij om te bellen',
    name: 'Naam',
    phone: 'Telefoonnummer',
    save: 'Bewaar',
    edit: 'Pas je zin aan',
    elsewhere: /Beide teksten staan hier/,
    keep: 'Bewaar mijn tekst',
    call: 'Bel Joke',
  },
  en: {
    card: '/en/my-card',
    hardMoment: '/en/craving',
    write: 'Write one sentence for later',
    sentence: 'One sentence that helps you',
    list: 'Make a list',
    lines: 'What you can do',
    person: 'Add someone to call',
    name: 'Name',
    phone: 'Phone number',
    save: 'Save',
    edit: 'Change your sentence',
    elsewhere: /Both are here/,
    keep: 'Save mine',
    call: 'Call Joke',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `own things are filled in, and of two tabs both texts stay (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/412/);
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.card));
      await page.getByRole('button', { name: texts.write }).click();
      await page.getByLabel(texts.sentence).fill('Voor mijn dochter.');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
      // On a tablet the buttons are next to each other, each with its text on one line.
      const { width, height } = page.viewportSize() as { width: number; height: number };
      await page.setViewportSize({ width: 768, height });
      for (const name of [texts.list, texts.person]) {
        const button = page.getByRole('button', { name });
        expect((await button.boundingBox())?.height).toBeLessThan(60);
      }
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: texts.list }).click();
      await page.getByRole('textbox', { name: texts.lines }).fill('Lopen\nThee zetten');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('button', { name: 'Thee zetten' })).toBeVisible();
      await page.getByRole('button', { name: texts.person }).click();
      await page.getByLabel(texts.name, { exact: true }).fill('Joke');
      await page.getByLabel(texts.phone).fill('06 12345678');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('link', { name: texts.call })).toHaveAttribute('href', 'tel:0612345678');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole('button', { name: texts.edit }).click();
      await call(page, 'alcohol', 'PATCH', '/my-things', { sentence: 'Van de andere tab.' });
      await page.getByLabel(texts.sentence).fill('Van deze tab.');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByText(texts.elsewhere)).toBeVisible();
      await expect(page.getByText('Van de andere tab.')).toBeVisible();
      await expect(page.getByLabel(texts.sentence)).toHaveValue('Van deze tab.');
      await page.getByRole('button', { name: texts.keep }).click();
      await expect(page.getByRole('blockquote')).toHaveText('Van deze tab.');

      await page.goto(getUrl('alcohol', texts.hardMoment));
      await expect(page.getByRole('blockquote')).toHaveText('Van deze tab.');
      await expect(page.getByRole('link', { name: texts.call })).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    `logging out takes one’s own things out of the tab (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.card));
      await page.getByRole('button', { name: texts.write }).click();
      await page.getByLabel(texts.sentence).fill('Voor mijn dochter.');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
      const kept = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      await expect.poll(kept).toContain('Voor mijn dochter.');
      await page.goto(getUrl('alcohol', '/user/logout'));
      await page.waitForURL(/inloggen|login/);
      expect(await kept()).not.toContain('Voor mijn dochter.');
      await page.goto(getUrl('alcohol', texts.hardMoment));
      await expect(page.locator('[data-door]')).toHaveCount(3);
      await expect(page.getByText('Voor mijn dochter.')).toHaveCount(0);
    },
  );
}

test('of the signs of two tabs both stay as well, and the other ones are shown', async ({ page, expectNoise }) => {
  expectNoise(/412/);
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  const choose = async (sign: string) => {
    await page.getByRole('button', { name: /^(Kies|Pas) je tekens/ }).click();
    await page.getByRole('checkbox', { name: sign, exact: true }).check();
  };
  const saveAfterOther = async (sign: string) => {
    await call(page, 'alcohol', 'PATCH', '/my-things', { signs: [sign] });
    await page.getByRole('button', { name: TEXTS.nl.save, exact: true }).click();
    await expect(page.getByText(TEXTS.nl.elsewhere)).toBeVisible();
    await expect(page.getByRole('blockquote')).toHaveText(sign);
  };
  await choose('slecht slapen');
  await saveAfterOther('stil worden');
  await expectAccessible(page);
  await expect(page.getByRole('checkbox', { name: 'slecht slapen', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Laat die staan' }).click();
  await expect(page.getByText('stil worden', { exact: true })).toBeVisible();

  await choose('kort lontje');
  await saveAfterOther('veel piekeren');
  await page.getByRole('button', { name: TEXTS.nl.keep }).click();
  await expect(page.getByText('stil worden · kort lontje')).toBeVisible();
});

test('a save is repeated whose response was lost, or after another part was saved elsewhere', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/412|ERR_FAILED|Failed to fetch/);
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  await page.getByRole('button', { name: TEXTS.nl.write }).click();
  await page.getByLabel(TEXTS.nl.sentence).fill('Ik wil niet meer leven.');
  await page.route('**/my-things*', loseResponse, { times: 1 });
  const save = page.getByRole('button', { name: TEXTS.nl.save, exact: true });
  await save.click();
  await expect(page.getByText('We kunnen de site nu niet bereiken.')).toBeVisible();
  await save.click();
  await expect(page.getByRole('dialog', { name: 'Je hoeft dit niet alleen te doen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('blockquote')).toHaveText('Ik wil niet meer leven.');

  await page.getByRole('button', { name: TEXTS.nl.edit }).click();
  await call(page, 'alcohol', 'PATCH', '/my-things', { list: ['Lopen'] });
  await page.getByLabel(TEXTS.nl.sentence).fill('Voor mijn dochter.');
  await save.click();
  await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
  await expect(page.getByRole('button', { name: 'Lopen' })).toBeVisible();
});

test('where the own things cannot be had the doors stay, with one quiet line', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  await createParticipant(page.context(), 'alcohol');
  await page.route('**/my-things*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(getUrl('alcohol', TEXTS.nl.hardMoment));
  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  await expect(page.getByText('We kunnen je kaart nu niet laten zien. Er is niets weg.')).toBeVisible();
  await page.goto(getUrl('alcohol', TEXTS.nl.hardMoment));
  await expect(page.getByText('Je eigen zin laden lukt nu niet.')).toHaveCount(1);
  await expect(page.locator('[data-door]')).toHaveCount(3);
  await expect(page.locator('.hard-moment-ways a[href^="tel:"]')).toBeVisible();
  // The live region for urgent messages remains empty.
  await expect(page.getByRole('alert')).toHaveText('');
  await expectAccessible(page);
  await page.unroute('**/my-things*');
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.getByText('Je eigen zin laden lukt nu niet.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Schrijf één zin voor later' })).toBeVisible();
});
