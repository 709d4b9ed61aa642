import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNodeType, REGISTRY } from '../editor-registry.ts';
import { isDeepEqual, type PageContent } from '../stored/page-content.ts';
import { listPageDifferences, mergePages } from './merge.ts';

const definition = findNodeType(REGISTRY, 'basic_page');
if (!definition) throw new Error('No such type.');

const block = (uuid: string, body: string, title?: string) => ({
  uuid,
  type: 'text',
  body,
  ...(title === undefined ? {} : { title }),
});
const createPage = (paragraphs: readonly object[], title = 'Titel', lead = 'Inleiding'): PageContent => ({
  title,
  fields: { lead, paragraphs },
});

const base = createPage([block('a', 'A'), block('b', 'B'), block('c', 'C')]);

describe('two editors of one page', () => {
  it('keep what only one of them did, whoever saved first', () => {
    const mine = createPage([block('a', 'A'), block('b', 'mijn B'), block('d', 'D'), block('c', 'C')]);
    const theirs = createPage([block('c', 'C'), block('a', 'A', 'hun titel'), block('b', 'B')], 'Hun titel');
    expect(mergePages({ definition, base, mine, theirs, choices: {} })).toEqual({
      title: 'Hun titel',
      fields: {
        lead: 'Inleiding',
        paragraphs: [block('c', 'C'), block('a', 'A', 'hun titel'), block('b', 'mijn B'), block('d', 'D')],
      },
    });
  });

  it('choose where both changed the same', () => {
    const mine = createPage([block('a', 'mijn A'), block('b', 'B')]);
    const theirs = createPage([block('a', 'hun A'), block('b', 'B'), block('c', 'hun C')]);
    const pageDifferences = listPageDifferences({ definition, base, mine, theirs });
    expect(pageDifferences.map(({ key, isBoth }) => `${key} ${isBoth}`)).toEqual([
      'paragraphs/a/body true',
      'paragraphs/c true',
    ]);
    const choose = (side: 'mine' | 'theirs') =>
      mergePages({
        definition,
        base,
        mine,
        theirs,
        choices: { 'paragraphs/a/body': side, 'paragraphs/c': side },
      });
    expect(choose('mine')).toEqual(mine);
    expect(choose('theirs')).toEqual(theirs);
  });

  const blocks = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom('1', '2', '3').map((body) => block(id, body)))));
  const anyPage = fc
    .tuple(blocks, fc.constantFrom('x', 'y'), fc.constantFrom('p', 'q'))
    .map(([list, title, lead]) => createPage(list, title, lead));

  it('get their own version whole where they choose it throughout, but for the order', () => {
    const sorted = ({ title, fields }: PageContent) => ({
      title,
      fields: {
        ...fields,
        paragraphs: [...(fields.paragraphs as { uuid: string }[])].sort((a, b) => (a.uuid < b.uuid ? -1 : 1)),
      },
    });
    fc.assert(
      fc.property(
        anyPage,
        anyPage,
        anyPage,
        fc.constantFrom('mine' as const, 'theirs' as const),
        (pageContent, mine, theirs, side) => {
          const all = listPageDifferences({ definition, base: pageContent, mine, theirs });
          const choices = Object.fromEntries(all.map(({ key }) => [key, side]));
          const result = mergePages({ definition, base: pageContent, mine, theirs, choices });
          expect(isDeepEqual(sorted(result), sorted(side === 'mine' ? mine : theirs))).toBe(true);
        },
      ),
    );
  });

  it('get the other version exactly where they changed nothing', () => {
    fc.assert(
      fc.property(anyPage, anyPage, (pageContent, theirs) => {
        expect(mergePages({ definition, base: pageContent, mine: pageContent, theirs, choices: {} })).toEqual(theirs);
      }),
    );
  });
});
