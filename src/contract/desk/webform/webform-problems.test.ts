import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { LeafElement, WebformElement, WebformText } from '../../webform/definition.ts';
import { anyDefinition } from '../../webform/definitions.fixture.ts';
import { getUsedKeys, withKeys } from './answer-kind.ts';
import { listWebformProblems } from './webform-problems.ts';

const createForm = (...elements: readonly WebformElement[]): WebformText => ({
  title: 'Een formulier',
  elements,
  confirmation: { html: '<p>Dank je wel.</p>' },
});
const renderText = (key: string, leafElement: Partial<LeafElement> = {}) =>
  ({ type: 'text', key, label: 'Wat?', ...leafElement }) as LeafElement;
const getProblems = (nl: WebformText, en: WebformText | null = null, usage = {}) =>
  listWebformProblems({ nl, en }, usage);

test('every form that can be shown and sent can be saved, and once more after its own keys are used', () => {
  fc.assert(
    fc.property(anyDefinition, ({ id: _, closed: __, ...definition }) => {
      const blank = JSON.stringify(definition).match(/"(label|explanation|minLabel|maxLabel|title)":"\s*"/);
      const isBare = definition.elements.some((element) => element.type === 'page' && element.elements.length === 0);
      const isUnplaced = /"url":"(?!https?:)|"explanation":" *"/.test(JSON.stringify(definition));
      fc.pre(!blank && !isBare && !isUnplaced);
      const usage = withKeys({}, getUsedKeys(definition));
      const webformProblems = listWebformProblems({ nl: definition, en: definition }, usage);
      expect(webformProblems.filter(({ reason }) => reason !== 'no-address')).toEqual([]);
    }),
  );
});

describe('a problem', () => {
  it('names element, field and language', () => {
    const nl = createForm({ type: 'page', key: 'p_een', title: 'Een', elements: [renderText('a')] });
    const en = createForm({
      type: 'page',
      key: 'p_een',
      title: 'One',
      elements: [renderText('a', { label: ' ' } as LeafElement)],
    });
    expect(getProblems(nl, en)).toEqual([{ language: 'en', key: 'a', field: 'label', reason: 'required' }]);
    const quiz: LeafElement = {
      type: 'radios',
      key: 'keuze',
      label: 'Kies',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: '', answer: { fits: true, explanation: '' } },
      ],
    };
    expect(getProblems(createForm(quiz)).map(({ key, field, reason }) => [key, field, reason])).toEqual([
      ['keuze', 'options.1.label', 'required'],
      ['keuze', 'options.1.answer.explanation', 'required'],
    ]);
  });

  it.each([
    ['no element', createForm(), [null, 'empty']],
    ['a key twice', createForm(renderText('a'), renderText('a')), ['a', 'key-twice']],
    [
      'a page beside a question',
      createForm(renderText('a'), { type: 'page', key: 'p', title: 'P', elements: [renderText('b')] }),
      [null, 'beside-pages'],
    ],
    ['a page without questions', createForm({ type: 'page', key: 'p', title: 'P', elements: [] }), ['p', 'empty']],
    [
      'an element that waits for a later one',
      createForm(renderText('a', { when: { match: 'all', of: [{ key: 'b', is: ['x'] }] } }), renderText('b')),
      ['a', 'waits-for-later'],
    ],
    [
      'a number from high to low',
      createForm({ type: 'number', key: 'n', label: 'Hoeveel?', min: 5, max: 1 }),
      ['n', 'below-minimum'],
    ],
    [
      'a scale of one step',
      createForm({ type: 'scale', key: 's', label: 'Hoe?', min: 1, max: 1, minLabel: 'Laag', maxLabel: 'Hoog' }),
      ['s', 'scale-size'],
    ],
    [
      'two ways to skip',
      createForm({ type: 'skip', key: 'x', label: 'Sla over' }, { type: 'skip', key: 'y', label: 'Sla over' }),
      ['y', 'skip-twice'],
    ],
    [
      'a kind that nobody knows',
      createForm({ type: 'script', key: 'x' } as unknown as LeafElement),
      ['x', 'type-unknown'],
    ],
  ] as const)('is %s', (_, webformText, [key, reason]) => {
    expect(getProblems(webformText)).toMatchObject([{ key, reason }]);
  });

  it('is a key that held answers of another kind', () => {
    const usage = { a: { kind: 'number', values: [] } };
    expect(getProblems(createForm(renderText('a')), null, usage)).toMatchObject([{ key: 'a', reason: 'key-used' }]);
    expect(getProblems(createForm(renderText('b')), null, usage)).toEqual([]);
  });

  it('is a language that asks something else', () => {
    expect(getProblems(createForm(renderText('a')), createForm(renderText('b')))).toMatchObject([
      { reason: 'languages-differ' },
    ]);
  });
});
