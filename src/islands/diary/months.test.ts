import { expect, it } from 'vitest';
import { groupByMonth } from './months.ts';

const createEntry = (id: number, entryDate: string) => ({
  id,
  entryDate,
  title: '',
  body: '',
  revision: 1,
  changed: null,
  isHelpShown: false,
});

it('puts the entries of a month together, in the order in which they come', () => {
  const months = groupByMonth([
    createEntry(3, '2026-11-19'),
    createEntry(2, '2026-11-02'),
    createEntry(1, '2025-11-30'),
  ]);
  expect(months.map(({ month, entries }) => [month, entries.map(({ id }) => id)])).toEqual([
    ['2026-11', [3, 2]],
    ['2025-11', [1]],
  ]);
  expect(groupByMonth([])).toEqual([]);
});
