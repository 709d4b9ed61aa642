import { hasOtherOption, listQuestions, toOtherKey } from '../../webform/answers.ts';
import type { QuestionElement, WebformText } from '../../webform/definition.ts';
import type { UsedKey, UsedKeys } from './stored-webform.ts';

/** Returns the kind of a question's answers; a question can replace another question of this kind without loss. */
function answerKind(question: QuestionElement): string {
  switch (question.type) {
    case 'text':
    case 'textarea':
      return question.multiple ? 'texts' : 'text';
    case 'radios':
    case 'select':
      return 'one';
    case 'checkboxes':
      return 'several';
    default:
      return question.type;
  }
}

const getValues = (question: QuestionElement): readonly string[] =>
  'options' in question ? question.options.map(({ value }) => value) : [];

/** Returns the answer keys of this form. */
export function getUsedKeys(text: Pick<WebformText, 'elements'>): UsedKeys {
  const entries = listQuestions(text).flatMap((question): [string, UsedKey][] => {
    const entry: [string, UsedKey] = [question.key, { kind: answerKind(question), values: getValues(question) }];
    return hasOtherOption(question) ? [entry, [toOtherKey(question.key), { kind: 'text', values: [] }]] : [entry];
  });
  return Object.fromEntries(entries);
}

/** Returns all current and former keys. */
export function withKeys(previousKeys: UsedKeys, now: UsedKeys): UsedKeys {
  const entries = Object.entries(now).map(([key, { kind, values }]) => [
    key,
    { kind, values: [...new Set([...(previousKeys[key]?.values ?? []), ...values])] },
  ]);
  return { ...previousKeys, ...Object.fromEntries(entries) };
}
