import { listAnswerKeys, listLeafElements, listQuestions } from '#src/contract/webform/answers.ts';
import type {
  QuestionElement,
  WebformDefinition,
  WebformElement,
  WebformText,
} from '#src/contract/webform/definition.ts';

/** Returns the first duplicate name, or an empty list. */
function findDuplicate(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

function listQuestionProblems(question: QuestionElement): string[] {
  const { key, type } = question;
  if (question.label.trim() === '') return [`${key} has no label`];
  if (type === 'scale' && !(question.min < question.max && question.max - question.min <= 20)) {
    return [`${key} has no scale of 2 to 21 steps`];
  }
  if (type === 'number' && (question.min ?? 0) > (question.max ?? Number.MAX_SAFE_INTEGER)) {
    return [`${key} has a minimum above its maximum`];
  }
  if ('maxLength' in question && !((question.maxLength ?? 1) > 0)) return [`${key} has no room`];
  if ('multiple' in question && !((question.multiple?.max ?? 2) > 1)) return [`${key} is a list of one`];
  if (!('options' in question)) return [];
  const values = question.options.map(({ value }) => value);
  return [
    ...(values.length === 0 ? [`${key} has no options`] : []),
    ...findDuplicate(values).map((value) => `${key} has the option ${value} twice`),
    ...values
      .filter((value) => !/^[\w.-]{1,64}$/.test(value))
      .map((value) => `${key} has the unusable option ${value}`),
  ];
}

const listKeys = ({ elements }: Pick<WebformText, 'elements'>): readonly string[] =>
  elements.flatMap((element) =>
    element.type === 'page' ? [element.key, ...element.elements.map(({ key }) => key)] : [element.key],
  );

function listConditionProblems(definition: Pick<WebformText, 'elements'>): string[] {
  const knownKeys = new Set(listAnswerKeys(definition));
  const all: readonly WebformElement[] = [...definition.elements, ...listLeafElements(definition)];
  return all.flatMap(({ key, when }) =>
    (when?.of ?? [])
      .filter((part) => !knownKeys.has(part.key) || part.key === key)
      .map((part) => `${key} waits for ${part.key}, which is no other question`),
  );
}

/** Returns the problems that make a definition unusable, for its author; empty for a valid definition. */
export function listDefinitionProblems(definition: WebformDefinition): readonly string[] {
  const { id, elements } = definition;
  const pages = elements.filter(({ type }) => type === 'page').length;
  const keys = [
    ...listKeys(definition),
    ...listAnswerKeys(definition).filter((key) => !listKeys(definition).includes(key)),
  ];
  const companions = listAnswerKeys(definition).filter((key) => key.endsWith('_other'));
  const questions = listQuestions(definition);
  return [
    ...(/^[a-z0-9_]{1,64}$/.test(id) ? [] : [`the id ${id} is unusable`]),
    ...(pages > 0 && pages < elements.length ? ['pages and other elements stand beside each other'] : []),
    ...keys.filter((key) => !/^[a-z][a-z0-9_]{0,63}$/.test(key)).map((key) => `the key ${key} is unusable`),
    ...findDuplicate([
      ...listKeys(definition),
      ...companions.filter((key) => !questions.some((question) => question.key === key)),
    ]).map((key) => `the key ${key} stands twice`),
    ...(questions.filter(({ type }) => type === 'skip').length > 1 ? ['it can be skipped twice'] : []),
    ...questions.flatMap(listQuestionProblems),
    ...listConditionProblems(definition),
  ];
}
