import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Language } from '#src/domains/domain.ts';
import { createPhraseRule, isAboutSuicide } from '#src/rules/suicide/is-about-suicide.ts';
import { type LabelledSentence, type MatchCounts, measureRule } from '#src/rules/suicide/measure.ts';

/** Date of the newest sentences. CHECK: a clinician reviews the set by the guideline of 113. */
export const LABELLED_SET_DATE = '2026-11-24';

const FILES = {
  develop: 'develop',
  background: 'background',
  holdBack: 'holdback',
  second: 'second-holdback',
  third: 'third-holdback',
} as const;

type Part = keyof typeof FILES;
type LabelledSet = Readonly<Record<Part, Readonly<Record<Language, readonly LabelledSentence[]>>>>;

/** Reads a file of the set: a sentence as JSON on each line. */
function readSentences(part: Part, language: Language): readonly LabelledSentence[] {
  const file = new URL(`./labelled-set/${language}-${FILES[part]}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as LabelledSentence);
}

const readPart = (part: Part) => ({ nl: readSentences(part, 'nl'), en: readSentences(part, 'en') });

let labelledSet: LabelledSet | null = null;

/**
 * Returns the whole set, which is read from its files at the first call. `develop`: sentences used to develop the rule.
 * `background`: short and ordinary sentences, and some texts of the product, so that everyday words get no weight; also
 * used to develop the rule. `holdBack`: sentences unread by all who work on the rule, by writers who had not seen it;
 * twelve Dutch sentences that were read on 23 November 2026 moved to `develop`. `second`: sentences of a writer who had
 * not seen the rule, but worked on it afterwards without using them. `third`: every second sentence of two writers, one
 * in each language, who had not seen the rule, unread and with the classes that the writers chose; the other halves are
 * at the end of `develop`. The writers marked the ordinary lines that are `alike`; a script marked the first 323 in
 * `develop`, by terms of a family; those of the `third` writers are all `everyday`.
 */
export function getLabelledSet(): LabelledSet {
  labelledSet ??= {
    develop: readPart('develop'),
    background: readPart('background'),
    holdBack: readPart('holdBack'),
    second: readPart('second'),
    third: readPart('third'),
  };
  return labelledSet;
}

const listParts = (...parts: readonly Part[]): readonly LabelledSentence[] =>
  parts.flatMap((part) => {
    const { nl, en } = getLabelledSet()[part];
    return [...nl, ...en];
  });

/** Lists every sentence used to develop the rule. */
export const listDevelopmentSentences = (): readonly LabelledSentence[] => listParts('develop', 'background');

const listUnread = (): readonly LabelledSentence[] => listParts('holdBack', 'second', 'third');

/** Lists every sentence of the set. */
export const listLabelled = (): readonly LabelledSentence[] => [...listDevelopmentSentences(), ...listUnread()];

/** Number of sentences evaluated at a time; the process handles requests in between. */
const CONCURRENCY = 20;

async function findByRule(): Promise<ReadonlySet<string>> {
  const mentioning = new Set<string>();
  for (const [index, { text }] of listUnread().entries()) {
    if (index % CONCURRENCY === 0) await setImmediate();
    if (isAboutSuicide(text)) mentioning.add(text);
  }
  return mentioning;
}

let remembered: Promise<ReadonlySet<string>> | null = null;

/** Measures the rule, with the moderators' phrases, on the sentences that were not used to develop it. */
export async function measurePhrases(phrases: readonly string[]): Promise<MatchCounts> {
  // The rule and the sentences do not change while a process runs.
  remembered ??= findByRule();
  const flaggedTexts = await remembered;
  const isAddedPhrase = createPhraseRule(phrases);
  return measureRule((text) => flaggedTexts.has(text) || isAddedPhrase(text), listUnread());
}
