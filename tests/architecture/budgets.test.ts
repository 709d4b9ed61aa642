import { describe, expect, it } from 'vitest';
import { ENGLISH_COUNTS, LINE_COUNTS, MATCHES } from './budgets.ts';
import { read } from './source.ts';

/** Maximum of each count: lowered with the code, raised only by a commit that says why (see `budgets.ts`). */
const MAX: { readonly english: Record<string, number>; readonly lines: Record<string, number> } = JSON.parse(
  read('tests/architecture/budgets.json'),
);

const above = (statistics: Readonly<Record<string, number>>, maximums: Readonly<Record<string, number>>) =>
  Object.entries(statistics).filter(([name, count]) => count > (maximums[name] ?? 0));

const RAISE = 'see `budgets.json` in this folder: take code away, or raise its figure in the commit that says why';

describe('the budgets of the code', () => {
  it('hold the lines of each part', () => {
    expect(above(LINE_COUNTS, MAX.lines), `${RAISE} (a new paragraph needs some 100 lines of \`registry\`)`).toEqual(
      [],
    );
    expect(Object.keys(MAX.lines)).toEqual(Object.keys(LINE_COUNTS));
  });

  it('hold the names and comments that are not plain English', () => {
    const violations = above(ENGLISH_COUNTS, MAX.english).flatMap(([character]) => [
      character,
      ...(MATCHES[character] ?? []),
    ]);
    expect(violations, RAISE).toEqual([]);
    expect(Object.keys(MAX.english)).toEqual(Object.keys(ENGLISH_COUNTS));
  });
});
