import { ValidationError } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { listAnswerKeys, listLeafElements, listQuestions } from '../../webform/answers.ts';
import type { LeafElement, WebformElement, WebformText } from '../../webform/definition.ts';
import { getUsedKeys } from './answer-kind.ts';
import type { UsedKeys, WebformTexts } from './stored-webform.ts';
import { webformSchema } from './webform-schema.ts';

/** Violation that prevents saving a form, with its location. */
export interface WebformProblem {
  /** Language of the violation; null if it applies to all. */
  readonly language: Language | null;
  /** The element; null for the form as a whole. */
  readonly key: string | null;
  /** The field of the element: "label", "options.2.label", "when". */
  readonly field: string;
  /** Text key of the reason. */
  readonly reason: string;
}

/** Converts a path such as "elements[1].elements[0].label" to element and field. */
function toElementAndField(path: string, text: WebformText): Pick<WebformProblem, 'key' | 'field'> {
  const [, outerIndex, innerIndex, rest] = /^elements\[(\d+)\](?:\.elements\[(\d+)\])?\.?(.*)$/.exec(path) ?? [];
  const field = (rest ?? path).replace(/\[(\d+)\]/g, '.$1');
  if (outerIndex === undefined) return { key: null, field };
  const webformElement = text.elements[Number(outerIndex)];
  const element =
    innerIndex !== undefined && webformElement?.type === 'page'
      ? webformElement.elements[Number(innerIndex)]
      : webformElement;
  return { key: element?.key ?? null, field };
}

function listSchemaProblems(text: WebformText, language: Language): readonly WebformProblem[] {
  try {
    webformSchema.validateSync(text, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const single = error.inner.length > 0 ? error.inner : [error];
    return single.map(({ path = '', message }) => ({ language, ...toElementAndField(path, text), reason: message }));
  }
}

const createProblem = (key: string | null, field: string, reason: string): WebformProblem => ({
  language: null,
  key,
  field,
  reason,
});

const listElements = ({ elements }: WebformText): readonly WebformElement[] =>
  elements.flatMap((element) => (element.type === 'page' ? [element, ...element.elements] : [element]));

const listRepeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

function listLeafProblems(element: LeafElement): readonly WebformProblem[] {
  const { key } = element;
  if (element.type === 'number' && (element.min ?? 0) > (element.max ?? Number.MAX_SAFE_INTEGER)) {
    return [createProblem(key, 'max', 'below-minimum')];
  }
  if (element.type === 'scale') {
    const steps = element.max - element.min;
    return steps >= 1 && steps <= 20 ? [] : [createProblem(key, 'max', 'scale-size')];
  }
  if (!('options' in element)) return [];
  return listRepeated(element.options.map(({ value }) => value)).map(() =>
    createProblem(key, 'options', 'value-twice'),
  );
}

/** Returns the conditions that do not refer to an earlier question. Others are not allowed, which prevents cycles. */
function findConditionProblems(text: WebformText): readonly WebformProblem[] {
  const earlierKeys = new Set<string>();
  return listElements(text).flatMap((element) => {
    const missing = (element.when?.of ?? []).filter(({ key }) => !earlierKeys.has(key));
    if (element.type !== 'page') for (const key of listAnswerKeys({ elements: [element] })) earlierKeys.add(key);
    return missing.length > 0 ? [createProblem(element.key, 'when', 'waits-for-later')] : [];
  });
}

/** Returns keys with answers that changed their type; existing answers must remain readable. */
function findKeyProblems(text: WebformText, usage: UsedKeys): readonly WebformProblem[] {
  return Object.entries(getUsedKeys(text)).flatMap(([key, { kind }]) => {
    const usedKey = usage[key];
    return usedKey && usedKey.kind !== kind ? [createProblem(key, 'type', 'key-used')] : [];
  });
}

function listStructureProblems(text: WebformText, usage: UsedKeys): readonly WebformProblem[] {
  const { elements } = text;
  const pages = elements.filter(({ type }) => type === 'page').length;
  const keys = listElements(text).map(({ key }) => key);
  const companions = listAnswerKeys(text).filter((key) => !keys.includes(key));
  const skips = listQuestions(text).filter(({ type }) => type === 'skip');
  return [
    ...(elements.length === 0 ? [createProblem(null, 'elements', 'empty')] : []),
    ...(pages > 0 && pages < elements.length ? [createProblem(null, 'elements', 'beside-pages')] : []),
    ...elements.flatMap((element) =>
      element.type === 'page' && element.elements.length === 0 ? [createProblem(element.key, 'elements', 'empty')] : [],
    ),
    ...listRepeated([...keys, ...companions]).map((key) => createProblem(key, 'key', 'key-twice')),
    ...skips.slice(1).map(({ key }) => createProblem(key, 'type', 'skip-twice')),
    ...listLeafElements(text).flatMap(listLeafProblems),
    ...findConditionProblems(text),
    ...findKeyProblems(text, usage),
  ];
}

/** Returns an element without its texts; the rest must be equal in every language. */
function toTextlessElement(element: WebformElement): unknown {
  const { type, key, when } = element;
  const fields = element as unknown as Readonly<Record<string, unknown>>;
  const limits = ['required', 'maxLength', 'multiple', 'min', 'max', 'step', 'image'].map(
    (name) => fields[name] ?? null,
  );
  const values = 'options' in element ? element.options.map(({ value, answer }) => [value, answer?.fits]) : [];
  return { type, key, when: when ?? null, limits, values, other: 'other' in element && element.other !== undefined };
}

function isSameShape(nl: WebformText, en: WebformText): boolean {
  const toShapeKey = (text: WebformText) =>
    JSON.stringify([
      listElements(text).map(toTextlessElement),
      text.elements.map((element) => (element.type === 'page' ? element.elements.length : 0)),
    ]);
  return toShapeKey(nl) === toShapeKey(en);
}

/** Returns the violations that prevent saving a form; empty for a valid form. */
export function listWebformProblems({ nl, en }: WebformTexts, usage: UsedKeys): readonly WebformProblem[] {
  const webformProblems = [...listSchemaProblems(nl, 'nl'), ...(en === null ? [] : listSchemaProblems(en, 'en'))];
  if (webformProblems.some(({ reason }) => reason === 'type-unknown')) return webformProblems;
  const shapes = en === null || isSameShape(nl, en) ? [] : [createProblem(null, 'elements', 'languages-differ')];
  return [...webformProblems, ...listStructureProblems(nl, usage), ...shapes];
}
