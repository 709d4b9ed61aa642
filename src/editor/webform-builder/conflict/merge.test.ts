import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { WebformContent, WebformTexts } from '#src/contract/desk/webform/stored-webform.ts';
import { listWebformProblems } from '#src/contract/desk/webform/webform-problems.ts';
import type { LeafElement, WebformElement, WebformText } from '#src/contract/webform/definition.ts';
import { anyDefinition } from '#src/contract/webform/definitions.fixture.ts';
import {
  addElement,
  changeAllLanguages,
  changeElement,
  listAllElements,
  moveElement,
  removeElement,
} from '../model/edit-form.ts';
import { listFormDifferences } from './differences.ts';
import { mergeForms } from './merge.ts';
import { withUniqueKeys } from './own-keys.ts';

const ask = (key: string, own: object = {}) => ({ type: 'text', key, label: key, ...own }) as LeafElement;
const text = (...elements: readonly WebformElement[]): WebformText => ({
  title: 'T',
  elements,
  confirmation: { html: '<p>x</p>' },
});
const form = (texts: WebformTexts, own: Partial<WebformContent> = {}): WebformContent => ({
  domains: ['alcohol'],
  isOpen: true,
  isSensitive: false,
  notes: '',
  texts,
  ...own,
});
const dutch = (...elements: readonly WebformElement[]) => form({ nl: text(...elements), en: null });
const keys = ({ texts: { nl } }: WebformContent) => listAllElements(nl).map(({ key }) => key);
const labelled = (one: WebformContent, key: string, label: string): WebformContent => ({
  ...one,
  texts: { ...one.texts, nl: changeElement(one.texts.nl, key, (element) => ({ ...element, label }) as LeafElement) },
});
const changing = (one: WebformContent, change: (texts: WebformTexts) => WebformTexts): WebformContent => ({
  ...one,
  texts: change(one.texts),
});

type Edit = readonly ['up' | 'down' | 'out' | 'add' | 'word', number];
const edits = fc.array(
  fc.tuple(fc.constantFrom('up' as const, 'down' as const, 'out' as const, 'add' as const, 'word' as const), fc.nat(9)),
  { maxLength: 6 },
);

/** Applies one editor's edits; `mark` occurs in every text this editor wrote. */
function worked(before: WebformContent, done: readonly Edit[], mark: string): WebformContent {
  return done.reduce((one, [edit, at], number) => {
    const key = keys(one)[at % keys(one).length];
    if (edit === 'add') {
      return changing(one, (texts) => addElement(texts, ask(`${mark}_${number}`, { label: mark }), null));
    }
    if (key === undefined) return one;
    if (edit === 'out') return changing(one, (texts) => removeElement(texts, key));
    if (edit === 'word') {
      const say = (element: WebformElement) => ({ ...element, help: `${mark} ${number}` }) as WebformElement;
      return changing(one, (texts) => changeAllLanguages(texts, (words) => changeElement(words, key, say)));
    }
    return changing(one, (texts) => moveElement(texts, key, edit === 'up' ? -1 : 1));
  }, before);
}

