import { expect, it } from 'vitest';
import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { weekGoals } from './week-goals.ts';

const MONDAY = '2026-11-16';

/** Days from a Monday on, each week with its goal of a day; null is none. */
function overview(...weeks: readonly (number | null)[]): RegistrationsOverview {
  const days = weeks.flatMap((goal, week) =>
    Array.from({ length: 7 }, (_, day) => [
      addDays(MONDAY, week * 7 + day),
      { total: null, goal: goal as Amount | null, items: [] },
    ]),
  );
  return Object.fromEntries(days);
}

it('tells the goal of this week and where the weeks go down to', () => {
  expect(weekGoals(overview(300, 250, 100), MONDAY)).toEqual({ near: { week: 'this', goal: 2100 }, target: 700 });
});

it('tells no target where the goal stays as it is', () => {
  expect(weekGoals(overview(200, 200), '2026-11-22')).toEqual({ near: { week: 'this', goal: 1400 }, target: null });
});

it('tells the next week where the plan began in this one, and nothing without a plan', () => {
  const begun = { ...overview(300, 250, 0), [MONDAY]: { total: null, goal: null, items: [] } };
  expect(weekGoals(begun, '2026-11-21')).toEqual({ near: { week: 'next', goal: 1750 }, target: 0 });
  expect(weekGoals(overview(null), MONDAY)).toEqual({ near: null, target: null });
});
