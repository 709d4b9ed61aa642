import { expect, it } from 'vitest';
import { DRAWINGS } from '#src/ui/drawing/drawings.ts';
import en from '../../../../public/locales/en/desk-library.json' with { type: 'json' };
import nl from '../../../../public/locales/nl/desk-library.json' with { type: 'json' };
import { MEDALLIONS, PAGE_DRAWINGS } from './drawing-names.ts';

const choices = [...MEDALLIONS, ...PAGE_DRAWINGS];

it('offers every drawing of the kit that is a medallion or stands on pages', () => {
  const kinds = ['medal', 'scene', 'spot'];
  const expectedNames = Object.entries(DRAWINGS).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []));
  expect([...choices].sort()).toEqual(expectedNames.sort());
});

it.each([
  ['nl', nl.drawings],
  ['en', en.drawings],
])('every drawing that can be chosen has a name of its own, and no other has (%s)', (_language, names) => {
  expect(Object.keys(names).sort()).toEqual([...choices].sort());
  expect(new Set(Object.values(names)).size).toBe(choices.length);
});
