import type { Language, Localised } from '#src/domains/domain.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { addDays } from '../calendar/calendar-date.ts';

/** Period that the questions of a self-test cover, with the number of days until it may be repeated. */
export const WINDOW_DAYS = { now: 21, month: 30, 'half-year': 182, year: 365 } as const;
export type TestWindow = keyof typeof WINDOW_DAYS;

/** Target of a band: the page with help, the user's doctor, a help line. */
export const BAND_TARGETS = ['page', 'gp', 'line'] as const;
export type BandTarget = (typeof BAND_TARGETS)[number];

export interface TestOption {
  readonly text: Localised;
  readonly score: number;
}

export interface TestQuestion {
  readonly text: Localised;
  readonly options: readonly TestOption[];
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly words: Localised;
  readonly way: BandTarget;
}

/** Example given by the rights holder: the score of each chosen option, in the order of the questions, and the total. */
export interface Example {
  readonly scores: readonly number[];
  readonly score: number;
}

/** A third-party self-test: its questions, the scores of its answers and the bands of its scores. */
export interface Instrument {
  readonly questions: readonly TestQuestion[];
  readonly bands: readonly Band[];
  readonly examples: readonly Example[];
}

/** Index of the chosen option of each question, from 0. */
export type TestAnswers = readonly number[];

/** Returns the score of answers; null if they are not one option of each question. */
export function getScore({ questions }: Pick<Instrument, 'questions'>, answers: TestAnswers): number | null {
  if (answers.length !== questions.length) return null;
  const scores = questions.map(({ options }, index) => options[answers[index] ?? -1]?.score);
  return scores.includes(undefined) ? null : scores.reduce<number>((sum, score) => sum + (score ?? 0), 0);
}

/** Returns the band of a score; null if there is none. */
export const findBand = <B extends Pick<Band, 'from' | 'to'>>(
  { bands }: { readonly bands: readonly B[] },
  score: number,
): B | null => bands.find(({ from, to }) => score >= from && score <= to) ?? null;

/** Returns the highest score of the bands. */
export const getHighestScore = ({ bands }: { readonly bands: readonly Pick<Band, 'to'>[] }): number =>
  Math.max(...bands.map(({ to }) => to));

/** Returns the lowest and the highest possible score of the questions. */
export function getScoreRange(questions: readonly TestQuestion[]): readonly [least: number, most: number] {
  const ends = questions.map(({ options }) => options.map(({ score }) => score));
  const sumScores = (end: (...scores: number[]) => number) => ends.reduce((all, scores) => all + end(...scores), 0);
  return [sumScores(Math.min), sumScores(Math.max)];
}

/** Returns the first day on which a self-test may be repeated. */
export const getNextTestDay = (window: TestWindow, last: CalendarDate): CalendarDate =>
  addDays(last, WINDOW_DAYS[window]);

/** Words that a band may not contain: a score is never presented as good news. */
const REASSURING_WORDS: Record<Language, RegExp> = {
  nl: /\b(goed|veilig|laag risico|gefeliciteerd|gezond|prima|fijn)/i,
  en: /\b(good|safe|low(er)? risk|congratulations|great|healthy|well done)/i,
};

/** Returns true if the text of a band presents a score as good news. */
export const containsReassurance = (text: string, language: Language): boolean => REASSURING_WORDS[language].test(text);

/** Weekly use compared with the advice; null if it is unknown, or there is no advice. */
export type UseLevel = 'far-above' | 'above' | 'within' | null;

/**
 * Returns the use shown next to the score: `week` in units, `advised` the weekly maximum of the advice; null if there
 * is none.
 */
export function getUseLevel(week: number | null, advised: number | null): UseLevel {
  if (week === null || advised === null) return null;
  if (week > advised * 2 && week > 0) return 'far-above';
  return week > advised ? 'above' : 'within';
}
