import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { WebformTexts } from '#src/contract/desk/webform/stored-webform.ts';
import type { LeafElement, WebformText } from '#src/contract/webform/definition.ts';
import { anyDefinition } from '#src/contract/webform/definitions.fixture.ts';
import {
  addElement,
  addPage,
  getPosition,
  listAllElements,
  moveElement,
  moveElementTo,
  removeElement,
} from './edit-form.ts';
import { createFormElement, createKey, createPageElement } from './fresh-element.ts';
import { getByPath, setByPath } from './value-by-path.ts';

const createText = (...elements: WebformText['elements']): WebformText => ({
  title: 'T',
  elements,
  confirmation: { html: '<p>x</p>' },
});
const inBothLanguages = (webformText: WebformText): WebformTexts => ({ nl: webformText, en: webformText });
const request = (key: string, overrides: object = {}) =>
  ({ type: 'text', key, label: key, ...overrides }) as LeafElement;
const getKeys = ({ nl }: WebformTexts) => listAllElements(nl).map(({ key }) => key);

test('moving and removing lose no other element and keep both languages the same', () => {
  fc.assert(
    fc.property(
      anyDefinition,
      fc.array(fc.tuple(fc.nat(9), fc.constantFrom('up', 'down', 'out')), { maxLength: 8 }),
      (webformDefinition, edits) => {
        let texts = inBothLanguages(webformDefinition);
        for (const [at, edit] of edits) {
          const keysBefore = getKeys(texts);
          const key = keysBefore[at % keysBefore.length];
          if (key === undefined) continue;
          texts = edit === 'out' ? removeElement(texts, key) : moveElement(texts, key, edit === 'up' ? -1 : 1);
          const expected = edit === 'out' ? keysBefore.filter((name) => name !== key) : keysBefore;
          expect([...getKeys(texts)].sort()).toEqual([...expected].sort());
          expect(texts.en).toEqual(texts.nl);
        }
      },
    ),
  );
});

test('what is dragged to a place stands there, and the others keep their order', () => {
  fc.assert(
    fc.property(anyDefinition, fc.nat(20), fc.nat(20), (webformDefinition, from, to) => {
      const all = listAllElements(webformDefinition);
      const element = all[from % all.length];
      if (!element) return;
      const { count } = getPosition(all, element);
      const movedWebformTexts = moveElementTo(inBothLanguages(webformDefinition), element, to % count);
      expect(getPosition(listAllElements(movedWebformTexts.nl), element)).toEqual({ at: to % count, count });
      const isOther = (key: string) => key !== element.key;
      if (element.type !== 'page')
        expect(getKeys(movedWebformTexts).filter(isOther)).toEqual(
          getKeys(inBothLanguages(webformDefinition)).filter(isOther),
        );
    }),
  );
});

describe('a form that is built', () => {
  it('puts what stood there on the first page once it gets one', () => {
    const pagedPage = addPage(
      inBothLanguages(createText(request('a'))),
      createPageElement('pagina_2'),
      createPageElement('pagina_1'),
    );
    expect(getKeys(pagedPage)).toEqual(['pagina_1', 'a', 'pagina_2']);
    const addedWebformTexts = addElement(pagedPage, request('b'), null);
    expect(getKeys(addedWebformTexts)).toEqual(['pagina_1', 'a', 'pagina_2', 'b']);
    expect(getKeys(moveElement(addedWebformTexts, 'b', -1))).toEqual(['pagina_1', 'a', 'b', 'pagina_2']);
    expect(getKeys(removeElement(addedWebformTexts, 'pagina_2'))).toEqual(['pagina_1', 'a', 'b']);
    expect(getKeys(removeElement(removeElement(addedWebformTexts, 'pagina_2'), 'pagina_1'))).toEqual(['a', 'b']);
  });

  it('forgets the conditions that waited for what is gone', () => {
    const condition = { match: 'all', of: [{ key: 'a', is: ['x'] }] } as const;
    expect(
      removeElement(inBothLanguages(createText(request('a'), request('b', { when: condition }))), 'a').nl.elements,
    ).toEqual([request('b')]);
  });

  it('gives no element a key that ever had answers', () => {
    const usage = { text_1: { kind: 'number', values: [] }, text_2: { kind: 'text', values: [] } };
    expect(createKey(inBothLanguages(createText(request('text_3'))), usage, 'text')).toBe('text_4');
    expect(createFormElement('radios', 'radios_1')).toMatchObject({
      options: [{ value: 'optie_1' }, { value: 'optie_2' }],
    });
  });

  it('changes one value at its place', () => {
    const radios = createFormElement('radios', 'r');
    const changedLeafElement = setByPath(radios, 'options.1.answer.explanation', 'Zo is het.');
    expect(getByPath(changedLeafElement, 'options.1.answer.explanation')).toBe('Zo is het.');
    expect(getByPath(changedLeafElement, 'options.0')).toBe(getByPath(radios, 'options.0'));
    expect(setByPath({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  });
});
