import { expect, test } from 'vitest';
import { type Figures, measure } from '#src/rules/suicide/measure.ts';
import { speaksOfSuicide } from '#src/rules/suicide/speaks-of-suicide.ts';
import { ALL_LABELLED, LABELLED, SET_DATE } from './labelled-set.ts';

const shareOf = ({ found, of }: Figures['explicit']) => found / of;
const said = (name: string, { explicit, indirect, ordinary }: Figures) =>
  `words about suicide, ${name}: explicit ${explicit.found}/${explicit.of}, indirect ${indirect.found}/${indirect.of}, false alarms ${ordinary.found}/${ordinary.of} (set of ${ALL_LABELLED.length}, ${SET_DATE})\n`;

const develop = measure(speaksOfSuicide, LABELLED.develop);
const holdBack = {
  nl: measure(speaksOfSuicide, LABELLED.holdBack.nl),
  en: measure(speaksOfSuicide, LABELLED.holdBack.en),
};

test('the set holds at least three hundred sentences of each class, in two languages', () => {
  const all = measure(() => true, ALL_LABELLED);
  for (const { of } of Object.values(all)) expect(of).toBeGreaterThanOrEqual(300);
});

test('what the rule finds of the sentences it was made with, and of those nobody read', () => {
  process.stdout.write(
    said('develop', develop) + said('hold-back nl', holdBack.nl) + said('hold-back en', holdBack.en),
  );
  expect(shareOf(develop.explicit)).toBeGreaterThanOrEqual(0.95);
  expect(shareOf(develop.indirect)).toBeGreaterThanOrEqual(0.8);
  expect(shareOf(develop.ordinary)).toBeLessThanOrEqual(0.01);
});
