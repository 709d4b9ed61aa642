import type { SuicideRule } from './speaks-of-suicide.ts';

export const CLASSES = ['explicit', 'indirect', 'ordinary'] as const;
export type SentenceClass = (typeof CLASSES)[number];

/** A sentence with what a reader says that it is: it names suicide, it means it, or neither. */
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

/** What a rule finds of a labelled set: recall of the first two classes, false alarms of the third. */
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
