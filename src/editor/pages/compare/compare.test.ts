import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedPage, compareRevisions } from './compare.ts';

const text = (uuid: string, body: string) => ({ uuid, type: 'text', body: `<p>${body}</p>` });
const page = (paragraphs: readonly object[], title = 'Titel', lead = 'Rustig aan.'): ComparedPage => ({
  title,
  fields: { lead, paragraphs },
});
const changes = (before: ComparedPage, after: ComparedPage) =>
  compareRevisions('basic_page', before, after).blocks.map(({ uuid, change }) => `${uuid} ${change}`);

describe('two revisions of a page', () => {
  it('that are the same differ in nothing', () => {
    const same = page([text('a', 'A'), { uuid: 'x', type: 'carousel', slides: [1] }]);
    expect(compareRevisions('basic_page', same, same)).toEqual({ values: [], blocks: [] });
  });

  it('tell title and fields by their names for editors', () => {
    const { values } = compareRevisions('basic_page', page([]), page([], 'Anders', 'Kalm aan.'));
    expect(values.map(({ name, label, before, after }) => [name, label?.nl, before, after])).toEqual([
      ['title', undefined, 'Titel', 'Anders'],
      ['lead', expect.any(String), 'Rustig aan.', 'Kalm aan.'],
    ]);
  });

  it('tell which blocks were added, removed, moved and changed, and how', () => {
    const before = page([text('a', 'A'), text('b', 'B'), text('c', 'C'), text('d', 'D')]);
    const after = page([text('d', 'D'), text('a', 'A'), text('b', 'B twee'), text('e', 'E')]);
    expect(changes(before, after)).toEqual(['d moved', 'b changed', 'e added', 'c removed']);
    const { blocks } = compareRevisions('basic_page', before, after);
    expect(blocks[1]?.values).toMatchObject([{ name: 'body', before: 'B', after: 'B twee' }]);
    const [three, swapped] = [
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
    ].map((ids) => ids.map((id) => text(id, id)));
    const changed = (swapped ?? []).map((block) => (block.uuid === 'c' ? text('c', 'anders') : block));
    expect(changes(page(three ?? []), page(changed))).toEqual(['c moved-and-changed']);
  });

  it('show a picture and its description, never its id', () => {
    const picture = (image: object) => page([{ uuid: 'p', type: 'text_image', image }]);
    const [one, other] = ['d130506e-2dbe-40cc-99dd-fbbbb9e4b1c9', '0e3ec0a1-4a4c-4f83-a5b1-2a6f6c0f2a11'];
    const [block] = compareRevisions(
      'basic_page',
      picture({ media: one, alt: 'Een weide' }),
      picture({ media: other }),
    ).blocks;
    const pictures = { before: { media: one, alt: 'Een weide' }, after: { media: other } };
    expect(block?.values).toMatchObject([{ name: 'image', before: 'Een weide', after: '', pictures }]);
  });

  it('look into blocks inside blocks', () => {
    const phase = (exercises: readonly object[]) => page([{ uuid: 'p', type: 'phase', title: 'Eén', exercises }]);
    const exercise = { uuid: 'q', type: 'exercise', title: 'Oefening' };
    expect(changes(phase([]), phase([exercise]))).toEqual(['q added']);
  });

  const ids = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']);

  it('name every block that only one of them has, and no block that stayed as it was', () => {
    fc.assert(
      fc.property(ids, ids, (old, now) => {
        const found = changes(page(old.map((id) => text(id, id))), page(now.map((id) => text(id, id))));
        const added = now.filter((id) => !old.includes(id)).map((id) => `${id} added`);
        const removed = old.filter((id) => !now.includes(id)).map((id) => `${id} removed`);
        const moved = found.filter((line) => line.endsWith(' moved')).map((line) => line[0] ?? '');
        expect(found.filter((line) => !line.endsWith(' moved')).sort()).toEqual([...added, ...removed].sort());
        const rest = (list: readonly string[], other: readonly string[]) =>
          list.filter((id) => other.includes(id) && !moved.includes(id));
        expect(rest(old, now)).toEqual(rest(now, old));
      }),
    );
  });
});
