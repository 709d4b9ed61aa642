import { describe, expect, it } from 'vitest';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import { createEqualWeek, createGradualPlan } from '#src/rules/plan/plan.fixture.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { getLowWeek, getWeekGoals } from './week-goals.ts';

const MONDAY = '2026-11-16';
const QUARTERS = { goalRounding: 0.25 };
const HALVES = { goalRounding: 0.5 };

/** Returns days from a Monday on, each week with its daily goal; null is no goal. */
function overview(...weeks: readonly (number | null)[]): RegistrationsOverview {
  const days = weeks.flatMap((goal, week) =>
    Array.from({ length: 7 }, (_, day) => [
      addDays(MONDAY, week * 7 + day),
      { total: null, goal: goal as Amount | null, items: [] },
    ]),
  );
  return Object.fromEntries(days);
}

/** Returns the loaded days, with the goals of some plans. */
function loaded(plans: readonly Plan[], first: CalendarDate, last: CalendarDate, limits = QUARTERS) {
  const days = listDatesBetween(first, last).map((date) => [
    date,
    { total: null, goal: getDailyGoal(plans, date, limits), items: [] },
  ]);
  return { days: Object.fromEntries(days) as RegistrationsOverview, plans, limits };
}

describe('what the weeks of a plan come to', () => {
  it('is the goal of this week, and where the plan leads', () => {
    const context = loaded([createGradualPlan(MONDAY, '4', '1')], MONDAY, '2026-12-27');
    expect(getWeekGoals(context, MONDAY)).toEqual({
      near: { week: 'this', goal: 2450 },
      end: { goal: 700, from: '2026-12-21', isGradual: true },
    });
  });

  it('names no end where the goal stays as it is, and from the week on in which it is reached', () => {
    const plan = createGradualPlan(MONDAY, '4', '1');
    expect(getWeekGoals(loaded([plan], MONDAY, '2027-01-31'), '2026-12-21').end).toBeNull();
    expect(getWeekGoals(loaded([createGradualPlan(MONDAY, '4', '4')], MONDAY, '2026-12-27'), MONDAY).end).toBeNull();
  });

  it('tells the next week where the plan began in this one, and nothing without a plan', () => {
    const context = loaded([createGradualPlan('2026-11-18', '4')], MONDAY, '2027-01-03');
    expect(getWeekGoals(context, '2026-11-20').near).toEqual({ week: 'next', goal: 2275 });
    const none = { days: overview(null), plans: [], limits: QUARTERS };
    expect(getWeekGoals(none, MONDAY)).toEqual({ near: null, end: null });
  });

  it('names no end that is not known', () => {
    const context = { days: overview(300, 250, 100), plans: [], limits: QUARTERS };
    expect(getWeekGoals(context, MONDAY)).toEqual({ near: { week: 'this', goal: 2100 }, end: null });
  });
});

// Each plan here stops after the loaded days.
describe('a plan that leads to 0 says 0', () => {
  it('of tobacco, gradual, with a stop day 14 days ahead', () => {
    const plan: Plan = { ...createGradualPlan('2026-11-22', '14'), stopDate: '2026-12-06' };
    const context = loaded([plan], MONDAY, '2027-01-03', HALVES);
    expect(getWeekGoals(context, '2026-11-23').end).toEqual({ goal: 0, from: '2027-01-11', isGradual: true });
  });

  it('of alcohol, made on day 10', () => {
    const context = loaded([createGradualPlan('2026-12-01', '4')], MONDAY, '2027-01-03');
    expect(getWeekGoals(context, '2026-12-07').end).toMatchObject({ goal: 0, from: '2027-01-11' });
  });

  it('of alcohol, changed from cutting down on day 23', () => {
    const plans = [createGradualPlan('2026-11-22', '4', '2'), createGradualPlan('2026-12-14', '3.5')];
    expect(getWeekGoals(loaded(plans, MONDAY, '2027-01-03'), '2026-12-14').end).toMatchObject({ goal: 0 });
  });

  it('at once, from the stop day on', () => {
    const plan: Plan = { ...createGradualPlan(MONDAY, '14'), stopDate: '2026-11-25', immediateOrGradual: 'immediate' };
    const context = loaded([plan], MONDAY, '2026-12-27', HALVES);
    expect(getWeekGoals(context, MONDAY).end).toEqual({ goal: 0, from: '2026-11-25', isGradual: false });
    expect(getWeekGoals(context, '2026-11-25').end).toBeNull();
  });

  it('and the new target where the goals of before, which are kept, are below it', () => {
    const plans = [
      { ...createGradualPlan('2026-10-01', '4', '1'), target: createEqualWeek('1') },
      { ...createGradualPlan('2026-11-16', '3', '2'), keepsLower: true },
    ];
    expect(getWeekGoals(loaded(plans, MONDAY, '2026-12-27'), MONDAY)).toEqual({
      near: { week: 'this', goal: 1400 },
      end: null,
    });
  });
});

it('a week is far below its goal at half of the goals of its registered days, from the third on', () => {
  const createWeek = (totals: readonly (number | null)[], goal: number | null = 100): RegistrationsOverview =>
    Object.fromEntries(
      totals.map((total, index) => [
        addDays(MONDAY, index),
        { total: total as Amount | null, goal: goal as Amount, items: [] },
      ]),
    );
  const createLow = (totals: readonly (number | null)[], goal?: number | null) =>
    getLowWeek(createWeek(totals, goal), addDays(MONDAY, 6));
  expect(createLow([0, 0, 150])).toEqual({ total: 150, goal: 300 });
  expect(createLow([0, 0, 151])).toBeNull();
  expect(createLow([0, 150, null, 0])).toEqual({ total: 150, goal: 300 });
  expect(createLow([0, 100, null])).toBeNull();
  expect(createLow([0, 0, 0], 0)).toBeNull();
  expect(createLow([0, 0, 0], null)).toBeNull();
  expect(getLowWeek(createWeek([0, 0, 150]), addDays(MONDAY, 7))).toBeNull();
});
