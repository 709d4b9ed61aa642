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
import { withUniqueKeys } from './unique-keys.ts';

const request = (key: string, overrides: object = {}) =>
  ({ type: 'text', key, label: key, ...overrides }) as LeafElement;
const createText = (...elements: readonly WebformElement[]): WebformText => ({
  title: 'T',
  elements,
  confirmation: { html: '<p>x</p>' },
});
const createForm = (texts: WebformTexts, webformContent: Partial<WebformContent> = {}): WebformContent => ({
  domains: ['alcohol'],
  isOpen: true,
  isSensitive: false,
  notes: '',
  texts,
  ...webformContent,
});
const createDutch = (...elements: readonly WebformElement[]) => createForm({ nl: createText(...elements), en: null });
const getKeys = ({ texts: { nl } }: WebformContent) => listAllElements(nl).map(({ key }) => key);
const withLabels = (webformContent: WebformContent, key: string, label: string): WebformContent => ({
  ...webformContent,
  texts: {
    ...webformContent.texts,
    nl: changeElement(webformContent.texts.nl, key, (element) => ({ ...element, label }) as LeafElement),
  },
});
const createChanging = (
  webformContent: WebformContent,
  change: (texts: WebformTexts) => WebformTexts,
): WebformContent => ({
  ...webformContent,
  texts: change(webformContent.texts),
});

type Edit = readonly ['up' | 'down' | 'out' | 'add' | 'word', number];
const edits = fc.array(
  fc.tuple(fc.constantFrom('up' as const, 'down' as const, 'out' as const, 'add' as const, 'word' as const), fc.nat(9)),
  { maxLength: 6 },
);

/** Applies one editor's edits; `mark` occurs in every text this editor wrote. */
function worked(previousWebformContent: WebformContent, edits: readonly Edit[], mark: string): WebformContent {
  return edits.reduce((total, [edit, at], number) => {
    const key = getKeys(total)[at % getKeys(total).length];
    if (edit === 'add') {
      return createChanging(total, (texts) => addElement(texts, request(`${mark}_${number}`, { label: mark }), null));
    }
    if (key === undefined) return total;
    if (edit === 'out') return createChanging(total, (texts) => removeElement(texts, key));
    if (edit === 'word') {
      const report = (element: WebformElement) => ({ ...element, help: `${mark} ${number}` }) as WebformElement;
      return createChanging(total, (texts) =>
        changeAllLanguages(texts, (webformText) => changeElement(webformText, key, report)),
      );
    }
    return createChanging(total, (texts) => moveElement(texts, key, edit === 'up' ? -1 : 1));
  }, previousWebformContent);
}

