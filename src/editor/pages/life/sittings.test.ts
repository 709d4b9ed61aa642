import { expect, it } from 'vitest';
import type { RevisionRow } from '#src/contract/desk/revisions.ts';
import { groupEditingSessions } from './sittings.ts';

const row = (vid: number, minute: number, own: Partial<RevisionRow> = {}): RevisionRow => ({
  vid,
  title: 'Hulp',
  state: 'draft',
  isSeen: false,
  savedAt: new Date(Date.UTC(2026, 10, 27, 23, 0) + minute * 60_000).toISOString(),
  author: 'Eef',
  ...own,
});

it('folds the drafts of one author that were saved without a pause of half an hour', () => {
  const rows = [row(6, 50), row(5, 45), row(4, 20), row(3, -20)];
  expect(groupEditingSessions(rows).map(({ newest, earlier }) => [newest.vid, earlier.map(({ vid }) => vid)])).toEqual([
    [6, [5, 4]],
    [3, []],
  ]);
});

it('leaves published, planned and visible versions and drafts of another author outside', () => {
  const rows = [
    row(6, 5),
    row(5, 4, { author: 'Mo' }),
    row(4, 3, { state: 'published' }),
    row(3, 2, { isSeen: true }),
    row(2, 1),
  ];
  expect(groupEditingSessions(rows).map(({ newest }) => newest.vid)).toEqual([6, 5, 4, 3, 2]);
});
