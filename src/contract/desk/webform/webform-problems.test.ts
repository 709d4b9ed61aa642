import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { LeafElement, WebformElement, WebformText } from '../../webform/definition.ts';
import { anyDefinition } from '../../webform/definitions.fixture.ts';
import { getUsedKeys, withKeys } from './answer-kind.ts';
import { listWebformProblems } from './webform-problems.ts';

const form = (...elements: readonly WebformElement[]): WebformText => ({
  title: 'Een formulier',
  elements,
  confirmation: { html: '<p>Dank je wel.</p>' },
});
const text = (key: string, own: Partial<LeafElement> = {}) =>
  ({ type: 'text', key, label: 'Wat?', ...own }) as LeafElement;
const problems = (nl: WebformText, en: WebformText | null = null, used = {}) => listWebformProblems({ nl, en }, used);

test('every form that can be shown and sent can be saved, and once more after its own keys are used', () => {
  fc.assert(
    fc.property(anyDefinition, ({ id: _, closed: __, ...definition }) => {
      const blank = JSON.stringify(definition).match(/"(label|explanation|minLabel|maxLabel|title)":"\s*"/);
      const isBare = definition.elements.some((one) => one.type === 'page' && one.elements.length === 0);
      const isUnplaced = /"url":"(?!https?:)|"explanation":" *"/.test(JSON.stringify(definition));
      fc.pre(!blank && !isBare && !isUnplaced);
      const used = withKeys({}, getUsedKeys(definition));
      const found = listWebformProblems({ nl: definition, en: definition }, used);
      expect(found.filter(({ reason }) => reason !== 'no-address')).toEqual([]);
    }),
  );
});

describe('a problem', () => {
  it('names element, field and language', () => {
    const nl = form({ type: 'page', key: 'p_een', title: 'Een', elements: [text('a')] });
    const en = form({ type: 'page', key: 'p_een', title: 'One', elements: [text('a', { label: ' ' } as LeafElement)] });
    expect(problems(nl, en)).toEqual([{ language: 'en', key: 'a', field: 'label', reason: 'required' }]);
    const quiz: LeafElement = {
      type: 'radios',
      key: 'keuze',
      label: 'Kies',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: '', answer: { fits: true, explanation: '' } },
      ],
    };
    expect(problems(form(quiz)).map(({ key, field, reason }) => [key, field, reason])).toEqual([
      ['keuze', 'options.1.label', 'required'],
      ['keuze', 'options.1.answer.explanation', 'required'],
    ]);
  });

  it.each([
    ['no element', form(), [null, 'empty']],
    ['a key twice', form(text('a'), text('a')), ['a', 'key-twice']],
    [
      'a page beside a question',
      form(text('a'), { type: 'page', key: 'p', title: 'P', elements: [text('b')] }),
      [null, 'beside-pages'],
    ],
    ['a page without questions', form({ type: 'page', key: 'p', title: 'P', elements: [] }), ['p', 'empty']],
    [
      'an element that waits for a later one',
      form(text('a', { when: { match: 'all', of: [{ key: 'b', is: ['x'] }] } }), text('b')),
      ['a', 'waits-for-later'],
    ],
    [
      'a number from high to low',
      form({ type: 'number', key: 'n', label: 'Hoeveel?', min: 5, max: 1 }),
      ['n', 'below-minimum'],
    ],
    [
      'a scale of one step',
      form({ type: 'scale', key: 's', label: 'Hoe?', min: 1, max: 1, minLabel: 'Laag', maxLabel: 'Hoog' }),
      ['s', 'scale-size'],
    ],
    [
      'two ways to skip',
      form({ type: 'skip', key: 'x', label: 'Sla over' }, { type: 'skip', key: 'y', label: 'Sla over' }),
      ['y', 'skip-twice'],
    ],
    ['a kind that nobody knows', form({ type: 'script', key: 'x' } as unknown as LeafElement), ['x', 'type-unknown']],
  ] as const)('is %s', (_, one, [key, reason]) => {
    expect(problems(one)).toMatchObject([{ key, reason }]);
  });

  it('is a key that held answers of another kind', () => {
    const used = { a: { kind: 'number', values: [] } };
    expect(problems(form(text('a')), null, used)).toMatchObject([{ key: 'a', reason: 'key-used' }]);
    expect(problems(form(text('b')), null, used)).toEqual([]);
  });

  it('is a language that asks something else', () => {
    expect(problems(form(text('a')), form(text('b')))).toMatchObject([{ reason: 'languages-differ' }]);
  });
});