describe('two versions of a form', () => {
  test('are the one that was changed, where the other was not', () => {
    fc.assert(
      fc.property(anyDefinition, edits, ({ id: _id, closed: _closed, sensitive: _sensitive, ...one }, done) => {
        const base = createForm({ nl: one, en: one });
        const changedWebformContent = worked(base, done, 'mijn');
        expect(mergeForms({ base, mine: changedWebformContent, theirs: base }, {})).toEqual(changedWebformContent);
        expect(mergeForms({ base, mine: base, theirs: changedWebformContent }, {})).toEqual(changedWebformContent);
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
          const base = createForm({ nl: one, en: one });
          const [mine, theirs] = [worked(base, mineDone, 'mijn'), worked(base, theirsDone, 'hun')];
          const bothForms = mergeForms({ base, mine, theirs }, {});
          const wrote = [mine, theirs].flatMap((side) => getKeys(side).filter((key) => /^(mijn|hun)_/.test(key)));
          expect(getKeys(bothForms)).toEqual(expect.arrayContaining(wrote));
          expect(new Set(getKeys(bothForms)).size).toBe(getKeys(bothForms).length);
          expect(bothForms.texts.en).toEqual(bothForms.texts.nl);
          const requestedFormDifferences = listFormDifferences({ base, mine, theirs }).filter(({ isBoth }) => isBoth);
          for (const { element, field } of requestedFormDifferences.filter(
            (formDifference) => formDifference.field === null,
          )) {
            expect([field, getKeys(bothForms)]).toEqual([null, expect.arrayContaining([element])]);
          }
        },
      ),
    );
  });

  it('keep both when each wrote another question in the same place', () => {
    const base = createDutch(request('a'));
    const mine = createDutch(
      request('a'),
      request('text_1', { label: 'Van mij' }),
      request('b', { when: { match: 'all', of: [{ key: 'text_1', is: [''] }] } }),
    );
    const theirs = createDutch(request('a'), request('text_1', { label: 'Van Els' }));
    const usage = { text_2: { kind: 'text', values: [] } };
    const bothForms = mergeForms(withUniqueKeys({ base, mine, theirs }, usage), {});
    expect(getKeys(bothForms)).toEqual(['a', 'text_3', 'b', 'text_1']);
    expect(listAllElements(bothForms.texts.nl)[2]?.when?.of).toEqual([{ key: 'text_3', is: [''] }]);
    expect(listWebformProblems(bothForms.texts, usage)).toEqual([]);
  });

  it('ask whose words hold where both changed them, and take the choice', () => {
    const base = createDutch(request('a'), request('b'));
    const versions = {
      base,
      mine: withLabels(base, 'a', 'Mijn'),
      theirs: withLabels(withLabels(base, 'a', 'Hun'), 'b', 'Ook hun'),
    };
    expect(listFormDifferences(versions).map(({ key, isBoth, standard }) => [key, isBoth, standard])).toEqual([
      ['a/label', true, 'mine'],
      ['b/label', false, 'theirs'],
    ]);
    const getLabels = (webformContent: WebformContent) =>
      listAllElements(webformContent.texts.nl).map((element) => 'label' in element && element.label);
    expect(getLabels(mergeForms(versions, {}))).toEqual(['Mijn', 'Ook hun']);
    expect(getLabels(mergeForms(versions, { 'a/label': 'theirs', 'b/label': 'mine' }))).toEqual(['Hun', 'b']);
  });

  it('keep what one took out and the other worked on, until somebody chooses', () => {
    const base = createDutch(request('a'), request('b'));
    const versions = { base, mine: createDutch(request('a')), theirs: withLabels(base, 'b', 'Beter') };
    expect(getKeys(mergeForms(versions, {}))).toEqual(['a', 'b']);
    expect(getKeys(mergeForms(versions, { b: 'mine' }))).toEqual(['a']);
    expect(getKeys(mergeForms({ ...versions, theirs: base }, {}))).toEqual(['a']);
  });

  it('have English where one of the two gave it: new questions stand there in Dutch', () => {
    const base = createDutch(request('a'));
    const theirs = createForm({ nl: createText(request('a')), en: createText(request('a', { label: 'In English' })) });
    const mine = createDutch(request('a'), request('b'));
    const bothForms = mergeForms({ base, mine, theirs }, {});
    expect(bothForms.texts.en?.elements).toEqual([request('a', { label: 'In English' }), request('b')]);
    expect(mergeForms({ base, mine, theirs }, { '/english': 'mine' }).texts.en).toBeNull();
  });

  it('put what stood without a page on the first one that the other made', () => {
    const base = createDutch(request('a'));
    const renderPage = (key: string, ...elements: LeafElement[]): WebformElement => ({
      type: 'page',
      key,
      title: key,
      elements,
    });
    const theirs = createDutch(renderPage('p', request('a')), renderPage('q', request('c')));
    const mine = createDutch(request('b'), request('a'));
    expect(mergeForms({ base, mine, theirs }, {}).texts.nl.elements).toEqual([
      renderPage('p', request('b'), request('a')),
      renderPage('q', request('c')),
    ]);
  });
});
