import type { SuicideRule } from './speaks-of-suicide.ts';

export const CLASSES = ['explicit', 'indirect', 'mention', 'ordinary'] as const;
export type SentenceClass = (typeof CLASSES)[number];

/**
 * A sentence with what a reader says that it is. `explicit` names the writer's own suicide, death wish or self-harm;
 * `indirect` means it without naming it. `mention` speaks of suicide of others, as a subject, in advice, or denies it:
 * showing help there harms nobody and missing it harms nobody, so it is measured and has no target. `ordinary` is about
 * something else; false alarms are counted there alone.
 */
export interface Labelled {
  readonly class: SentenceClass;
  readonly text: string;
}

/** How many of the sentences of a class the rule finds. */
export interface Share {
  readonly found: number;
  readonly of: number;
}

export type Figures = Readonly<Record<SentenceClass, Share>>;

/** At most one in a hundred ordinary sentences may be found by what a moderator adds. */
export const FALSE_ALARMS_PER_HUNDRED = 1;

/** What a rule finds of a labelled set: recall of the first two classes, false alarms of the last. */
export function measure(rule: SuicideRule, set: readonly Labelled[]): Figures {
  const shares = CLASSES.map((one) => {
    const own = set.filter((sentence) => sentence.class === one);
    return [one, { found: own.filter(({ text }) => rule(text)).length, of: own.length }] as const;
  });
  return Object.fromEntries(shares) as Figures;
}

/** The ordinary sentences that a rule takes for more. */
export const falseAlarms = (rule: SuicideRule, set: readonly Labelled[]): readonly string[] =>
  set.filter((sentence) => sentence.class === 'ordinary' && rule(sentence.text)).map(({ text }) => text);

export const hasTooManyFalseAlarms = ({ found, of }: Share): boolean => found * 100 > of * FALSE_ALARMS_PER_HUNDRED;
