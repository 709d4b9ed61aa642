import { describe, expect, it } from 'vitest';
import { PAGE_ID } from '../editing.ts';
import { findNodeType, REGISTRY } from '../editor-registry.ts';
import { toPuckData } from '../stored/to-puck.ts';
import { listBlockIds } from './block-ids.ts';
import { checkPage, toFieldProblem } from './check-page.ts';
import { findEditorLocation } from './editor-location.ts';

const getUuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const fields = {
  text: '<p>Tekst</p>',
  phases: [
    { uuid: getUuid(1), type: 'carousel', anything: 1 },
    {
      uuid: getUuid(2),
      type: 'phase',
      title: 'Begin',
      exercises: [
        { uuid: getUuid(3), type: 'exercise', title: 'Eerste', webform: 'alcohol_1_1' },
        { uuid: getUuid(4), type: 'exercise', title: '', webform: 'Dit mag niet' },
      ],
    },
    { uuid: getUuid(5), type: 'exercise', title: 'Verdwaald', webform: 'alcohol_1_1' },
  ],
  endTitle: 'x'.repeat(161),
};
const definition = findNodeType(REGISTRY, 'program');
if (!definition) throw new Error('No such type.');

describe('what is wrong with a page', () => {
  it('is found in the page, its blocks and the blocks in those; unknown types pass', () => {
    expect(checkPage(REGISTRY, definition, { title: ' ', fields })).toEqual([
      { path: 'title', reason: 'required' },
      { path: 'phases.1.exercises.1.title', reason: 'required' },
      { path: 'phases.1.exercises.1.webform', reason: 'invalid' },
      { path: 'phases.2', reason: 'not-allowed' },
      { path: 'endTitle', reason: 'too-long' },
    ]);
  });

  it('is a part that is missing, where a value has several', () => {
    const landing = findNodeType(REGISTRY, 'landing_page');
    if (!landing) throw new Error('No such type.');
    const createReasons = (primary: object) =>
      checkPage(REGISTRY, landing, { title: 'Titel', fields: { primary } }).map(({ reason }) => reason);
    expect(createReasons({ href: '', text: 'Begin' })).toEqual(['incomplete']);
    expect(createReasons({ href: '/hulp', text: '' })).toEqual(['incomplete']);
    expect(createReasons({ href: 'javascript:alert(1)', text: 'Begin' })).toEqual(['invalid']);
    expect(createReasons({ href: '/hulp', text: 'Begin' })).toEqual([]);
  });

  it('is a picture that nobody chose, whatever is said of it, and no wrong value', () => {
    const page = findNodeType(REGISTRY, 'basic_page');
    if (!page) throw new Error('No such type.');
    const block = { uuid: getUuid(1), type: 'text_image', title: 'Titel', body: '<p>Tekst</p>' };
    const getProblems = (image: unknown) =>
      checkPage(REGISTRY, page, { title: 'Titel', fields: { paragraphs: [{ ...block, image }] } }).map((problem) =>
        toFieldProblem((key) => key, problem),
      );
    for (const image of [undefined, null, {}, { drawing: '', alt: 'Een boom' }])
      expect(getProblems(image)).toEqual(['desk-fields.problems.missing.image']);
    expect(getProblems({ drawing: 'Geen Naam', alt: '' })).toEqual(['desk-fields.problems.invalid']);
    expect(getProblems({ drawing: 'boom', alt: '' })).toEqual([]);
  });

  it('is nothing for the examples of the registry that are whole', () => {
    const fullContent = { title: 'Titel', fields: { text: '<p>Tekst</p>', phases: fields.phases.slice(0, 1) } };
    expect(checkPage(REGISTRY, definition, fullContent)).toEqual([]);
  });

  it('is found and led to in the row of a group of fields', () => {
    const page = findNodeType(REGISTRY, 'basic_page');
    if (!page) throw new Error('No such type.');
    const door = { uuid: getUuid(1), type: 'door', title: 'Deur', steps: [{ text: 'Adem uit.' }, {}] };
    const content = { title: 'Titel', fields: { paragraphs: [door] } };
    expect(checkPage(REGISTRY, page, content)).toEqual([{ path: 'paragraphs.0.steps.1.text', reason: 'required' }]);
    const { data } = toPuckData(REGISTRY, page, content);
    const ids = listBlockIds(page, data);
    expect(
      findEditorLocation('paragraphs.0.steps.1.text', { registry: REGISTRY, definition: page, ...content, ids }),
    ).toMatchObject({
      block: getUuid(1),
      owner: getUuid(1),
      field: 'steps.1.text',
    });
  });

  it('is led to: the block to choose, the block inside it, the field', () => {
    const { data } = toPuckData(REGISTRY, definition, { title: 'Titel', fields });
    const page = { registry: REGISTRY, definition, fields, ids: listBlockIds(definition, data) };
    expect(findEditorLocation('title', page)).toMatchObject({ block: PAGE_ID, owner: PAGE_ID, field: 'title' });
    expect(findEditorLocation('endTitle', page)).toMatchObject({ block: PAGE_ID, owner: PAGE_ID, field: 'endTitle' });
    expect(findEditorLocation('phases.1.title', page)).toMatchObject({
      block: getUuid(2),
      owner: getUuid(2),
      field: 'title',
    });
    expect(findEditorLocation('phases.1.exercises.1.title', page)).toMatchObject({
      block: getUuid(2),
      owner: getUuid(4),
      field: 'title',
    });
    expect(findEditorLocation('phases.2', page)).toMatchObject({ block: getUuid(5), field: null });
    expect(findEditorLocation('phases.0.anything', page)).toMatchObject({ block: getUuid(1) });
  });
});
