import { listQuestions } from '#src/contract/webform/answers.ts';
import type { FieldTexts } from '#src/contract/webform/check-answers.ts';
import type { QuestionElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import type { AnswerInput, AnswerInputs } from './answer-inputs.ts';

/** Context of a form's elements: typed values, errors, and the texts of the namespace `webforms`. */
export interface FormBinding {
  /** Unique on the page; prefix of the fields' ids. */
  readonly id: string;
  readonly inputs: AnswerInputs;
  readonly set: (key: string, value: AnswerInput) => void;
  readonly errors: FieldTexts;
  readonly t: TranslateWebform;
  /** URL of the cookie choice, which videos require. */
  readonly cookiesHref: string;
  /** Keys of the optional questions that are marked as optional. */
  readonly optional: readonly string[];
}

/**
 * Returns the optional questions to mark, if there are required ones: all of them, or only the first if questions are
 * shown one by one.
 */
export function findMarkedQuestions(form: WebformDefinition, isOneByOne: boolean): readonly string[] {
  const isRequired = (question: QuestionElement) => 'required' in question && question.required === true;
  const questions = listQuestions(form);
  const optional = questions.filter((question) => !isRequired(question)).map(({ key }) => key);
  return questions.some(isRequired) ? optional.slice(0, isOneByOne ? 1 : undefined) : [];
}

export const toFieldId = ({ id }: Pick<FormBinding, 'id'>, key: string): string => `${id}-${key.replaceAll('.', '-')}`;

/** Returns the typed value of a text field. */
export function getTextInput({ inputs }: Pick<FormBinding, 'inputs'>, key: string): string {
  const value = inputs[key];
  return typeof value === 'string' ? value : '';
}

/** Returns the selected or typed values of a multi-valued field. */
export function getListInput({ inputs }: Pick<FormBinding, 'inputs'>, key: string): readonly string[] {
  const value = inputs[key];
  return Array.isArray(value) ? value : [];
}
