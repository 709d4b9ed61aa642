import type { DomainKey } from './domain.ts';

/** A question of an exercise with an answer in the user's own words. */
export interface ExerciseQuestion {
  readonly webform: string;
  readonly field: string;
}

/** An if-then plan in an exercise: two answers, or one answer with both halves. */
export type IfThenSource =
  | { readonly situation: ExerciseQuestion; readonly action: ExerciseQuestion }
  | { readonly both: ExerciseQuestion };

/** Exercises with answers that fill the user's own texts of the hard moment. */
export interface PersonalTextSources {
  /** Questions for the sentence; the first answered one is used. */
  readonly sentence: readonly ExerciseQuestion[];
  /** Questions for the list; all answers are used, in order. */
  readonly list: readonly ExerciseQuestion[];
  readonly card: {
    readonly say?: ExerciseQuestion;
    readonly away?: ExerciseQuestion;
    readonly tomorrow?: ExerciseQuestion;
  };
  /** Questions for the person to call; the first answered one is used. */
  readonly person: readonly ExerciseQuestion[];
  readonly ifThens: readonly IfThenSource[];
}

/** Returns a function that creates the questions of one programme, by the number of their exercise. */
const createQuestionFactory =
  (programme: string) =>
  (step: string, field: string): ExerciseQuestion => ({ webform: `${programme}_${step}`, field });

const alcohol = createQuestionFactory('alcohol');
const tobacco = createQuestionFactory('tobacco');
const gambling = createQuestionFactory('gambling');
const cannabis = createQuestionFactory('cannabis');
const cocaine = createQuestionFactory('cocaine');
const closeOnes = createQuestionFactory('closeones');

const createSource = (word: ExerciseQuestion): IfThenSource => ({ both: word });

/**
 * Exercise answers that fill the user's own texts in each programme; null if there are none. `personal-text-sources.test.ts` checks
 * that every question exists.
 */
export const PERSONAL_TEXT_SOURCES: Readonly<Record<DomainKey, PersonalTextSources | null>> = {
  alcohol: {
    sentence: [alcohol('1_5', 'mijn_zin')],
    list: [alcohol('3_3', 'lijst')],
    card: {
      say: alcohol('6_2', 'dit_zeg_ik'),
      away: alcohol('6_2', 'weg'),
      tomorrow: alcohol('6_2', 'morgen'),
    },
    person: [alcohol('6_2', 'persoon')],
    ifThens: ['1', '2', '3'].map((number) => ({
      situation: alcohol('3_2', `als_${number}`),
      action: alcohol('3_2', `dan_${number}`),
    })),
  },
  tobacco: {
    sentence: [tobacco('6_2', 'zin')],
    list: [tobacco('2_2', 'doen'), tobacco('3_3', 'plekken'), tobacco('6_2', 'zak')],
    card: { away: tobacco('6_2', 'plek') },
    person: [tobacco('6_2', 'mens')],
    ifThens: ['1', '2', '3'].map((number) => createSource(tobacco('3_2', `als_dan_${number}`))),
  },
  gambling: {
    sentence: [gambling('1_5', 'zin')],
    list: [gambling('4_4', 'anders')],
    card: {
      say: gambling('6_2', 'zin'),
      away: gambling('6_2', 'plek'),
      tomorrow: gambling('6_2', 'slot'),
    },
    person: [gambling('6_2', 'bel')],
    ifThens: [
      createSource(gambling('3_4', 'bonus')),
      createSource(gambling('3_4', 'loon')),
      ...['een', 'twee', 'drie'].map((field) => createSource(gambling('3_3', field))),
    ],
  },
  cannabis: {
    sentence: [cannabis('6_2', 'zin')],
    list: [cannabis('2_3', 'ervoor'), cannabis('6_2', 'doe')],
    card: { away: cannabis('6_2', 'plek') },
    person: [cannabis('6_2', 'mens')],
    ifThens: ['1', '2', '3'].map((number) => createSource(cannabis('3_3', `als_dan_${number}`))),
  },
  cocaine: {
    sentence: [cocaine('1_5', 'zin')],
    list: [cocaine('2_2', 'lijst')],
    card: { say: cocaine('6_2', 'zin'), away: cocaine('6_2', 'weg') },
    person: [cocaine('6_2', 'mens'), ...['een', 'twee', 'drie'].map((field) => cocaine('3_4', field))],
    ifThens: ['loon', 'borrel', 'alleen', 'eigen'].map((field) => createSource(cocaine('3_3', field))),
  },
  'close-ones': {
    sentence: [],
    list: [closeOnes('1_5', 'wat')],
    card: {
      say: closeOnes('5_4', 'codewoord'),
      away: closeOnes('5_4', 'waarheen'),
      tomorrow: closeOnes('5_4', 'klaar'),
    },
    person: [],
    ifThens: [],
  },
  guided: null,
};