describe('two versions of a form', () => {
  test('are the one that was changed, where the other was not', () => {
    fc.assert(
      fc.property(anyDefinition, edits, ({ id: _id, closed: _closed, sensitive: _sensitive, ...one }, done) => {
        const base = form({ nl: one, en: one });
        const changed = worked(base, done, 'mijn');
        expect(mergeForms({ base, mine: changed, theirs: base }, {})).toEqual(changed);
        expect(mergeForms({ base, mine: base, theirs: changed }, {})).toEqual(changed);
      }),
    );
  });

  test('lose nothing that one of the two wrote, and ask the same in both languages', () => {
    fc.assert(
      fc.property(
        anyDefinition,
        edits,
        edits,
        ({ id: _id, closed: _closed, sensitive: _sensitive, ...one }, mineDone, theirsDone) => {
          const base = form({ nl: one, en: one });
          const [mine, theirs] = [worked(base, mineDone, 'mijn'), worked(base, theirsDone, 'hun')];
          const both = mergeForms({ base, mine, theirs }, {});
          const wrote = [mine, theirs].flatMap((side) => keys(side).filter((key) => /^(mijn|hun)_/.test(key)));
          expect(keys(both)).toEqual(expect.arrayContaining(wrote));
          expect(new Set(keys(both)).size).toBe(keys(both).length);
          expect(both.texts.en).toEqual(both.texts.nl);
          const requested = listFormDifferences({ base, mine, theirs }).filter(({ isBoth }) => isBoth);
          for (const { element, field } of requested.filter((one) => one.field === null)) {
            expect([field, keys(both)]).toEqual([null, expect.arrayContaining([element])]);
          }
        },
      ),
    );
  });

  it('keep both when each wrote another question in the same place', () => {
    const base = dutch(ask('a'));
    const mine = dutch(
      ask('a'),
      ask('text_1', { label: 'Van mij' }),
      ask('b', { when: { match: 'all', of: [{ key: 'text_1', is: [''] }] } }),
    );
    const theirs = dutch(ask('a'), ask('text_1', { label: 'Van Els' }));
    const used = { text_2: { kind: 'text', values: [] } };
    const both = mergeForms(withUniqueKeys({ base, mine, theirs }, used), {});
    expect(keys(both)).toEqual(['a', 'text_3', 'b', 'text_1']);
    expect(listAllElements(both.texts.nl)[2]?.when?.of).toEqual([{ key: 'text_3', is: [''] }]);
    expect(listWebformProblems(both.texts, used)).toEqual([]);
  });

  it('ask whose words hold where both changed them, and take the choice', () => {
    const base = dutch(ask('a'), ask('b'));
    const versions = {
      base,
      mine: labelled(base, 'a', 'Mijn'),
      theirs: labelled(labelled(base, 'a', 'Hun'), 'b', 'Ook hun'),
    };
    expect(listFormDifferences(versions).map(({ key, isBoth, standard }) => [key, isBoth, standard])).toEqual([
      ['a/label', true, 'mine'],
      ['b/label', false, 'theirs'],
    ]);
    const labels = (one: WebformContent) =>
      listAllElements(one.texts.nl).map((element) => 'label' in element && element.label);
    expect(labels(mergeForms(versions, {}))).toEqual(['Mijn', 'Ook hun']);
    expect(labels(mergeForms(versions, { 'a/label': 'theirs', 'b/label': 'mine' }))).toEqual(['Hun', 'b']);
  });

  it('keep what one took out and the other worked on, until somebody chooses', () => {
    const base = dutch(ask('a'), ask('b'));
    const versions = { base, mine: dutch(ask('a')), theirs: labelled(base, 'b', 'Beter') };
    expect(keys(mergeForms(versions, {}))).toEqual(['a', 'b']);
    expect(keys(mergeForms(versions, { b: 'mine' }))).toEqual(['a']);
    expect(keys(mergeForms({ ...versions, theirs: base }, {}))).toEqual(['a']);
  });

  it('have English where one of the two gave it: new questions stand there in Dutch', () => {
    const base = dutch(ask('a'));
    const theirs = form({ nl: text(ask('a')), en: text(ask('a', { label: 'In English' })) });
    const mine = dutch(ask('a'), ask('b'));
    const both = mergeForms({ base, mine, theirs }, {});
    expect(both.texts.en?.elements).toEqual([ask('a', { label: 'In English' }), ask('b')]);
    expect(mergeForms({ base, mine, theirs }, { '/english': 'mine' }).texts.en).toBeNull();
  });

  it('put what stood without a page on the first one that the other made', () => {
    const base = dutch(ask('a'));
    const page = (key: string, ...elements: LeafElement[]): WebformElement => ({
      type: 'page',
      key,
      title: key,
      elements,
    });
    const theirs = dutch(page('p', ask('a')), page('q', ask('c')));
    const mine = dutch(ask('b'), ask('a'));
    expect(mergeForms({ base, mine, theirs }, {}).texts.nl.elements).toEqual([
      page('p', ask('b'), ask('a')),
      page('q', ask('c')),
    ]);
  });
});
