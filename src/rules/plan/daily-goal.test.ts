import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amount, parseDecimal, ZERO_AMOUNT } from '../amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { getMonday, getWeekday } from '../calendar/week.ts';
import { getDailyGoal } from './daily-goal.ts';
import { anyDate, anyPlan, anyPlans, anyWeek, createEqualWeek, createGradualPlan } from './plan.fixture.ts';
import type { Plan } from './plan.ts';
import { getPlanStart, getWeekOne } from './week-one.ts';

const HALVES = { goalRounding: 0.5 };
const QUARTERS = { goalRounding: 0.25 };

const plan = createGradualPlan('2026-06-03', '20');

describe('the goal of a day', () => {
  test('there is none before the first plan, nor without one', () => {
    expect(getDailyGoal([], '2026-06-03', HALVES)).toBeNull();
    expect(getDailyGoal([plan], '2026-06-02', HALVES)).toBeNull();
  });

  test.each<[CalendarDate, string]>([
    ['2026-06-03', '20'],
    ['2026-06-07', '20'],
    ['2026-06-08', '16.5'],
    ['2026-06-14', '16.5'],
    ['2026-06-15', '13.5'],
    ['2026-07-12', '3.5'],
    ['2026-07-13', '0'],
    ['2027-01-01', '0'],
  ])('gradual, saved on a Wednesday: on %s the goal is %s', (day, goal) => {
    expect(getDailyGoal([plan], day, HALVES)).toBe(parseDecimal(goal));
  });

  // Calculated by hand: alcohol, 20 a day, stop.
  test.each<[CalendarDate, CalendarDate]>([
    ['2026-11-22', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-24', '2026-11-30'],
  ])('saved on %s, week 1 begins on Monday %s and week 6 five weeks later', (savedOn, monday) => {
    const goals = listDatesBetween(savedOn, addDays(monday, -1)).map((day) =>
      getDailyGoal([createGradualPlan(savedOn, '20')], day, QUARTERS),
    );
    expect(goals.every((goal) => goal === parseDecimal('20'))).toBe(true);
    const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
      getDailyGoal([createGradualPlan(savedOn, '20')], addDays(monday, week * 7), QUARTERS),
    );
    expect(weeks).toEqual(['16.75', '13.25', '10', '6.75', '3.25', '0'].map(parseDecimal));
  });

  test.each<[CalendarDate, string]>([
    ['2026-06-16', '20'],
    ['2026-06-17', '20'],
    ['2026-06-21', '20'],
    ['2026-06-22', '16.5'],
    ['2026-07-27', '0'],
  ])('gradual with a stop date on Wednesday 2026-06-17: on %s the goal is %s', (day, goal) => {
    expect(getDailyGoal([{ ...plan, stopDate: '2026-06-17' }], day, HALVES)).toBe(parseDecimal(goal));
  });

  test('a Monday that is stored holds: a plan of the earlier rule keeps the goals of its past days', () => {
    const earlier: Plan = { ...plan, weekOne: '2026-06-01' };
    const days = ['2026-06-03', '2026-06-07', '2026-06-08', '2026-07-06'] as const;
    expect(days.map((day) => getDailyGoal([earlier], day, HALVES))).toEqual(
      ['16.5', '16.5', '13.5', '0'].map(parseDecimal),
    );
  });

  test('immediate with a stop date: the usage until it, 0 from it', () => {
    const sudden: Plan = { ...plan, stopDate: '2026-06-10', immediateOrGradual: 'immediate' };
    expect(getDailyGoal([sudden], '2026-06-09', HALVES)).toBe(parseDecimal('20'));
    expect(getDailyGoal([sudden], '2026-06-10', HALVES)).toBe(ZERO_AMOUNT);
  });

  test('a stop plan has the target 0, whatever was stored', () => {
    const sudden: Plan = { ...plan, target: createEqualWeek('4'), immediateOrGradual: 'immediate' };
    expect(getDailyGoal([sudden], '2026-06-03', HALVES)).toBe(ZERO_AMOUNT);
  });

  test('the target of an immediate plan is not rounded', () => {
    const sudden: Plan = { ...createGradualPlan('2026-06-03', '20', '1.3'), immediateOrGradual: 'immediate' };
    expect(getDailyGoal([sudden], '2026-06-03', HALVES)).toBe(parseDecimal('1.3'));
  });
});

