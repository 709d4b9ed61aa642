import { expect, test } from 'vitest';
import { type Figures, measure } from '#src/rules/suicide/measure.ts';
import { speaksOfSuicide } from '#src/rules/suicide/speaks-of-suicide.ts';
import { ALL_LABELLED, LABELLED, SET_DATE } from './labelled-set.ts';

const shareOf = ({ found, of }: Figures['explicit']) => found / of;
const said = (name: string, { explicit, indirect, mention, ordinary }: Figures) =>
  `words about suicide, ${name}: explicit ${explicit.found}/${explicit.of}, indirect ${indirect.found}/${indirect.of}, false alarms ${ordinary.found}/${ordinary.of}, mentions ${mention.found}/${mention.of} (set of ${ALL_LABELLED.length}, ${SET_DATE})\n`;

const develop = measure(speaksOfSuicide, LABELLED.develop);
const holdBack = {
  nl: measure(speaksOfSuicide, LABELLED.holdBack.nl),
  en: measure(speaksOfSuicide, LABELLED.holdBack.en),
};

/**
 * What the rule reaches on sentences that nobody who works on it has read; it may not become less. The aim is 0.95,
 * 0.80 and 0.01: oblique sentences and the many lines that only sound alike keep the rule below it.
 */
const REACHED = {
  nl: { explicit: 0.8, indirect: 0.6, ordinary: 0.06 },
  en: { explicit: 0.91, indirect: 0.49, ordinary: 0.07 },
} as const;

test('the set holds at least three hundred sentences of each class that has an aim, in two languages', () => {
  const { explicit, indirect, ordinary, mention } = measure(() => true, ALL_LABELLED);
  for (const { of } of [explicit, indirect, ordinary]) expect(of).toBeGreaterThanOrEqual(300);
  expect(mention.of).toBeGreaterThan(0);
});

test('what the rule finds of the sentences that it was made with', () => {
  process.stdout.write(said('develop', develop));
  expect(shareOf(develop.explicit)).toBeGreaterThanOrEqual(0.95);
  expect(shareOf(develop.indirect)).toBeGreaterThanOrEqual(0.8);
  expect(shareOf(develop.ordinary)).toBeLessThanOrEqual(0.01);
});

test.each(['nl', 'en'] as const)('what the rule finds of the sentences that nobody read, %s', (language) => {
  const figures = holdBack[language];
  process.stdout.write(said(`hold-back ${language}`, figures));
  expect(shareOf(figures.explicit)).toBeGreaterThanOrEqual(REACHED[language].explicit);
  expect(shareOf(figures.indirect)).toBeGreaterThanOrEqual(REACHED[language].indirect);
  expect(shareOf(figures.ordinary)).toBeLessThanOrEqual(REACHED[language].ordinary);
});
