import { isRecord } from '../wire.ts';
import { type Answers, hasOther, listQuestions, OTHER_VALUE, toOtherKey } from './answers.ts';
import type { QuestionElement, WebformText } from './definition.ts';

/** Texts of an answer's question and options by key, stored because the form may change afterwards. */
export interface AnswerLabel {
  readonly label: string;
  /** Labels of the chosen values. */
  readonly options?: Readonly<Record<string, string>>;
}

export type AnswerLabels = Readonly<Record<string, AnswerLabel>>;

function findChosenLabels(question: QuestionElement, answers: Answers): AnswerLabel['options'] {
  if (!('options' in question)) return undefined;
  const answer = answers[question.key];
  const chosen = Array.isArray(answer) ? answer : [answer];
  const other = question.other ? [{ value: OTHER_VALUE, label: question.other.label }] : [];
  const labels = [...question.options, ...other].filter(({ value }) => chosen.includes(value));
  return Object.fromEntries(labels.map(({ value, label }) => [value, label]));
}

/** Returns the texts of every answered question. */
export function toAnswerLabels(definition: Pick<WebformText, 'elements'>, answers: Answers): AnswerLabels {
  const entries = listQuestions(definition).flatMap((question): [string, AnswerLabel][] => {
    if (answers[question.key] === undefined) return [];
    const options = findChosenLabels(question, answers);
    const own: [string, AnswerLabel] = [question.key, { label: question.label, ...(options ? { options } : {}) }];
    const otherKey = toOtherKey(question.key);
    if (!hasOther(question) || answers[otherKey] === undefined) return [own];
    return [own, [otherKey, { label: ('other' in question && question.other?.label) || question.label }]];
  });
  return Object.fromEntries(entries);
}

function readOptions(value: unknown): AnswerLabel['options'] {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Reads the labels of a response; invalid labels are omitted. */
export function readAnswerLabels(value: unknown): AnswerLabels {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([key, one]): [string, AnswerLabel][] => {
    if (!isRecord(one) || typeof one.label !== 'string') return [];
    const options = readOptions(one.options);
    return [[key, { label: one.label, ...(options ? { options } : {}) }]];
  });
  return Object.fromEntries(entries);
}