describe('a plan that follows another', () => {
  test('never changes the goals of days before it was saved', () => {
    fc.assert(
      fc.property(anyPlans(), anyPlan({ keepsLower: fc.boolean() }), anyDate, (earlier, newPlan, day) => {
        const previousEarliers = earlier.filter(({ savedOn }) => savedOn < newPlan.savedOn);
        fc.pre(day < newPlan.savedOn);
        expect(getDailyGoal([...previousEarliers, newPlan], day, HALVES)).toBe(
          getDailyGoal(previousEarliers, day, HALVES),
        );
      }),
    );
  });

  test('holds from its own day on, as if there had been none before', () => {
    fc.assert(
      fc.property(anyPlans(), anyPlan(), fc.nat(400), (earlier, newPlan, daysLater) => {
        const previousEarliers = earlier.filter(({ savedOn }) => savedOn < newPlan.savedOn);
        const day = addDays(newPlan.savedOn, daysLater);
        expect(getDailyGoal([...previousEarliers, newPlan], day, HALVES)).toBe(getDailyGoal([newPlan], day, HALVES));
      }),
    );
  });

  test('and keeps what was lower has the lower goal of the two on every day, and none below its own target', () => {
    fc.assert(
      fc.property(anyPlans(), anyPlan(), fc.nat(400), (earlier, newPlan, daysLater) => {
        const previousEarliers = earlier.filter(({ savedOn }) => savedOn < newPlan.savedOn);
        const day = addDays(newPlan.savedOn, daysLater);
        const dailyGoal = getDailyGoal([newPlan], day, HALVES) as Amount;
        const target = newPlan.stopOrReduce === 'stop' ? ZERO_AMOUNT : newPlan.target[getWeekday(day)];
        const oldDailyGoal = getDailyGoal(previousEarliers, day, HALVES) ?? dailyGoal;
        expect(getDailyGoal([...previousEarliers, { ...newPlan, keepsLower: true }], day, HALVES)).toBe(
          day < getPlanStart(newPlan) ? dailyGoal : Math.max(target, Math.min(dailyGoal, oldDailyGoal)),
        );
      }),
    );
  });
});

describe('the schedule of a gradual plan', () => {
  const anyGradual = fc
    .tuple(anyPlan(), anyWeek)
    .map(([any, usage]): Plan => ({ ...any, usage, immediateOrGradual: 'gradual' }));
  const anyRounding = fc.constantFrom(HALVES, QUARTERS);

  test('never falls from one week to the next by more than a sixth of (usage - target) and a rounding step', () => {
    fc.assert(
      fc.property(anyGradual, fc.nat(100), anyRounding, (any, daysLater, limits) => {
        const day = addDays(any.savedOn, daysLater);
        const weekday = getWeekday(day);
        const target = any.stopOrReduce === 'stop' ? 0 : any.target[weekday];
        const [goal, next] = [day, addDays(day, 7)].map((date) => getDailyGoal([any], date, limits) ?? Number.NaN);
        const step = Math.max(0, any.usage[weekday] - target) / 6 + limits.goalRounding * 100;
        expect((goal as number) - (next as number)).toBeLessThanOrEqual(step);
      }),
      { numRuns: 1000 },
    );
  });

  test('never changes within a week, where every day has the same usage and the same target', () => {
    const anyAmount = fc.integer({ min: 0, max: 5000 }).map((amount) => (amount / 100).toFixed(2));
    fc.assert(
      fc.property(
        anyAmount,
        anyAmount,
        anyDate,
        fc.nat(80),
        anyRounding,
        (usage, target, savedOn, daysLater, limits) => {
          const even = createGradualPlan(savedOn, usage, target);
          const monday = getMonday(addDays(savedOn, daysLater));
          const goals = listDatesBetween(monday, addDays(monday, 6)).flatMap(
            (day) => getDailyGoal([even], day, limits) ?? [],
          );
          expect(new Set(goals).size).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('has six whole weeks from Monday, and reaches its target in the sixth', () => {
    fc.assert(
      fc.property(anyGradual, fc.nat(6), (any, weekday) => {
        const monday = getWeekOne(any);
        expect(getWeekday(monday)).toBe('monday');
        const [fifth, sixth] = [28, 35].map((days) => addDays(monday, days + weekday));
        const day = getWeekday(sixth as CalendarDate);
        const target = any.stopOrReduce === 'stop' ? 0 : any.target[day];
        expect(getDailyGoal([any], sixth as CalendarDate, HALVES)).toBe(target);
        expect(getDailyGoal([any], fifth as CalendarDate, HALVES)).toBeGreaterThanOrEqual(target);
      }),
    );
  });
});

test('on one weekday the goal never rises while a plan holds', () => {
  fc.assert(
    fc.property(
      // A target above the usage applies immediately from the stop date on: the user chose that increase.
      anyPlan().filter(({ stopDate }) => stopDate === null),
      fc.nat(100),
      (any, daysLater) => {
        const day = addDays(any.savedOn, daysLater);
        const nextWeek = addDays(day, 7);
        expect(getDailyGoal([any], nextWeek, HALVES)).toBeLessThanOrEqual(
          getDailyGoal([any], day, HALVES) ?? Number.NaN,
        );
      },
    ),
  );
});
