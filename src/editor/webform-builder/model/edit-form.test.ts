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

const text = (...elements: WebformText['elements']): WebformText => ({
  title: 'T',
  elements,
  confirmation: { html: '<p>x</p>' },
});
const both = (one: WebformText): WebformTexts => ({ nl: one, en: one });
const ask = (key: string, own: object = {}) => ({ type: 'text', key, label: key, ...own }) as LeafElement;
const keys = ({ nl }: WebformTexts) => listAllElements(nl).map(({ key }) => key);

test('moving and removing lose no other element and keep both languages the same', () => {
  fc.assert(
    fc.property(
      anyDefinition,
      fc.array(fc.tuple(fc.nat(9), fc.constantFrom('up', 'down', 'out')), { maxLength: 8 }),
      (one, edits) => {
        let texts = both(one);
        for (const [at, edit] of edits) {
          const before = keys(texts);
          const key = before[at % before.length];
          if (key === undefined) continue;
          texts = edit === 'out' ? removeElement(texts, key) : moveElement(texts, key, edit === 'up' ? -1 : 1);
          const expected = edit === 'out' ? before.filter((name) => name !== key) : before;
          expect([...keys(texts)].sort()).toEqual([...expected].sort());
          expect(texts.en).toEqual(texts.nl);
        }
      },
    ),
  );
});

test('what is dragged to a place stands there, and the others keep their order', () => {
  fc.assert(
    fc.property(anyDefinition, fc.nat(20), fc.nat(20), (one, from, to) => {
      const all = listAllElements(one);
      const element = all[from % all.length];
      if (!element) return;
      const { count } = getPosition(all, element);
      const moved = moveElementTo(both(one), element, to % count);
      expect(getPosition(listAllElements(moved.nl), element)).toEqual({ at: to % count, count });
      const isOther = (key: string) => key !== element.key;
      if (element.type !== 'page') expect(keys(moved).filter(isOther)).toEqual(keys(both(one)).filter(isOther));
    }),
  );
});

describe('a form that is built', () => {
  it('puts what stood there on the first page once it gets one', () => {
    const paged = addPage(both(text(ask('a'))), createPageElement('pagina_2'), createPageElement('pagina_1'));
    expect(keys(paged)).toEqual(['pagina_1', 'a', 'pagina_2']);
    const added = addElement(paged, ask('b'), null);
    expect(keys(added)).toEqual(['pagina_1', 'a', 'pagina_2', 'b']);
    expect(keys(moveElement(added, 'b', -1))).toEqual(['pagina_1', 'a', 'b', 'pagina_2']);
    expect(keys(removeElement(added, 'pagina_2'))).toEqual(['pagina_1', 'a', 'b']);
    expect(keys(removeElement(removeElement(added, 'pagina_2'), 'pagina_1'))).toEqual(['a', 'b']);
  });

  it('forgets the conditions that waited for what is gone', () => {
    const when = { match: 'all', of: [{ key: 'a', is: ['x'] }] } as const;
    expect(removeElement(both(text(ask('a'), ask('b', { when }))), 'a').nl.elements).toEqual([ask('b')]);
  });

  it('gives no element a key that ever had answers', () => {
    const used = { text_1: { kind: 'number', values: [] }, text_2: { kind: 'text', values: [] } };
    expect(createKey(both(text(ask('text_3'))), used, 'text')).toBe('text_4');
    expect(createFormElement('radios', 'radios_1')).toMatchObject({
      options: [{ value: 'optie_1' }, { value: 'optie_2' }],
    });
  });

  it('changes one value at its place', () => {
    const radios = createFormElement('radios', 'r');
    const changed = setByPath(radios, 'options.1.answer.explanation', 'Zo is het.');
    expect(getByPath(changed, 'options.1.answer.explanation')).toBe('Zo is het.');
    expect(getByPath(changed, 'options.0')).toBe(getByPath(radios, 'options.0'));
    expect(setByPath({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  });
});
