import { expect, test } from 'vitest';
import { isAboutSuicide } from '#src/rules/suicide/is-about-suicide.ts';
import { type MatchCount, type MatchCounts, measureRule } from '#src/rules/suicide/measure.ts';
import { getLabelledSet, LABELLED_SET_DATE, listDevelopmentSentences, listLabelled } from './labelled-set.ts';
import { formatWeights, learnWeights, toTrainingExamples } from './learn-weights.ts';

const ALL_LABELLED = listLabelled();

const LANGUAGES = ['nl', 'en'] as const;

/** Returns the share of matches; 0 for a class that a set does not contain. */
const getShare = ({ found, of }: MatchCount) => (of === 0 ? 0 : found / of);

/** Formats a share with its 95 % interval (Wilson), in hundredths. */
function getVisibleText({ found, of }: MatchCount): string {
  if (of === 0) return 'none';
  const z = 1.96;
  const share = found / of;
  const middle = share + (z * z) / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const [low, high] = [middle - reach, middle + reach].map((bound) => Math.round((100 * bound) / (1 + (z * z) / of)));
  return `${found}/${of} = ${Math.round(100 * share)} (${low}-${high})`;
}

const getTexts = (name: string, { explicit, indirect, mention, everyday, alike }: MatchCounts) =>
  `words about suicide, ${name}: explicit ${getVisibleText(explicit)}, indirect ${getVisibleText(indirect)}, false alarms of everyday lines ${getVisibleText(everyday)}, of lines that sound alike ${getVisibleText(alike)}, mentions ${getVisibleText(mention)} (set of ${ALL_LABELLED.length}, ${LABELLED_SET_DATE})\n`;

interface Recall {
  readonly explicit: number;
  readonly indirect: number;
  readonly everyday: number;
  readonly alike: number;
}

/**
 * The targets: 0.95 of explicit and 0.80 of indirect sentences. A miss costs more than a false alarm, which is a card
 * with help numbers: at these targets 3 to 13 of 100 everyday lines match wrongly; the hope was for 1.
 */
const HOLD_BACK: Record<'nl' | 'en', Recall> = {
  nl: { explicit: 0.95, indirect: 0.8, everyday: 0.07, alike: 0.24 },
  en: { explicit: 0.95, indirect: 0.8, everyday: 0.14, alike: 0.24 },
};

/** Shorter and less literal sentences by one writer: chat, dialect, jokes. */
const SECOND: Record<'nl' | 'en', Recall> = {
  nl: { explicit: 0.95, indirect: 0.8, everyday: 0.16, alike: 0.2 },
  en: { explicit: 0.9, indirect: 0.8, everyday: 0.12, alike: 0.17 },
};

/** Written by two outside writers who had not seen the rule; all their ordinary lines count as everyday. */
const THIRD: Record<'nl' | 'en', Recall> = {
  nl: { explicit: 0.95, indirect: 0.8, everyday: 0.11, alike: 0 },
  en: { explicit: 0.95, indirect: 0.8, everyday: 0.05, alike: 0 },
};

function expectReached(statistics: MatchCounts, reachable: Recall): void {
  expect(getShare(statistics.explicit)).toBeGreaterThanOrEqual(reachable.explicit);
  expect(getShare(statistics.indirect)).toBeGreaterThanOrEqual(reachable.indirect);
  expect(getShare(statistics.everyday)).toBeLessThanOrEqual(reachable.everyday);
  expect(getShare(statistics.alike)).toBeLessThanOrEqual(reachable.alike);
}

test('the set holds at least three hundred sentences of each class that has an aim, in two languages', () => {
  const { explicit, indirect, everyday, alike, mention } = measureRule(() => true, ALL_LABELLED);
  for (const { of } of [explicit, indirect, everyday]) expect(of).toBeGreaterThanOrEqual(300);
  for (const { of } of [alike, mention]) expect(of).toBeGreaterThan(0);
});

test.each(LANGUAGES)('what the rule finds of the sentences that nobody read, %s', (language) => {
  const rule = measureRule(isAboutSuicide, getLabelledSet().holdBack[language]);
  process.stdout.write(getTexts(`hold-back ${language}`, rule));
  expectReached(rule, HOLD_BACK[language]);
});

test.each(LANGUAGES)('what the rule finds of the sentences that were written before it was read, %s', (language) => {
  const rule = measureRule(isAboutSuicide, getLabelledSet().second[language]);
  process.stdout.write(getTexts(`second hold-back ${language}`, rule));
  expectReached(rule, SECOND[language]);
});

test.each(LANGUAGES)('what the rule finds of the sentences of two writers who never saw it, %s', (language) => {
  const rule = measureRule(isAboutSuicide, getLabelledSet().third[language]);
  process.stdout.write(getTexts(`third hold-back ${language}`, rule));
  expectReached(rule, THIRD[language]);
});

test('no sentence stands in the set twice', () => {
  const texts = ALL_LABELLED.map(({ text }) => text.trim().toLowerCase());
  // Compares only a number: a text in the message would reveal sentences that must remain unread.
  expect(texts.length - new Set(texts).size).toBe(0);
});

/** After a change to the set or a family, `npx vitest run <this file> --update=all` updates the weights. */
test('the weights are learned from the sentences the rule was made with', async () => {
  const learnedWeights = learnWeights(toTrainingExamples(listDevelopmentSentences()));
  await expect(formatWeights(learnedWeights)).toMatchFileSnapshot('../../../rules/suicide/weights.json');
});
