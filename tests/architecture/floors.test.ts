import { describe, expect, it } from 'vitest';
import {
  CMS_FLOORS,
  EDITOR_FLOORS,
  type Floors,
  findCycles,
  findFloorViolations,
  getRoom,
  type ImportEdge,
} from './floors.ts';
import { CODE_FILES, getProjectImports } from './source.ts';

const ARROWS: readonly ImportEdge[] = CODE_FILES.flatMap((from) => getProjectImports(from).map((to) => ({ from, to })));

const PARTS: readonly (readonly [part: string, floors: Floors])[] = [
  ['src/cms', CMS_FLOORS],
  ['src/editor', EDITOR_FLOORS],
];

describe.each(PARTS)('the floors of %s', (part, floors) => {
  it('hold every room of it, each once, and no other', () => {
    const rooms = CODE_FILES.filter((path) => path.startsWith(`${part}/`)).map((path) => getRoom(part, path));
    expect(floors.flat().toSorted()).toEqual([...new Set(rooms)].toSorted());
  });

  it('let a room import only what stands below it', () => {
    expect(findFloorViolations(part, floors, ARROWS)).toEqual([]);
  });
});

describe('an import against the floors', () => {
  const floors: Floors = [['db'], ['modules/forum', 'modules/diary'], ['app']];
  const create = (from: string, to: string) =>
    findFloorViolations('src/cms', floors, [{ from: `src/cms/${from}`, to: `src/cms/${to}` }]);

  it.each([
    ['that leads up', 'db/migrate.ts', 'modules/forum/post.ts'],
    ['that leads to a room beside', 'modules/diary/routes.ts', 'modules/forum/post.ts'],
    ['to a room that stands on no floor', 'app.ts', 'modules/urges/routes.ts'],
    ['from a room that stands on no floor', 'modules/urges/routes.ts', 'db/migrate.ts'],
  ])('%s is found', (_name, from, to) => {
    expect(create(from, to)).toEqual([`src/cms/${from} imports src/cms/${to}`]);
  });

  it.each([
    ['that leads down', 'modules/forum/post.ts', 'db/migrate.ts'],
    ['within a room', 'modules/forum/post.ts', 'modules/forum/routes.ts'],
  ])('%s is none', (_name, from, to) => {
    expect(create(from, to)).toEqual([]);
  });
});

describe('files that import each other in a circle', () => {
  it('are nowhere, types included', () => {
    const codeFiles = new Set(CODE_FILES);
    expect(findCycles(ARROWS.filter(({ to }) => codeFiles.has(to)))).toEqual([]);
  });

  it('are found, however long the way round is', () => {
    const arrows = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['d', 'e'],
      ['e', 'd'],
      ['e', 'f'],
    ].map(([from = '', to = '']) => ({ from, to }));
    expect(findCycles(arrows).toSorted()).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });
});
