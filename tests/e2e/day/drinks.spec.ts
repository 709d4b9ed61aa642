import type { Page } from '@playwright/test';
import { getDaySheet } from '../support/day-sheet.ts';
import { createStarter } from '../support/days.ts';
import { expectFits } from '../support/fits.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    day: '/dagelijkse-registratie',
    open: 'Reken mijn drankjes uit',
    title: 'Hoeveel glazen is dat?',
    bottle: 'Flesje of blikje 33 cl',
    wine: 'Wijn',
    small: 'Klein glas 10 cl',
    other: 'Andere maat',
    often: 'Hoe vaak?',
    strong: 'Hoe sterk, in procent?',
    volume: 'Hoeveel centiliter?',
    stronger: 'Sterker',
    once: 'Een meer',
    another: 'Nog een ander drankje',
    one: '3 × Flesje of blikje, 33 cl, 5 procent',
    less: ['Een minder: 3 × Flesje', 'Een minder: 2 × Flesje', 'Haal weg: 1 × Flesje'],
    bottles: '3,91 glazen',
    fill: 'Vul 6,91 glazen in',
    filled: '6,91',
    wines: '3 glazen',
    strongest: 'Sterk blik 50 cl, 12 procent',
    strongestIs: '4,73 glazen',
    free: 'Bier 0.0 33 cl, 0 procent',
    freeIs: '0 glazen',
    halfLitre: 'Halve liter 50 cl',
    halfLitreIs: '1,97 glas',
    half: ['37,5', '12,5', 'Vul 3,7 glazen in', '3,7'],
    wrong: 'Vul een getal in van 0 tot en met 80, zoals 5 of 12,5.',
    replaces: 'Dit komt in plaats van 2 glazen.',
    save: 'Sla je dag op',
    keep: ['Bewaar dit als eigen drankje', 'Hoe noem je het?', 'Bewaar en tel mee'],
    kept: ['Mijn blik', 'Mijn blik 44 cl, 6,5 procent', '1 × Mijn blik, 44 cl, 6,5 procent', 'Vul 4,51 glazen in'],
    more: 'Een meer: 1 × Mijn blik',
    entry: '2 × Mijn blik',
    changed: 'Pas 4,51 glazen aan',
    own: ['Je eigen drankjes', 'Verwijder Mijn blik'],
  },
  en: {
    day: '/en/daily-registration',
    open: 'Work out my drinks',
    title: 'How many standard drinks is that?',
    bottle: 'Bottle or can 33 cl',
    wine: 'Wine',
    small: 'Small wine 10 cl',
    other: 'Another size',
    often: 'How many?',
    strong: 'How strong is it?',
    volume: 'How many centilitres?',
    stronger: 'Stronger',
    once: 'One more',
    another: 'Add another drink',
    one: '3 × Bottle or can, 33 cl, 5% ABV',
    less: ['One less: 3 × Bottle', 'One less: 2 × Bottle', 'Remove: 1 × Bottle'],
    bottles: '3.91 drinks',
    fill: 'Use 6.91 drinks',
    filled: '6.91',
    wines: '3 drinks',
    strongest: 'Strong can 50 cl, 12% ABV',
    strongestIs: '4.73 drinks',
    free: 'Alcohol-free beer (0.0) 33 cl, 0% ABV',
    freeIs: '0 drinks',
    halfLitre: 'Half a litre 50 cl',
    halfLitreIs: '1.97 drinks',
    half: ['37.5', '12.5', 'Use 3.7 drinks', '3.7'],
    wrong: 'Enter a number from 0 to 80, such as 5 or 12.5.',
    replaces: 'This replaces 2 drinks.',
    save: 'Save your day',
    keep: ['Save as one of your own drinks', 'What would you like to call it?', 'Save it and add it'],
    kept: ['My can', 'My can 44 cl, 6.5% ABV', '1 × My can, 44 cl, 6.5% ABV', 'Use 4.51 drinks'],
    more: 'One more: 1 × My can',
    entry: '2 × My can',
    changed: 'Change 4.51 drinks',
    own: ['Your own drinks', 'Delete My can'],
  },
} as const;

