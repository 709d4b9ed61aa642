import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getWeekTotal } from '../amounts/amount.ts';
import { addDays, listDatesBetween } from '../calendar/calendar-date.ts';
import { getWeekday } from '../calendar/week.ts';
import { getDailyGoal } from './daily-goal.ts';
import { isHighPlan, isLowerPlan } from './lower-goal.ts';
import { anyPlan, anyWeek, createEqualWeek, createGradualPlan } from './plan.fixture.ts';
import { PLAN_RULES } from './plan-rules.ts';
import { getLastPlanDay, getPlanStart } from './week-one.ts';

const EXACT = { goalRounding: 0.01 };

it('a plan is lower where a goal of its six weeks is below the start, in 1,000 random plans', () => {
  fc.assert(
    fc.property(anyPlan(), anyWeek, fc.boolean(), (plan, otherWeek, isFirst) => {
      // The start of a first plan is its usage.
      const start = isFirst ? plan.usage : otherWeek;
      const dates = listDatesBetween(addDays(getLastPlanDay(plan), -6), getLastPlanDay(plan));
      const isBelow = dates.some((day) => (getDailyGoal([plan], day, EXACT) ?? 0) < start[getWeekday(day)]);
      expect(isLowerPlan(plan, start)).toBe(isBelow);
      if (!isFirst || isBelow) return;
      // The plan has no lower goal: all its days are at or above the start.
      for (const day of listDatesBetween(getPlanStart(plan), getLastPlanDay(plan)))
        expect(getDailyGoal([plan], day, EXACT)).toBeGreaterThanOrEqual(start[getWeekday(day)]);
    }),
    { numRuns: 1000 },
  );
});

it('a plan is high from the warning of its domain on, by its usage or its goal', () => {
  const { alcohol, tobacco } = PLAN_RULES;
  expect(isHighPlan(createGradualPlan('2026-11-16', '4', '1'), alcohol)).toBe(true);
  expect(isHighPlan(createGradualPlan('2026-11-16', '3.99', '1'), alcohol)).toBe(false);
  expect(isHighPlan({ usage: createEqualWeek('1'), target: createEqualWeek('4') }, alcohol)).toBe(true);
  expect(isHighPlan(createGradualPlan('2026-11-16', '20'), tobacco)).toBe(false);
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      const highest = Math.max(getWeekTotal(plan.usage), getWeekTotal(plan.target));
      if (highest >= 2800) expect(isHighPlan(plan, alcohol)).toBe(true);
    }),
  );
});
