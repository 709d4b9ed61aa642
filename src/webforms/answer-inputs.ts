import {
  type Answer,
  type Answers,
  hasOtherOption,
  isQuestion,
  listLeafElements,
  toOtherKey,
} from '#src/contract/webform/answers.ts';
import type { QuestionElement, WebformText } from '#src/contract/webform/definition.ts';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { formatFieldDate } from '#src/rules/fields/dates.ts';

/** A typed answer; an empty one is "", [] or false. */
export type AnswerInput = string | readonly string[] | boolean;

/** Form values by key. */
export type AnswerInputs = Readonly<Record<string, AnswerInput>>;

/** Formats a decimal in the language of the form. */
export const formatDecimal = (decimal: string, t: TranslateWebform): string => decimal.replace('.', t('decimal_mark'));

/** Formats a date as in a date field. */
export const formatDateInput = (date: string): string => (isCalendarDate(date) ? formatFieldDate(date) : date);

function toTypedAnswer(question: QuestionElement, answer: Answer | undefined, t: TranslateWebform): AnswerInput {
  if (question.type === 'check' || question.type === 'skip') return answer === true || answer === '1';
  const isList = question.type === 'checkboxes' || ('multiple' in question && question.multiple !== undefined);
  if (isList) {
    const list = Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : [];
    return question.type !== 'checkboxes' && list.length === 0 ? [''] : list;
  }
  const text = typeof answer === 'string' ? answer : '';
  if (question.type === 'number') return formatDecimal(text, t);
  return question.type === 'date' ? formatDateInput(text) : text;
}

/** Returns the initial values of a form, from existing answers if there are any. */
export function toAnswerInputs(
  definition: Pick<WebformText, 'elements'>,
  answers: Answers,
  t: TranslateWebform,
): AnswerInputs {
  const questions = listLeafElements(definition).filter(isQuestion);
  const entries = questions.flatMap((question): [string, AnswerInput][] => {
    const entry: [string, AnswerInput] = [question.key, toTypedAnswer(question, answers[question.key], t)];
    if (!hasOtherOption(question)) return [entry];
    const otherText = answers[toOtherKey(question.key)];
    return [entry, [toOtherKey(question.key), typeof otherText === 'string' ? otherText : '']];
  });
  return Object.fromEntries(entries);
}

function isOfKind(value: unknown, kind: AnswerInput): value is AnswerInput {
  if (!Array.isArray(kind)) return typeof value === typeof kind;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Returns the entries that differ from the previous ones. */
export const listChangedEntries = <T>(
  values: Readonly<Record<string, T>>,
  previous: Readonly<Record<string, T>> | null,
): [string, T][] =>
  Object.entries(values).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(previous?.[key]));

/** Returns the initial values with an earlier draft; values that no longer match the form are omitted. */
export function withDraftAnswers(start: AnswerInputs, draft: unknown): AnswerInputs {
  if (typeof draft !== 'object' || draft === null) return start;
  const draftValues = draft as Readonly<Record<string, unknown>>;
  const entries = Object.entries(start).map(([key, value]) => [
    key,
    isOfKind(draftValues[key], value) ? draftValues[key] : value,
  ]);
  return Object.fromEntries(entries);
}
