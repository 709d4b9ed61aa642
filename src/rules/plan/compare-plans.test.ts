import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amount, parseDecimal } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getWeekday } from '../calendar/week.ts';
import { comparePlans, getPlanChange, keepsLowerGoals } from './compare-plans.ts';
import { getDailyGoal } from './daily-goal.ts';
import { anyPlan, anyPlans, createGradualPlan } from './plan.fixture.ts';
import type { Plan } from './plan.ts';
import { getPlansBefore, getPlansInForce } from './plan-history.ts';
import { PLAN_RULES } from './plan-rules.ts';
import { createPlanSchedule } from './plan-schedule.ts';

const QUARTERS = { goalRounding: 0.25 };

/** Calculated by hand: reduce 4 to 1, saved Mon 18 Jan 2027; changed to stop on Tue 9 Feb. */
const REDUCE = createGradualPlan('2027-01-18', '4', '1');
const CHANGED: CalendarDate = '2027-02-09';
const DAYS: readonly CalendarDate[] = [
  CHANGED,
  '2027-02-15',
  '2027-02-22',
  '2027-03-01',
  '2027-03-08',
  '2027-03-15',
  '2027-03-22',
];
const goals = (...plans: Plan[]) => DAYS.map((day) => getDailyGoal(plans, day, QUARTERS));
const createAmounts = (...decimals: string[]) => decimals.map(parseDecimal);

describe('a plan that is changed in week 4', () => {
  const stricter = createGradualPlan(CHANGED, '2.25');

  it('has the goals of the worked table', () => {
    expect(goals(REDUCE)).toEqual(createAmounts('2', '1.5', '1', '1', '1', '1', '1'));
    expect(goals(REDUCE, stricter)).toEqual(createAmounts('2.25', '2', '1.5', '1.25', '0.75', '0.5', '0'));
    expect(goals(REDUCE, { ...stricter, keepsLower: true })).toEqual(
      createAmounts('2', '1.5', '1', '1', '0.75', '0.5', '0'),
    );
  });

  it('says the first day and the most that a goal rises', () => {
    const rise = comparePlans([REDUCE], stricter, CHANGED, QUARTERS);
    expect(rise).toEqual({
      first: { date: CHANGED, before: parseDecimal('2'), after: parseDecimal('2.25') },
      most: { date: '2027-02-15', before: parseDecimal('1.5'), after: parseDecimal('2') },
    });
  });

  it('says more where the usage of three weeks ago is taken over', () => {
    expect(comparePlans([REDUCE], createGradualPlan(CHANGED, '4'), CHANGED, QUARTERS)?.first).toEqual({
      date: CHANGED,
      before: parseDecimal('2'),
      after: parseDecimal('4'),
    });
  });

  it('says nothing where no goal rises, and where there was no plan', () => {
    expect(comparePlans([REDUCE], createGradualPlan(CHANGED, '1'), CHANGED, QUARTERS)).toBeNull();
    expect(comparePlans([], stricter, CHANGED, QUARTERS)).toBeNull();
  });

  it('says a rise that comes weeks later', () => {
    const stop = createGradualPlan('2027-01-11', '2');
    const rise = comparePlans(
      [{ ...stop, weekOne: '2027-01-18' }],
      createGradualPlan('2027-01-18', '2', '1'),
      '2027-01-18',
      QUARTERS,
    );
    expect(rise?.first.date).toBe('2027-01-25');
    expect(rise?.most).toEqual({ date: '2027-02-15', before: parseDecimal('0.25'), after: parseDecimal('1.25') });
  });
});

describe('nothing rises by a changed plan without having been said', () => {
  const saved = fc.nat(90).map((days) => addDays('2026-11-02', days));
  const newPlan = anyPlan({ savedOn: fc.nat(60).map((days) => addDays('2027-01-31', days)) });

  it('where no rise is found, no later day has more', () => {
    fc.assert(
      fc.property(anyPlans(saved), newPlan, fc.nat(300), (earlier, plan, daysLater) => {
        if (comparePlans(earlier, plan, plan.savedOn, QUARTERS) !== null) return;
        const day = addDays(plan.savedOn, daysLater);
        const nextDailyGoal = getDailyGoal([...earlier, plan], day, QUARTERS) as Amount;
        expect(nextDailyGoal).toBeLessThanOrEqual(
          getDailyGoal(getPlansBefore(earlier, plan.savedOn), day, QUARTERS) ?? nextDailyGoal,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('what is said is true, and no day rises by more', () => {
    fc.assert(
      fc.property(anyPlans(saved), newPlan, fc.nat(300), (earlier, plan, daysLater) => {
        const rise = comparePlans(earlier, plan, plan.savedOn, QUARTERS);
        fc.pre(rise !== null);
        const all = [...earlier, plan];
        const comparedPlans = getPlansBefore(earlier, plan.savedOn);
        for (const { date, before, after } of [rise.first, rise.most]) {
          expect(getDailyGoal(comparedPlans, date, QUARTERS)).toBe(before);
          expect(getDailyGoal(all, date, QUARTERS)).toBe(after);
        }
        const day = addDays(plan.savedOn, daysLater);
        const [previousAmount, nextAmount] = [comparedPlans, all].map(
          (plans) => getDailyGoal(plans, day, QUARTERS) as Amount,
        );
        expect((nextAmount as Amount) - (previousAmount as Amount)).toBeLessThanOrEqual(
          rise.most.after - rise.most.before,
        );
        if (day < rise.first.date) expect(nextAmount).toBeLessThanOrEqual(previousAmount as Amount);
      }),
    );
  });

  it('a plan that keeps what was lower rises to its own target at most', () => {
    fc.assert(
      fc.property(anyPlans(saved), newPlan, (earlier, plan) => {
        const unlimited = { ...plan, stopDate: null, keepsLower: true };
        const rise = comparePlans(earlier, unlimited, plan.savedOn, QUARTERS);
        const getTarget = (date: CalendarDate) => (plan.stopOrReduce === 'stop' ? 0 : plan.target[getWeekday(date)]);
        for (const { date, after } of rise ? [rise.first, rise.most] : []) expect(after).toBe(getTarget(date));
      }),
      { numRuns: 1000 },
    );
  });

  it('over 1,000 pairs of plans no goal rises unchosen, and the weeks shown are the goals saved', () => {
    fc.assert(
      fc.property(anyPlans(saved), newPlan, fc.boolean(), (earlier, result, isHigher) => {
        const today = result.savedOn;
        const change = getPlanChange(earlier, result, {
          today,
          days: {},
          limits: QUARTERS,
          rules: PLAN_RULES.cannabis,
        });
        const plan = { ...result, keepsLower: keepsLowerGoals(change, isHigher) };
        if (change === null) expect(comparePlans(earlier, plan, today, QUARTERS)).toBeNull();
        const visible = createPlanSchedule([...getPlansBefore(earlier, today), plan], QUARTERS);
        const saved = createPlanSchedule([...earlier, plan], QUARTERS);
        expect(visible).toEqual(saved);
        expect(createPlanSchedule(getPlansInForce([...earlier, plan]), QUARTERS)).toEqual(saved);
      }),
      { numRuns: 1000 },
    );
  });
});
