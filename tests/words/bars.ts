import type { Language } from '#src/domains/domain.ts';

/** Limits of a figure. */
export interface Bar {
  readonly atLeast?: number;
  readonly atMost?: number;
}

const NONE: Bar = { atMost: 0 };

/** Minimum number of words in different sentences of a domain, in per cent of alcohol's. */
export const BESIDE_ALCOHOL = 85;

/** The limit of each figure, chosen from texts that test readers understood. */
const EVERYWHERE = {
  otherQuotes: NONE,
  forbidden: NONE,
} as const;

export const BARS = {
  nl: {
    ...EVERYWHERE,
    meanWords: { atLeast: 8, atMost: 12 },
    shortShare: { atMost: 25 },
    over15Share: { atMost: 5 },
    over18: NONE,
    shortRuns: NONE,
    linkingPer100: { atLeast: 8 },
    unitsOutside: NONE,
    tooOften: NONE,
    wantPer100: { atMost: 3 },
    agreedOpenings: { atMost: 3 },
    overTicBudget: NONE,
    emptyFeedback: NONE,
    sameFeedbackInItem: NONE,
    doomAnswers: NONE,
    verbatimShare: { atMost: 12 },
    // At least BESIDE_ALCOHOL % of alcohol's value: see getBar.
    differentWords: {},
  },
  en: {
    ...EVERYWHERE,
    meanWords: { atLeast: 8, atMost: 15 },
    shortShare: { atMost: 25 },
    over20: NONE,
    unitsOutside: NONE,
    contractedShare: { atLeast: 50 },
    negativesShort: NONE,
    questionThen: NONE,
    questionOrderShare: { atMost: 8 },
    becausePer100: { atMost: 4 },
    thenPer100: { atMost: 1 },
    translated: NONE,
    glasses: NONE,
    unexplained: NONE,
    tooOften: NONE,
    emptyFeedback: NONE,
    sameFeedbackInItem: NONE,
    verbatimShare: { atMost: 12 },
    // At least BESIDE_ALCOHOL % of alcohol's value: see getBar.
    differentWords: {},
  },
} as const satisfies Record<Language, Record<string, Bar>>;

export type FigureName = keyof (typeof BARS)['nl'] | keyof (typeof BARS)['en'];

/** Meaning of each figure, for the writer. */
export const MEANING: Record<FigureName, string> = {
  meanWords: 'words per sentence of running text',
  shortShare: '% of sentences of five words or fewer',
  over15Share: '% of sentences over 15 words',
  over18: 'sentences over 18 words',
  over20: 'sentences over 20 words',
  shortRuns: 'places with three short sentences in a row',
  linkingPer100: 'want, omdat, dus, daarom, daardoor, zodat, daarna, terwijl, maar, al per 100 sentences',
  wantPer100: 'sentences with “, want” per 100',
  agreedOpenings: 'feedback that opens with “Klopt”',
  becausePer100: 'sentences with “because” per 100',
  thenPer100: 'sentences that open with “Then …” per 100',
  translated: 'turns of phrase that give away a translation',
  unitsOutside: 'forms and pages whose sentences miss a target',
  tooOften: 'sentences of four words or more that stand more than three times',
  overTicBudget: 'tics above their budget',
  forbidden: 'forbidden or worn words',
  emptyFeedback: 'feedback that says nothing, such as “Goed.”',
  sameFeedbackInItem: 'questions in which two answers are told the same',
  doomAnswers: 'quiz answers that doom or insult',
  otherQuotes: 'quotes that are not “ ” or ’',
  contractedShare: '% contracted of you’re, you’ll, you’ve, it’s, that’s, there’s, we’re, what’s',
  negativesShort: '“n’t” outside quotes',
  questionThen: '“? Then”',
  questionOrderShare: '% of sentences that are a question with an order behind it',
  glasses: '“glass” other than “glass of water”',
  unexplained: 'Dutch names that a page does not explain where it says them first',
  verbatimShare: '% of words in sentences that stand in another domain too (exercises)',
  differentWords: 'words in different sentences (exercises), 85 % of alcohol’s or more',
};

/** Figures that also change with another domain's text. */
export const ACROSS: readonly FigureName[] = ['verbatimShare', 'differentWords'];

/** Returns the distance of a value from its limit; 0 if it is met. */
export function missed(value: number, { atLeast = -Infinity, atMost = Infinity }: Bar): number {
  return Math.max(0, atLeast - value, value - atMost);
}
