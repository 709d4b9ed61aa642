import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amount, amountOf, NOTHING } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { weekdayOf, weekOf } from '../calendar/week.ts';
import { dailyGoal } from './daily-goal.ts';
import type { Plan } from './plan.ts';

const HALVES = { goalRounding: 0.5 };

const week = (decimal: string) => weekOf(() => amountOf(decimal));

const gradualPlan: Plan = {
  savedOn: '2026-06-03',
  stopDate: null,
  usage: week('20'),
  target: week('0'),
  stopOrReduce: 'stop',
  immediateOrGradual: 'gradual',
};

const anyDate = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
const anyWeek = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 7, maxLength: 7 }).map((amounts) => {
  const [...left] = amounts;
  return weekOf(() => (left.shift() ?? 0) as Amount);
});
const anyPlan: fc.Arbitrary<Plan> = fc.record({
  savedOn: anyDate,
  stopDate: fc.constant(null),
  usage: anyWeek,
  target: anyWeek,
  stopOrReduce: fc.constantFrom('stop', 'reduce'),
  immediateOrGradual: fc.constantFrom('immediate', 'gradual'),
});
const inOrderOfSaving = (plans: Plan[]) => plans.toSorted((a, b) => a.savedOn.localeCompare(b.savedOn));

describe('the goal of a day', () => {
  test('there is none before the first plan, nor without one', () => {
    expect(dailyGoal([], '2026-06-03', HALVES)).toBeNull();
    expect(dailyGoal([gradualPlan], '2026-06-02', HALVES)).toBeNull();
  });

  test.each<[CalendarDate, string]>([
    ['2026-06-03', '16.5'],
    ['2026-06-07', '16.5'],
    ['2026-06-08', '13.5'],
    ['2026-07-05', '3.5'],
    ['2026-07-06', '0'],
    ['2027-01-01', '0'],
  ])('gradual: on %s the goal is %s, in weeks from the Monday of the week of saving', (day, goal) => {
    expect(dailyGoal([gradualPlan], day, HALVES)).toBe(amountOf(goal));
  });

  test.each<[CalendarDate, string]>([
    ['2026-06-03', '20'],
    ['2026-06-16', '20'],
    ['2026-06-17', '16.5'],
    ['2026-06-21', '16.5'],
    ['2026-06-22', '13.5'],
    ['2026-07-20', '0'],
  ])('gradual with a stop date on Wednesday 2026-06-17: on %s the goal is %s', (day, goal) => {
    expect(dailyGoal([{ ...gradualPlan, stopDate: '2026-06-17' }], day, HALVES)).toBe(amountOf(goal));
  });

  test('immediate with a stop date: the usage until it, 0 from it', () => {
    const plan: Plan = { ...gradualPlan, stopDate: '2026-06-10', immediateOrGradual: 'immediate' };
    expect(dailyGoal([plan], '2026-06-09', HALVES)).toBe(amountOf('20'));
    expect(dailyGoal([plan], '2026-06-10', HALVES)).toBe(NOTHING);
  });

  test('a stop plan has the target 0, whatever was stored', () => {
    const plan: Plan = { ...gradualPlan, target: week('4'), immediateOrGradual: 'immediate' };
    expect(dailyGoal([plan], '2026-06-03', HALVES)).toBe(NOTHING);
  });

  test('the target of an immediate plan is not rounded', () => {
    const plan: Plan = { ...gradualPlan, target: week('1.3'), stopOrReduce: 'reduce', immediateOrGradual: 'immediate' };
    expect(dailyGoal([plan], '2026-06-03', HALVES)).toBe(amountOf('1.3'));
  });
});

describe('a plan that follows another', () => {
  test('never changes the goals of days before it was saved', () => {
    fc.assert(
      fc.property(fc.array(anyPlan, { maxLength: 4 }), anyPlan, anyDate, (earlier, added, day) => {
        const before = inOrderOfSaving(earlier.filter(({ savedOn }) => savedOn <= added.savedOn));
        fc.pre(day < added.savedOn);
        expect(dailyGoal([...before, added], day, HALVES)).toBe(dailyGoal(before, day, HALVES));
      }),
    );
  });

  test('holds from its own day on, as if there had been none before', () => {
    fc.assert(
      fc.property(fc.array(anyPlan, { maxLength: 4 }), anyPlan, fc.nat(400), (earlier, added, later) => {
        const before = inOrderOfSaving(earlier.filter(({ savedOn }) => savedOn <= added.savedOn));
        const day = addDays(added.savedOn, later);
        expect(dailyGoal([...before, added], day, HALVES)).toBe(dailyGoal([added], day, HALVES));
      }),
    );
  });
});

test('on one weekday the goal never rises while a plan holds', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(100), (plan, later) => {
      const day = addDays(plan.savedOn, later);
      const nextWeek = addDays(day, 7);
      expect(weekdayOf(nextWeek)).toBe(weekdayOf(day));
      expect(dailyGoal([plan], nextWeek, HALVES)).toBeLessThanOrEqual(dailyGoal([plan], day, HALVES) ?? Number.NaN);
    }),
  );
});
