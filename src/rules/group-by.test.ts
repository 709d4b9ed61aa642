import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups like the browser’s own, which older ones lack', () => {
  const days = ['2026-11-02', '2026-10-30', '2026-11-01'];
  const getMonth = (day: string) => day.slice(0, 7);
  expect([...groupBy(days, getMonth)]).toEqual([...Map.groupBy(days, getMonth)]);
  expect(groupBy([], getMonth).size).toBe(0);
});
