import { expect, it } from 'vitest';
import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { recentAmounts } from './recent-amounts.ts';

const item = (date: string, amount: number) =>
  ({
    uuid: `${date}.${amount}`,
    date,
    amount: amount as Amount,
    cost: null,
    where: null,
    withWho: null,
    note: null,
  }) as const;
const day = (date: string, ...amounts: number[]) => ({
  [date]: { total: null, goal: null, items: amounts.map((amount) => item(date, amount)) },
});
const days = {
  ...day('2026-11-04', 900),
  ...day('2026-11-16', 200, 300),
  ...day('2026-11-17', 4000),
  ...day('2026-11-18', 0, 200),
  ...day('2026-11-19', 150),
} as unknown as RegistrationsOverview;

it('gives the last three amounts that differ, the last one first, without days of nothing or of long ago', () => {
  expect(recentAmounts(days, '2026-11-19', 50)).toEqual([150, 200, 4000]);
});

it('gives none above the maximum of a day: it could not be saved', () => {
  expect(recentAmounts(days, '2026-11-19', 10)).toEqual([150, 200, 300]);
});