/** Opens the form of today with "yes" answered, for a user who drinks. */
async function openDay(page: Page, language: 'nl' | 'en') {
  await createStarter(page, 'alcohol', { language });
  await page.goto(getUrl('alcohol', TEXTS[language].day));
}

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language];

  test(
    `counts drinks by the keyboard on a narrow phone, and their sum is the amount (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openDay(page, language);
      const opener = page.getByRole('button', { name: texts.open });
      await opener.press('Enter');
      const sheet = page.getByRole('dialog', { name: texts.title });
      const result = sheet.locator('.drinks-result [aria-live]');
      await expect(sheet.getByRole('radio', { name: texts.bottle })).toBeChecked();
      await sheet.getByLabel(texts.often).press('ArrowUp');
      await sheet.getByRole('button', { name: texts.once }).press('Enter');
      await expect(result).toHaveText(texts.bottles);
      await sheet.getByRole('button', { name: texts.another }).press('Enter');
      await expect(sheet.locator('#drinks-type')).toBeFocused();
      await expect(sheet.getByRole('listitem')).toContainText(texts.one);
      // The three small wines are standard glasses: exactly 3 next to the bottles.
      await sheet.getByRole('radio', { name: texts.wine, exact: true }).press('Space');
      await sheet.getByRole('radio', { name: texts.small }).press('Space');
      await sheet.getByLabel(texts.often).fill('3');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // Enter in a field of the sheet fills in the sum, and does not save the day.
      await expect(sheet.getByRole('button', { name: texts.fill })).toBeVisible();
      await sheet.getByLabel(texts.often).press('Enter');
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.locator('#day-amount')).toHaveValue(texts.filled);
      // The counted drinks remain until the amount is typed: then it is no longer their sum.
      await opener.press('Enter');
      for (const less of texts.less) await sheet.getByRole('button', { name: less }).press('Enter');
      await expect(sheet.getByRole('button', { name: texts.another })).toBeFocused();
      await expect(result).toContainText(texts.wines);
      await page.keyboard.press('Escape');
      await page.locator('#day-amount').fill('2');
      await opener.press('Enter');
      await expect(sheet.getByRole('radio', { name: texts.bottle })).toBeChecked();
      await expect(result).toContainText(texts.replaces);
      await expectFits(page);
    },
  );

  test(
    `reads a size and a strength that are typed, and saves the sum with the day (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await openDay(page, language);
      await page.getByRole('button', { name: texts.open }).click();
      const sheet = page.getByRole('dialog', { name: texts.title });
      const [volume, strength, fill, amount] = texts.half;
      await sheet.getByRole('radio', { name: texts.wine, exact: true }).press('Space');
      await sheet.getByRole('radio', { name: texts.other }).press('Space');
      await sheet.getByLabel(texts.volume).fill(volume);
      await sheet.getByLabel(texts.strong).fill('81');
      await sheet.locator('[type=submit]').click();
      await expect(sheet.getByText(texts.wrong)).toBeVisible();
      await expect(sheet.getByLabel(texts.strong)).toBeFocused();
      await sheet.getByLabel(texts.strong).fill('12');
      await sheet.getByRole('button', { name: texts.stronger }).click();
      await expect(sheet.getByLabel(texts.strong)).toHaveValue(strength);
      await sheet.getByRole('button', { name: fill }).click();
      await expect(page.locator('#day-amount')).toHaveValue(amount);
      await page.getByRole('button', { name: texts.save }).click();
      await expect(getDaySheet(page)).toContainText(amount);
      await page.reload();
      await expect(page.locator('.day-stone')).toContainText(amount);
    },
  );

  test(
    `takes the strength of a size that is chosen for it, also over one that was typed (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openDay(page, language);
      await page.getByRole('button', { name: texts.open }).press('Enter');
      const sheet = page.getByRole('dialog', { name: texts.title });
      const result = sheet.locator('.drinks-result [aria-live]');
      await sheet.getByLabel(texts.strong).fill('6');
      await sheet.getByRole('radio', { name: texts.strongest }).press('Space');
      await expect(sheet.getByLabel(texts.strong)).toHaveValue('12');
      await expect(result).toHaveText(texts.strongestIs);
      await sheet.getByLabel(texts.strong).fill('6');
      await sheet.getByRole('radio', { name: texts.free }).press('Space');
      await expect(sheet.getByLabel(texts.strong)).toHaveValue('0');
      await expect(result).toHaveText(texts.freeIs);
      await sheet.getByRole('radio', { name: texts.halfLitre }).press('Space');
      await expect(result).toHaveText(texts.halfLitreIs);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );
}

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language];

  test(
    `keeps a drink of one’s own, and the drinks of the day with it (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openDay(page, language);
      const opener = page.getByRole('button', { name: texts.open });
      await opener.press('Enter');
      const sheet = page.getByRole('dialog', { name: texts.title });
      await sheet.getByRole('radio', { name: texts.other }).press('Space');
      await sheet.getByLabel(texts.volume).fill('44');
      await sheet.getByLabel(texts.strong).fill('6.5');
      const [keep, name, save] = texts.keep;
      await sheet.getByRole('button', { name: keep }).press('Enter');
      await expect(sheet.getByLabel(name)).toBeFocused();
      const [calls, offers, counts, fill] = texts.kept;
      await sheet.getByLabel(name).fill(calls);
      await expectAccessible(page);
      await sheet.getByRole('button', { name: save }).press('Enter');
      await expect(sheet.getByRole('list').first()).toContainText(counts);
      await sheet.getByRole('button', { name: texts.more }).press('Enter');
      await sheet.getByRole('button', { name: fill }).press('Enter');
      await page.getByRole('button', { name: texts.save }).click();
      await expect(getDaySheet(page)).toBeVisible();

      // The entry lists its drinks and opens with them, and the user's own drink is one click away.
      await page.goto(getUrl('alcohol', texts.day));
      await page.getByRole('link', { name: texts.changed }).click();
      await expect(page.locator('.day-earlier')).toContainText(texts.entry);
      await opener.press('Enter');
      await expect(sheet.getByRole('list').first()).toContainText(texts.entry);
      await expect(sheet.getByRole('button', { name: offers })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const [drinkName, remove] = texts.own;
      await sheet.getByText(drinkName, { exact: true }).click();
      await sheet.getByRole('button', { name: remove }).click();
      await expect(sheet.getByRole('button', { name: remove })).toHaveCount(0);
      await expect(sheet.getByRole('button', { name: texts.another })).toBeFocused();
    },
  );
}

