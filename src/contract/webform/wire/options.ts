import { isRecord, readList } from '../../wire.ts';
import type { Option } from '../definition.ts';
import { omitEmptyProperties, type Properties } from './properties.ts';

/** Returns true if the values have the same order as JSON keys, in which whole numbers come first. */
const isKeptInOrder = (values: readonly string[]) =>
  Object.keys(Object.fromEntries(values.map((value) => [value, '']))).every((value, index) => value === values[index]);

/**
 * Writes `#options` in Drupal's format, with the feedback on answers (docs/specification.md, section 3), and the order
 * if it would be lost.
 */
export function writeOptions(options: readonly Option[]): Properties {
  const values = options.map(({ value }) => value);
  const answers = options.flatMap(({ value, answer }) =>
    answer ? [{ answer_value: value, answer_explanation: answer.explanation, answer_fits: answer.fits }] : [],
  );
  return omitEmptyProperties({
    '#options': Object.fromEntries(options.map(({ value, label }) => [value, label])),
    '#options_order': isKeptInOrder(values) ? undefined : values,
    '#answers': answers.length > 0 ? answers : undefined,
  });
}

function readAnswer(value: string, answers: readonly unknown[]): Option['answer'] {
  const answer = answers.find((answer) => isRecord(answer) && answer.answer_value === value);
  if (!isRecord(answer) || typeof answer.answer_explanation !== 'string') return undefined;
  return {
    explanation: answer.answer_explanation,
    fits: typeof answer.answer_fits === 'boolean' ? answer.answer_fits : null,
  };
}

/** Reads the options of an element; groups of options are read as one list. */
export function readOptions(properties: Properties): readonly Option[] {
  const property = isRecord(properties['#options']) ? properties['#options'] : {};
  const labels = new Map(
    Object.entries(property).flatMap(([value, label]) =>
      isRecord(label)
        ? Object.entries(label).map(([inner, text]) => [inner, text] as const)
        : [[value, label] as const],
    ),
  );
  const order = Array.isArray(properties['#options_order'])
    ? readList(properties['#options_order'], 'order')
        .map(String)
        .filter((value) => labels.has(value))
    : [...labels.keys()];
  const answers = Array.isArray(properties['#answers']) ? properties['#answers'] : [];
  return order.map((value) => {
    const answer = readAnswer(value, answers);
    return { value, label: String(labels.get(value) ?? ''), ...(answer ? { answer } : {}) };
  });
}
