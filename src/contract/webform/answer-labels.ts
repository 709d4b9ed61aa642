import { isRecord } from '../wire.ts';
import { type Answers, hasOtherOption, listQuestions, OTHER_VALUE, toOtherKey } from './answers.ts';
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
  const selection = Array.isArray(answer) ? answer : [answer];
  const otherOption = question.other ? [{ value: OTHER_VALUE, label: question.other.label }] : [];
  const labels = [...question.options, ...otherOption].filter(({ value }) => selection.includes(value));
  return Object.fromEntries(labels.map(({ value, label }) => [value, label]));
}

/** Returns the texts of every answered question. */
export function toAnswerLabels(definition: Pick<WebformText, 'elements'>, answers: Answers): AnswerLabels {
  const entries = listQuestions(definition).flatMap((question): [string, AnswerLabel][] => {
    if (answers[question.key] === undefined) return [];
    const options = findChosenLabels(question, answers);
    const entry: [string, AnswerLabel] = [question.key, { label: question.label, ...(options ? { options } : {}) }];
    const otherKey = toOtherKey(question.key);
    if (!hasOtherOption(question) || answers[otherKey] === undefined) return [entry];
    return [entry, [otherKey, { label: ('other' in question && question.other?.label) || question.label }]];
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
  const entries = Object.entries(value).flatMap(([key, item]): [string, AnswerLabel][] => {
    if (!isRecord(item) || typeof item.label !== 'string') return [];
    const options = readOptions(item.options);
    return [[key, { label: item.label, ...(options ? { options } : {}) }]];
  });
  return Object.fromEntries(entries);
}
