import { expect, it } from 'vitest';
import type { RevisionRow } from '#src/contract/desk/revisions.ts';
import { groupEditingSessions } from './editing-sessions.ts';

const createRow = (vid: number, minute: number, revisionRow: Partial<RevisionRow> = {}): RevisionRow => ({
  vid,
  title: 'Hulp',
  state: 'draft',
  isSeen: false,
  savedAt: new Date(Date.UTC(2026, 10, 27, 23, 0) + minute * 60_000).toISOString(),
  author: 'Eef',
  ...revisionRow,
});

it('folds the drafts of one author that were saved without a pause of half an hour', () => {
  const rows = [createRow(6, 50), createRow(5, 45), createRow(4, 20), createRow(3, -20)];
  expect(groupEditingSessions(rows).map(({ newest, earlier }) => [newest.vid, earlier.map(({ vid }) => vid)])).toEqual([
    [6, [5, 4]],
    [3, []],
  ]);
});

it('leaves published, planned and visible versions and drafts of another author outside', () => {
  const rows = [
    createRow(6, 5),
    createRow(5, 4, { author: 'Mo' }),
    createRow(4, 3, { state: 'published' }),
    createRow(3, 2, { isSeen: true }),
    createRow(2, 1),
  ];
  expect(groupEditingSessions(rows).map(({ newest }) => newest.vid)).toEqual([6, 5, 4, 3, 2]);
});
