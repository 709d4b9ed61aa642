import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups like the browser’s own, which older ones lack', () => {
  const days = ['2026-11-02', '2026-10-30', '2026-11-01'];
  const monthOf = (day: string) => day.slice(0, 7);
  expect([...groupBy(days, monthOf)]).toEqual([...Map.groupBy(days, monthOf)]);
  expect(groupBy([], monthOf).size).toBe(0);
});
