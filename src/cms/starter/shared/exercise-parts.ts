import type { Condition, LeafElement, Option } from '#src/contract/webform/definition.ts';
import type { DomainKey, Language, Localised } from '#src/domains/domain.ts';
import type { StarterWebform } from '../starter.ts';
import { p } from './markup.ts';

/** An element with the texts of both languages: the structure is written once, so it cannot differ between them. */
export type Part = Localised<LeafElement>;
type Choice = Localised<Option>;

interface QuestionOptions {
  readonly help?: Localised;
  readonly required?: true;
  readonly when?: Condition;
}

/** Lengths of answers in code points. */
const LINE = 120;
const STORY = 1500;

function inBothLanguages<T>(make: (language: Language) => T): Localised<T> {
  return { nl: make('nl'), en: make('en') };
}

function getQuestionFields(
  language: Language,
  key: string,
  label: Localised,
  { help, required, when }: QuestionOptions,
) {
  return {
    key,
    label: label[language],
    ...(help && { help: help[language] }),
    ...(required && { required }),
    ...(when && { when }),
  };
}

/** Creates the condition that one of the questions has one of the values. */
export function matchAny(keys: readonly string[], ...is: readonly string[]): Condition {
  return { match: 'any', of: keys.map((key) => ({ key, is })) };
}

/** Creates the condition that each of the questions has one of the values. */
export function matchAll(keys: readonly string[], ...is: readonly string[]): Condition {
  return { match: 'all', of: keys.map((key) => ({ key, is })) };
}

/** Creates a text to read: an introduction, a collapsed example (`folded`), a safety text with its condition. */
export function createMarkup(
  key: string,
  html: Localised,
  { folded, when }: { readonly folded?: Localised; readonly when?: Condition } = {},
): Part {
  return inBothLanguages((language) => ({
    type: 'markup',
    key,
    html: html[language],
    ...(folded && { folded: folded[language] }),
    ...(when && { when }),
  }));
}

/** Creates one short answer in the user's own words. */
export function line(key: string, label: Localised, asking: QuestionOptions = {}): Part {
  return inBothLanguages((language) => ({
    type: 'text',
    ...getQuestionFields(language, key, label, asking),
    maxLength: LINE,
  }));
}

/** Creates a list of short answers in the user's own words, at most `max`. */
export function lines(key: string, label: Localised, max: number, asking: QuestionOptions = {}): Part {
  return inBothLanguages((language) => ({
    type: 'text',
    ...getQuestionFields(language, key, label, asking),
    maxLength: LINE,
    multiple: { max },
  }));
}

/** Creates a longer answer in the user's own words. */
export function longText(key: string, label: Localised, asking: QuestionOptions = {}): Part {
  return inBothLanguages((language) => ({
    type: 'textarea',
    ...getQuestionFields(language, key, label, asking),
    maxLength: STORY,
  }));
}

/** Creates a number from 0 to 10 with a label at each end. */
export function scale(
  key: string,
  label: Localised,
  ends: Localised<readonly [string, string]>,
  asking: QuestionOptions = {},
) {
  return inBothLanguages<LeafElement>((language) => ({
    type: 'scale',
    ...getQuestionFields(language, key, label, asking),
    min: 0,
    max: 10,
    minLabel: ends[language][0],
    maxLabel: ends[language][1],
  }));
}

/** Creates a whole number from 0 to `max`. */
export function count(key: string, label: Localised, max: number, asking: QuestionOptions = {}): Part {
  return inBothLanguages((language) => ({
    type: 'number',
    ...getQuestionFields(language, key, label, asking),
    min: 0,
    max,
    step: 1,
  }));
}

/** Creates an answer to choose, without an explanation. */
export function option(value: string, label: Localised): Choice {
  return inBothLanguages((language) => ({ value, label: label[language] }));
}

/** Creates an answer of a quiz with its feedback; `fits` is null if no answer is better than another. */
export function answer(value: string, label: Localised, fits: boolean | null, explanation: Localised): Choice {
  return inBothLanguages((language) => ({
    value,
    label: label[language],
    answer: { fits, explanation: explanation[language] },
  }));
}

