import type { ExerciseQuestion, PersonalTextSources } from '../../domains/personal-text-sources.ts';
import { countCharacters } from '../fields/text.ts';

/** Maximum length of the sentence, and of a line of list and card, in code points; maximum lines of the list. */
export const PERSONAL_LINE_LENGTH = 120;
export const MAX_LIST_LINES = 8;

/** The parts of a card: a sentence to say, a place to go, needs for tomorrow. */
export const CARD_LINES = ['say', 'away', 'tomorrow'] as const;
export type CardLine = (typeof CARD_LINES)[number];

/** Signs by which users first notice that it gets harder, and the maximum number to choose. */
export const WARNING_SIGNS = [
  'sleep',
  'temper',
  'cancel',
  'open',
  'once',
  'late',
  'cash',
  'friends',
  'food',
  'low',
] as const;
export const MAX_WARNING_SIGNS = 3;
export const WARNING_SIGN_LENGTH = 60;

/** Sentence, list, card, person and signs that a participant stored for the hard moment. */
export interface PersonalTexts {
  readonly sentence: string | null;
  readonly list: readonly string[];
  readonly card: Readonly<Partial<Record<CardLine, string>>>;
  /** The person to call. */
  readonly person: { readonly name: string; readonly phone: string | null } | null;
  /** Keys of `SIGNS`, or the user's own texts. */
  readonly signs: readonly string[];
}

export const PERSONAL_TEXT_PARTS = ['sentence', 'list', 'card', 'person', 'signs'] as const;
export type PersonalTextPart = (typeof PERSONAL_TEXT_PARTS)[number];

/** The stored own texts, with the time at which the user last changed each part; ISO 8601. */
export interface DatedPersonalTexts extends PersonalTexts {
  readonly changed: Readonly<Partial<Record<PersonalTextPart, string>>>;
}

/** The texts of one answer; a multi-value question has several. */
export interface AnsweredTexts {
  readonly words: readonly string[];
  /** Time of the exercise's last answer; ISO 8601. */
  readonly changed: string;
}

/** Finds the answer to a question; null if there is none. */
export type FindAnswer = (word: ExerciseQuestion) => AnsweredTexts | null;

interface Filling<T> {
  readonly value: T;
  readonly changed: string;
}

/** Personal texts of a participant who stored none. */
export const NO_PERSONAL_TEXTS: DatedPersonalTexts = {
  sentence: null,
  list: [],
  card: {},
  person: null,
  signs: [],
  changed: {},
};

/** Returns the texts that fit on a line; longer texts remain in the exercise, and are not truncated. */
const pickFittingTexts = ({ words }: AnsweredTexts): readonly string[] =>
  words.map((word) => word.trim()).filter((word) => word !== '' && countCharacters(word) <= PERSONAL_LINE_LENGTH);

function listAnswered(find: FindAnswer, questions: readonly ExerciseQuestion[]): readonly Filling<readonly string[]>[] {
  return questions.flatMap((word) => {
    const answer = find(word);
    const lines = answer === null ? [] : pickFittingTexts(answer);
    return answer === null || lines.length === 0 ? [] : [{ value: lines, changed: answer.changed }];
  });
}

const getLatest = (fillings: readonly { readonly changed: string }[]): string =>
  fillings.map(({ changed }) => changed).reduce((total, other) => (total > other ? total : other), '');

function findFirstLine(find: FindAnswer, questions: readonly ExerciseQuestion[]): Filling<string> | null {
  const [first] = listAnswered(find, questions);
  return first ? { value: first.value[0] ?? '', changed: first.changed } : null;
}

function toList(find: FindAnswer, questions: readonly ExerciseQuestion[]): Filling<readonly string[]> | null {
  const all = listAnswered(find, questions);
  if (all.length === 0) return null;
  const lines = [...new Set(all.flatMap(({ value }) => value))].slice(0, MAX_LIST_LINES);
  return { value: lines, changed: getLatest(all) };
}

function getCard(find: FindAnswer, texts: PersonalTextSources['card']): Filling<PersonalTexts['card']> | null {
  const lines = CARD_LINES.flatMap((key) => {
    const filling = findFirstLine(find, texts[key] ? [texts[key]] : []);
    return filling === null ? [] : [{ key, ...filling }];
  });
  if (lines.length === 0) return null;
  return { value: Object.fromEntries(lines.map(({ key, value }) => [key, value])), changed: getLatest(lines) };
}

/** Matches a phone number anywhere in a line: a plus or a zero, and at least eight more digits. */
const PHONE = /(?:\+|\b0)[\d\s\-().]{7,18}\d/;

/** Reads a name and the number next to it, which are usually written on one line. */
export function parseContactPerson(line: string): PersonalTexts['person'] {
  const phone = PHONE.exec(line)?.[0].trim() ?? null;
  const name = (phone === null ? line : line.replace(phone, ' '))
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '');
  return { name: name === '' ? (phone ?? line) : name, phone };
}

/**
 * Returns the texts to show: each part as stored for the hard moment, or as in the exercise if it was never changed
 * there or the exercise was answered later.
 */
export function getOwnTexts(
  personalTextSources: PersonalTextSources,
  find: FindAnswer,
  storedDatedPersonalTexts: DatedPersonalTexts | null,
): PersonalTexts {
  const personalTexts = storedDatedPersonalTexts ?? NO_PERSONAL_TEXTS;
  const getLater = <T>(part: PersonalTextPart, filling: Filling<T> | null): T | null =>
    filling !== null && filling.changed > (personalTexts.changed[part] ?? '') ? filling.value : null;
  const person = getLater('person', findFirstLine(find, personalTextSources.person));
  return {
    sentence: getLater('sentence', findFirstLine(find, personalTextSources.sentence)) ?? personalTexts.sentence,
    list: getLater('list', toList(find, personalTextSources.list)) ?? personalTexts.list,
    card: getLater('card', getCard(find, personalTextSources.card)) ?? personalTexts.card,
    person: person === null ? personalTexts.person : parseContactPerson(person),
    signs: personalTexts.signs,
  };
}
