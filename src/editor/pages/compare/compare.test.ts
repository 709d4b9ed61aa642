import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedPage, compareRevisions } from './compare.ts';

const createText = (uuid: string, body: string) => ({ uuid, type: 'text', body: `<p>${body}</p>` });
const createPage = (paragraphs: readonly object[], title = 'Titel', lead = 'Rustig aan.'): ComparedPage => ({
  title,
  fields: { lead, paragraphs },
});
const getChanges = (previousComparedPage: ComparedPage, nextComparedPage: ComparedPage) =>
  compareRevisions('basic_page', previousComparedPage, nextComparedPage).blocks.map(
    ({ uuid, change }) => `${uuid} ${change}`,
  );

describe('two revisions of a page', () => {
  it('that are the same differ in nothing', () => {
    const comparedPage = createPage([createText('a', 'A'), { uuid: 'x', type: 'carousel', slides: [1] }]);
    expect(compareRevisions('basic_page', comparedPage, comparedPage)).toEqual({ values: [], blocks: [] });
  });

  it('tell title and fields by their names for editors', () => {
    const { values } = compareRevisions('basic_page', createPage([]), createPage([], 'Anders', 'Kalm aan.'));
    expect(values.map(({ name, label, before, after }) => [name, label?.nl, before, after])).toEqual([
      ['title', undefined, 'Titel', 'Anders'],
      ['lead', expect.any(String), 'Rustig aan.', 'Kalm aan.'],
    ]);
  });

  it('tell which blocks were added, removed, moved and changed, and how', () => {
    const previousComparedPage = createPage([
      createText('a', 'A'),
      createText('b', 'B'),
      createText('c', 'C'),
      createText('d', 'D'),
    ]);
    const nextComparedPage = createPage([
      createText('d', 'D'),
      createText('a', 'A'),
      createText('b', 'B twee'),
      createText('e', 'E'),
    ]);
    expect(getChanges(previousComparedPage, nextComparedPage)).toEqual([
      'd moved',
      'b changed',
      'e added',
      'c removed',
    ]);
    const { blocks } = compareRevisions('basic_page', previousComparedPage, nextComparedPage);
    expect(blocks[1]?.values).toMatchObject([{ name: 'body', before: 'B', after: 'B twee' }]);
    const [three, swapped] = [
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
    ].map((ids) => ids.map((id) => createText(id, id)));
    const update = (swapped ?? []).map((block) => (block.uuid === 'c' ? createText('c', 'anders') : block));
    expect(getChanges(createPage(three ?? []), createPage(update))).toEqual(['c moved-and-changed']);
  });

  it('show a picture and its description, never its id', () => {
    const createPicture = (image: object) => createPage([{ uuid: 'p', type: 'text_image', image }]);
    const [item, other] = ['d130506e-2dbe-40cc-99dd-fbbbb9e4b1c9', '0e3ec0a1-4a4c-4f83-a5b1-2a6f6c0f2a11'];
    const [block] = compareRevisions(
      'basic_page',
      createPicture({ media: item, alt: 'Een weide' }),
      createPicture({ media: other }),
    ).blocks;
    const pictures = { before: { media: item, alt: 'Een weide' }, after: { media: other } };
    expect(block?.values).toMatchObject([{ name: 'image', before: 'Een weide', after: '', pictures }]);
  });

  it('look into blocks inside blocks', () => {
    const createPhase = (exercises: readonly object[]) =>
      createPage([{ uuid: 'p', type: 'phase', title: 'Eén', exercises }]);
    const exercise = { uuid: 'q', type: 'exercise', title: 'Oefening' };
    expect(getChanges(createPhase([]), createPhase([exercise]))).toEqual(['q added']);
  });

  const ids = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']);

  it('name every block that only one of them has, and no block that stayed as it was', () => {
    fc.assert(
      fc.property(ids, ids, (oldValues, now) => {
        const changes = getChanges(
          createPage(oldValues.map((id) => createText(id, id))),
          createPage(now.map((id) => createText(id, id))),
        );
        const added = now.filter((id) => !oldValues.includes(id)).map((id) => `${id} added`);
        const removedRows = oldValues.filter((id) => !now.includes(id)).map((id) => `${id} removed`);
        const movedEntry = changes.filter((line) => line.endsWith(' moved')).map((line) => line[0] ?? '');
        expect(changes.filter((line) => !line.endsWith(' moved')).sort()).toEqual([...added, ...removedRows].sort());
        const getRest = (list: readonly string[], other: readonly string[]) =>
          list.filter((id) => other.includes(id) && !movedEntry.includes(id));
        expect(getRest(oldValues, now)).toEqual(getRest(now, oldValues));
      }),
    );
  });
});
