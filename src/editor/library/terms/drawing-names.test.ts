import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DRAWINGS } from '#src/ui/drawing/drawings.ts';

it.each(['nl', 'en'])('names every medallion that a badge or milestone may have (%s)', (language) => {
  const file = readFileSync(`public/locales/${language}/desk-library.json`, 'utf8');
  const names = (JSON.parse(file) as { terms: { drawings: Record<string, string> } }).terms.drawings;
  const medals = Object.entries(DRAWINGS).flatMap(([name, { kind }]) => (kind === 'medal' ? [name] : []));
  expect(Object.keys(names).sort()).toEqual(medals.sort());
  expect(new Set(Object.values(names)).size).toBe(medals.length);
});
