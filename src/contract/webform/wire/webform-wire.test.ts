import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDefinitionProblems } from '#tests/support/definition-problems.ts';
import type { WebformDefinition } from '../definition.ts';
import { anyDefinition } from '../definitions.fixture.ts';
import { readWebform, writeWebform } from './webform-wire.ts';

const travelled = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

test('every definition comes back from the wire as it was', () => {
  fc.assert(
    fc.property(anyDefinition, (definition) => {
      expect(listDefinitionProblems(definition)).toEqual([]);
      expect(readWebform(travelled(writeWebform(definition)))).toEqual(definition);
    }),
  );
});

test('an element travels with the properties of a webform', () => {
  const definition: WebformDefinition = {
    id: 'alcohol_1_1',
    title: 'Check',
    elements: [
      {
        type: 'checkboxes',
        key: 'signalen',
        label: 'Wat merk je?',
        required: true,
        requiredError: 'Kies er een.',
        options: [{ value: 'trillen', label: 'Trillen', answer: { fits: null, explanation: 'Bel je huisarts.' } }],
        other: { label: 'Iets anders' },
      },
    ],
    confirmation: { html: '<p>Dank je.</p>' },
  };
  expect(writeWebform(definition)).toMatchObject({
    '#title': 'Check',
    signalen: {
      '#type': 'checkboxes',
      '#title': 'Wat merk je?',
      '#required': true,
      '#required_error': 'Kies er een.',
      '#options': { trillen: 'Trillen' },
      '#answers': [{ answer_value: 'trillen', answer_explanation: 'Bel je huisarts.' }],
    },
    signalen_other: {
      '#type': 'textfield',
      '#states': { visible: [{ ':input[name="signalen"]': { value: '_other_' } }] },
    },
  });
});

test('a type that is not known is nothing to show and travels on as it came', () => {
  const body = { handtekening: { '#type': 'webform_signature', '#title': 'Teken', '#data': [1, { a: null }] } };
  const { elements } = readWebform(body);
  expect(elements).toMatchObject([{ type: 'unknown', key: 'handtekening' }]);
  expect(writeWebform({ id: 'x', title: '', elements, confirmation: { html: '' } })).toMatchObject(body);
});

test('elements that only hold others give what they hold', () => {
  const body = { kader: { '#type': 'fieldset', naam: { '#type': 'textfield', '#title': 'Naam' } } };
  expect(readWebform(body).elements).toMatchObject([{ type: 'text', key: 'naam' }]);
});

test('whatever stands in an answer, reading it never fails', () => {
  const types = ['textfield', 'radios', 'checkbox', 'webform_scale', 'image', 'video', 'webform_wizard_page', 7, null];
  const properties = [
    '#title',
    '#options',
    '#options_order',
    '#answers',
    '#states',
    '#multiple',
    '#min',
    '#url',
    'kind',
  ];
  const element = fc
    .tuple(fc.constantFrom(...types), fc.dictionary(fc.constantFrom(...properties), fc.jsonValue()))
    .map(([type, rest]) => ({ '#type': type, ...rest }));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(element, fc.jsonValue())), (body) => {
      const definition = readWebform(body);
      writeWebform(definition);
    }),
  );
});
