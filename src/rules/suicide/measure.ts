import type { SuicideRule } from './is-about-suicide.ts';

export const SENTENCE_CLASSES = ['explicit', 'indirect', 'mention', 'everyday', 'alike'] as const;
export type SentenceClass = (typeof SENTENCE_CLASSES)[number];

/**
 * A sentence with a reviewer's label. `explicit` mentions the author's own suicide, death wish or self-harm; `indirect`
 * means it without mentioning it. `mention` is about suicide of others, as a subject, in advice, or denies it: showing
 * or missing help there does no harm, so it is measured and has no target. `everyday` is about another subject, as
 * people write it each day; `alike` is too, but was written to sound like the first two. False alarms are counted in
 * those two; the aim is for `everyday`.
 */
export interface LabelledSentence {
  readonly class: SentenceClass;
  readonly text: string;
}

/** Number of sentences of a class that the rule finds. */
export interface MatchCount {
  readonly found: number;
  readonly of: number;
}

export type MatchCounts = Readonly<Record<SentenceClass, MatchCount>>;

/** Classes of sentences about other subjects. */
const ORDINARY: readonly SentenceClass[] = ['everyday', 'alike'];

/** Maximum number of ordinary sentences in a hundred that may match a moderator's phrase. */
const FALSE_ALARMS_PER_HUNDRED = 1;

/** Measures a rule on a labelled set: recall of the first two classes, false alarms of the last two. */
export function measureRule(rule: SuicideRule, set: readonly LabelledSentence[]): MatchCounts {
  const shares = SENTENCE_CLASSES.map((item) => {
    const sentencesOfClass = set.filter((sentence) => sentence.class === item);
    return [
      item,
      { found: sentencesOfClass.filter(({ text }) => rule(text)).length, of: sentencesOfClass.length },
    ] as const;
  });
  return Object.fromEntries(shares) as MatchCounts;
}

/** Returns the ordinary sentences that a rule matches wrongly. */
export const listFalseAlarms = (rule: SuicideRule, set: readonly LabelledSentence[]): readonly string[] =>
  set.filter((sentence) => ORDINARY.includes(sentence.class) && rule(sentence.text)).map(({ text }) => text);

export function hasTooManyFalseAlarms(rule: SuicideRule, set: readonly LabelledSentence[]): boolean {
  const count = set.filter((sentence) => ORDINARY.includes(sentence.class)).length;
  return listFalseAlarms(rule, set).length * 100 > count * FALSE_ALARMS_PER_HUNDRED;
}
