import { expect, it } from 'vitest';
import type { WebformElement } from '#src/contract/webform/definition.ts';
import { getDifferenceName, getDifferenceText } from './difference-text.ts';
import type { FormDifference } from './differences.ts';

const choice: WebformElement = {
  type: 'radios',
  key: 'r',
  label: 'Hoe gaat het?',
  options: [{ value: 'optie_1', label: 'Goed' }],
};
const reader = { t: (key: string) => key, language: 'nl', elements: new Map([['r', choice]]) } as const;
const between = (formDifference: Partial<FormDifference>): FormDifference => ({
  key: 'r/options',
  element: 'r',
  field: 'options',
  mine: undefined,
  theirs: undefined,
  isBoth: false,
  standard: 'mine',
  ...formDifference,
});

it('tells the answers that differ, and no other, in the languages that differ', () => {
  const same = { value: 'optie_1', label: 'Goed' };
  const options = between({
    mine: { nl: [same, { value: 'optie_2', label: 'Slecht' }], en: [same] },
    theirs: { nl: [same, { value: 'optie_2', label: 'Niet goed' }], en: [same] },
  });
  expect(getDifferenceText(options, 'mine', reader)).toBe('Slecht');
  expect(getDifferenceText(options, 'theirs', reader)).toBe('Niet goed');
  const formDifference = between({ field: 'label', mine: { nl: 'A', en: 'B' }, theirs: { nl: 'A', en: 'C' } });
  expect([
    getDifferenceText(formDifference, 'mine', reader),
    getDifferenceText(formDifference, 'theirs', reader),
  ]).toEqual(['B', 'C']);
});

it('tells a condition by its question and answers, and what a side does not have as nothing', () => {
  const time = { match: 'all', of: [{ key: 'r', is: ['optie_1'] }] };
  const condition = between({ field: 'when', mine: { nl: time, en: time }, theirs: undefined });
  expect(getDifferenceText(condition, 'mine', reader)).toBe('Hoe gaat het?: Goed');
  expect(getDifferenceText(condition, 'theirs', reader)).toBe('');
});

it('calls a place as the builder does', () => {
  expect(getDifferenceName(between({ field: 'label' }), reader)).toBe('Hoe gaat het? – desk-webforms.question');
  expect(getDifferenceName(between({ key: 'r', field: null }), reader)).toBe('Hoe gaat het?');
  expect(getDifferenceName(between({ key: '/isOpen', element: null, field: 'isOpen' }), reader)).toBe(
    'desk-webforms.form.open',
  );
});
