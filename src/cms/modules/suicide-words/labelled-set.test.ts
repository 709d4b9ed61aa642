import { expect, test } from 'vitest';
import { learnWeights } from '#src/rules/suicide/learn-weights.ts';
import { type Figures, measure, type Share } from '#src/rules/suicide/measure.ts';
import { speaksOfSuicide } from '#src/rules/suicide/speaks-of-suicide.ts';
import { ALL_LABELLED, LABELLED, SET_DATE } from './labelled-set.ts';

const LANGUAGES = ['nl', 'en'] as const;

const shareOf = ({ found, of }: Share) => found / of;
const shown = ({ found, of }: Share) => `${found}/${of}`;
const said = (name: string, { explicit, indirect, mention, everyday, alike }: Figures) =>
  `words about suicide, ${name}: explicit ${shown(explicit)}, indirect ${shown(indirect)}, false alarms of everyday lines ${shown(everyday)}, of lines that sound alike ${shown(alike)}, mentions ${shown(mention)} (set of ${ALL_LABELLED.length}, ${SET_DATE})\n`;

/** What the rule reaches of the sentences that it was made with: they say that nothing was lost, not how well it does. */
const DEVELOP = {
  nl: { explicit: 0.98, indirect: 0.82, everyday: 0.012, alike: 0.1 },
  en: { explicit: 0.98, indirect: 0.96, everyday: 0.037, alike: 0.03 },
} as const;

/**
 * What the rule reaches on sentences that nobody who works on it has read; it may not become less. The aim is 0.95,
 * 0.80 and 0.01 of everyday lines: oblique sentences keep the rule below it.
 */
const REACHED = {
  nl: { explicit: 0.86, indirect: 0.7, everyday: 0.034, alike: 0.08 },
  en: { explicit: 0.91, indirect: 0.73, everyday: 0.034, alike: 0.15 },
} as const;

function expectReached(figures: Figures, reached: (typeof REACHED | typeof DEVELOP)['nl' | 'en']): void {
  expect(shareOf(figures.explicit)).toBeGreaterThanOrEqual(reached.explicit);
  expect(shareOf(figures.indirect)).toBeGreaterThanOrEqual(reached.indirect);
  expect(shareOf(figures.everyday)).toBeLessThanOrEqual(reached.everyday);
  expect(shareOf(figures.alike)).toBeLessThanOrEqual(reached.alike);
}

test('the set holds at least three hundred sentences of each class that has an aim, in two languages', () => {
  const { explicit, indirect, everyday, alike, mention } = measure(() => true, ALL_LABELLED);
  for (const { of } of [explicit, indirect, everyday]) expect(of).toBeGreaterThanOrEqual(300);
  for (const { of } of [alike, mention]) expect(of).toBeGreaterThan(0);
});

test.each(LANGUAGES)('what the rule finds of the sentences that it was made with, %s', (language) => {
  const figures = measure(speaksOfSuicide, LABELLED.develop[language]);
  process.stdout.write(said(`develop ${language}`, figures));
  expectReached(figures, DEVELOP[language]);
});

test.each(LANGUAGES)('what the rule finds of the sentences that nobody read, %s', (language) => {
  const figures = measure(speaksOfSuicide, LABELLED.holdBack[language]);
  process.stdout.write(said(`hold-back ${language}`, figures));
  expectReached(figures, REACHED[language]);
});

/** After a change of the set, `npx vitest run <this file> --update=all` writes the weights anew. */
test.each(LANGUAGES)('the weights of words are learned from the sentences it was made with, %s', async (language) => {
  const learned = learnWeights(LABELLED.develop[language]);
  await expect(`${JSON.stringify(learned, null, 2)}\n`).toMatchFileSnapshot(
    `../../../rules/suicide/weights/${language}.json`,
  );
});
