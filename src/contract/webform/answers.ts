import { isRecord } from '../wire.ts';
import type { LeafElement, QuestionElement, WebformText } from './definition.ts';

/**
 * One answer: a text, a chosen value, a number as a decimal with a dot ("2.5"), a date as YYYY-MM-DD; a list of texts
 * or chosen values; true for a checkbox.
 */
export type Answer = string | readonly string[] | boolean;

/** Answers by the key of their question; an unanswered question is absent. */
export type Answers = Readonly<Record<string, Answer>>;

/** Value of a choice with its answer in the companion field, `<key>_other`. */
export const OTHER_VALUE = '_other_';

/** Returns the key of the companion field, with a further answer in free text. */
export const toOtherKey = (key: string): string => `${key}_other`;

const SHOWN_ONLY: readonly string[] = ['markup', 'image', 'video', 'unknown', 'page'];

export const isQuestion = (element: { readonly type: string }): element is QuestionElement =>
  !SHOWN_ONLY.includes(element.type);

/** Lists every element that is not a page, in order. */
export function listLeafElements({ elements }: Pick<WebformText, 'elements'>): readonly LeafElement[] {
  return elements.flatMap((element) => (element.type === 'page' ? element.elements : [element]));
}

/** Lists every question, in order. */
export function listQuestions(definition: Pick<WebformText, 'elements'>): readonly QuestionElement[] {
  return listLeafElements(definition).filter(isQuestion);
}

/** Returns true if a question has a further answer in free text. */
export const hasOtherOption = (question: QuestionElement): boolean =>
  'other' in question && question.other !== undefined;

/** Lists every possible answer key. */
export function listAnswerKeys(definition: Pick<WebformText, 'elements'>): readonly string[] {
  return listQuestions(definition).flatMap((question) =>
    hasOtherOption(question) ? [question.key, toOtherKey(question.key)] : [question.key],
  );
}

function isAnswer(value: unknown): value is Answer {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}

/** Reads the answers in wire data; invalid members are omitted. */
export function readAnswers(data: unknown): Answers {
  if (!isRecord(data)) return {};
  const entries = Object.entries(data).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]);
  return Object.fromEntries(entries.filter(([, value]) => isAnswer(value)));
}
