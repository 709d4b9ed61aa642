import fc from 'fast-check';
import { listAnswerKeys } from './answers.ts';
import type { Condition, LeafElement, WebformDefinition, WebformElement } from './definition.ts';

const texts = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  fc.constantFrom('<b>vet</b>', 'العربية', '👩🏽‍🌾', '"\'&<>', 'Wat wil je?'),
);
const label = texts.map((text) => `V ${text}`);
const html = texts.map((text) => `<p>${text}</p>`);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const yes = maybe(fc.constant(true as const));

const request = { label, help: maybe(texts), required: yes, requiredError: maybe(texts) };
const options = fc
  .uniqueArray(fc.constantFrom('a', 'b', '1', '2', '10', 'ja', 'nee', 'x-y'), { minLength: 1, maxLength: 6 })
  .chain((values) =>
    fc.tuple(
      ...values.map((value) =>
        fc.record({
          value: fc.constant(value),
          label: texts,
          answer: maybe(fc.record({ fits: fc.constantFrom(true, false, null), explanation: texts })),
        }),
      ),
    ),
  );

const text = fc.record({
  type: fc.constantFrom('text' as const, 'textarea' as const),
  ...request,
  maxLength: maybe(fc.integer({ min: 1, max: 1500 })),
  maxLengthError: maybe(texts),
  multiple: maybe(fc.record({ max: fc.integer({ min: 2, max: 10 }) })),
});
const number = fc.record({
  type: fc.constant('number' as const),
  ...request,
  min: maybe(fc.integer({ min: -5, max: 5 })),
  max: maybe(fc.integer({ min: 6, max: 1000 })),
  step: maybe(fc.constantFrom(0.01, 0.25, 0.5, 1, 5)),
  unit: maybe(texts),
});
const choice = fc.record({
  type: fc.constantFrom('radios' as const, 'checkboxes' as const, 'select' as const),
  ...request,
  options,
  other: maybe(fc.record({ label })),
});
const scale = fc.record({
  type: fc.constant('scale' as const),
  ...request,
  min: fc.integer({ min: 0, max: 1 }),
  max: fc.integer({ min: 2, max: 10 }),
  minLabel: texts,
  maxLabel: texts,
});
const image = fc.record({
  type: fc.constant('image' as const),
  image: fc.oneof(fc.record({ drawing: texts }), fc.record({ url: fc.webUrl() })),
  alt: texts,
});
const video = fc.record({
  type: fc.constant('video' as const),
  title: texts,
  url: fc.option(fc.webUrl(), { nil: null }),
  transcript: html,
});

const leaf = fc.oneof(
  text,
  number,
  choice,
  scale,
  fc.record({ type: fc.constantFrom('email' as const, 'date' as const), ...request }),
  fc.record({ type: fc.constant('check' as const), ...request }),
  fc.record({ type: fc.constant('markup' as const), html, folded: maybe(texts) }),
  image,
  video,
);

const clean = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Numbers the elements, and makes some depend on an earlier question. */
function placeElements(
  leaves: readonly object[],
  waits: readonly boolean[],
  match: Condition['match'],
  from = 0,
): LeafElement[] {
  const leafElements: LeafElement[] = [];
  for (const [index, item] of leaves.entries()) {
    const keys = listAnswerKeys({ elements: leafElements }).filter((key) => !key.endsWith('_other'));
    const of = keys.slice(-2).map((key) => ({ key, is: ['a', '1', ''].slice(0, 1 + (index % 3)) }));
    const condition = waits[index] && of.length > 0 ? { match, of } : undefined;
    leafElements.push({ ...item, key: `q${from + index}`, ...(condition ? { when: condition } : {}) } as LeafElement);
  }
  return leafElements;
}

const leaves = fc
  .tuple(
    fc.array(leaf, { minLength: 1, maxLength: 6 }),
    fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    fc.constantFrom('any' as const, 'all' as const, 'none' as const),
    fc.boolean(),
  )
  .map(([list, waits, match, canSkip]): readonly LeafElement[] => {
    const elements = placeElements(list, waits, match);
    return canSkip ? [...elements, { type: 'skip', key: 'overslaan', label: 'Dit sla ik nu over' }] : elements;
  });

const pages = leaves.map((list): readonly WebformElement[] => [
  { type: 'page', key: 'p_een', title: 'Een', elements: list.slice(0, 2) },
  { type: 'page', key: 'p_twee', title: 'Twee', elements: list.slice(2) },
]);

/** Generates any valid definition: every element type, conditions, pages, hostile texts. */
export const anyDefinition: fc.Arbitrary<WebformDefinition> = fc
  .record({
    id: fc.constantFrom('alcohol_1_1', 'contact', '7'),
    title: texts,
    elements: fc.oneof(leaves, pages),
    submit: maybe(texts),
    closed: yes,
    sensitive: yes,
    confirmation: fc.record({ title: maybe(texts), html }),
  })
  .map((definition) => clean(definition) as WebformDefinition);