const LINES = {
  nl: {
    open: 'Reken het om vanuit lijntjes',
    title: 'Hoeveel gram is dat?',
    per: 'Hoeveel lijntjes haal je uit een gram?',
    used: 'Hoeveel lijntjes waren het?',
    wrong: 'Vul een heel getal in van 1 tot en met 200.',
    fill: 'Vul 0,25 gram in',
    filled: '0,25',
  },
  en: {
    open: 'Work it out from lines',
    title: 'How many grams is that?',
    per: 'How many lines do you get from a gram?',
    used: 'How many lines did you have?',
    wrong: 'Enter a whole number from 1 to 200.',
    fill: 'Use 0.25 grams',
    filled: '0.25',
  },
} as const;

for (const language of ['nl', 'en'] as const) {
  const texts = LINES[language];

  test(
    `reckons lines in grams by the number that is the person’s own, and keeps it (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await createStarter(page, 'cocaine', { language });
      await page.goto(getUrl('cocaine', TEXTS[language].day));
      const opener = page.getByRole('button', { name: texts.open });
      const sheet = page.getByRole('dialog', { name: texts.title });
      await opener.press('Enter');
      await sheet.getByLabel(texts.used).fill('5');
      await sheet.getByLabel(texts.used).press('Enter');
      await expect(sheet.getByText(texts.wrong)).toBeVisible();
      await sheet.getByLabel(texts.per).fill('20');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await sheet.getByRole('button', { name: texts.fill }).press('Enter');
      await expect(page.locator('#day-amount')).toHaveValue(texts.filled);
      await page.reload();
      await opener.press('Enter');
      await expect(sheet.getByLabel(texts.per)).toHaveValue('20');
    },
  );
}

test('offers no drinks where something else is counted', async ({ page }) => {
  await createStarter(page, 'cannabis');
  await page.goto(getUrl('cannabis', TEXTS.nl.day));
  await expect(page.locator('#day-amount')).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS.nl.open })).toHaveCount(0);
});