interface ChoiceOptions extends QuestionOptions {
  /** The label of a further answer in the user's own words. */
  readonly other?: Localised;
}

function choice(
  type: 'radios' | 'checkboxes' | 'select',
  key: string,
  label: Localised,
  options: readonly Choice[],
  { other, ...asking }: ChoiceOptions,
): Part {
  return inBothLanguages((language) => ({
    type,
    ...getQuestionFields(language, key, label, asking),
    options: options.map((option) => option[language]),
    ...(other && { other: { label: other[language] } }),
  }));
}

/** Creates a choice of one answer. */
export function radios(key: string, label: Localised, options: readonly Choice[], choosing: ChoiceOptions = {}): Part {
  return choice('radios', key, label, options, choosing);
}

/** Creates a choice of any number of answers. */
export function checkboxes(
  key: string,
  label: Localised,
  options: readonly Choice[],
  choosing: ChoiceOptions = {},
): Part {
  return choice('checkboxes', key, label, options, choosing);
}

/**
 * Feedback on a statement: a separate opening per answer, so that no right answer is followed by "Niet waar"; then one
 * explanation.
 */
export interface Feedback {
  /** Start of the text after a right answer, such as "Klopt, want …". */
  readonly right: Localised;
  /** Start of the text after a wrong answer, such as "Het voelt zo, en toch …". */
  readonly wrong: Localised;
  /** Start of the text after "I do not know", such as "Bijna niemand weet dit: …". */
  readonly unsure: Localised;
  /** The explanation that follows each of them. */
  readonly explanation: Localised;
}

/** Creates a statement of a quiz: true, not true or not known. */
export function statement(
  key: string,
  label: Localised,
  isTrue: boolean,
  texts: Localised | Feedback,
  asking: QuestionOptions = {},
): Part {
  const getExplanation = (opening: 'right' | 'wrong' | 'unsure'): Localised =>
    'explanation' in texts
      ? inBothLanguages((language) => `${texts[opening][language]} ${texts.explanation[language]}`)
      : texts;
  const options = [
    answer('waar', { nl: 'Waar', en: 'True' }, isTrue, getExplanation(isTrue ? 'right' : 'wrong')),
    answer('niet_waar', { nl: 'Niet waar', en: 'Not true' }, !isTrue, getExplanation(isTrue ? 'wrong' : 'right')),
    answer('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }, null, getExplanation('unsure')),
  ];
  return radios(key, label, options, asking);
}

/** Creates a script to read or to listen to; every text is a paragraph. No URL, as there is no video file yet. */
export function script(key: string, title: Localised, texts: Localised<readonly string[]>): Part {
  return inBothLanguages((language) => ({
    type: 'video',
    key,
    title: title[language],
    url: null,
    transcript: p(...texts[language]),
  }));
}

/** The tick under a script. */
export const read: Part = inBothLanguages((language) => ({
  type: 'check',
  key: 'gelezen',
  label: { nl: 'Ik heb dit gelezen', en: 'I have read this' }[language],
  required: true,
}));

/** The last element of every personal exercise, so that users can skip a painful question. */
export const skip: Part = inBothLanguages((language) => ({
  type: 'skip',
  key: 'overslaan',
  label: { nl: 'Dit sla ik nu over', en: 'Skip this for now' }[language],
}));

interface Exercise {
  /** `<domain>_<phase>_<number>`, with underscores. */
  readonly id: string;
  readonly domain: DomainKey;
  readonly title: Localised;
  readonly parts: readonly Part[];
  /** Shown after sending: a heading and HTML that are true for any answer. */
  readonly feedback: { readonly title: Localised; readonly html: Localised };
  /** Shows a notice above the form about who reads the answers. */
  readonly isSensitive?: true;
  readonly notes: string;
}

/** Creates an exercise in both languages. */
export function exercise({ id, domain, title, parts, feedback, isSensitive, notes }: Exercise): StarterWebform {
  const text = inBothLanguages((language) => ({
    title: title[language],
    elements: parts.map((part) => part[language]),
    confirmation: { title: feedback.title[language], html: feedback.html[language] },
  }));
  return { id, domains: [domain], ...text, ...(isSensitive && { isSensitive }), notes };
}
