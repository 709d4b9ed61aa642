import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Amount, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getPlanChange, keepsLowerGoals } from '#src/rules/plan/compare-plans.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import { anyPlan, anyPlans } from '#src/rules/plan/plan.fixture.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { getDayUsage } from '#src/rules/praise/day-usage.ts';
import { isHighDay } from '#src/rules/praise/get-praise.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import { countDays, getDayState, showsMedals } from '#src/rules/registrations/day-state.ts';

const FIRST: CalendarDate = '2027-02-01';
const TODAY = addDays(FIRST, 30);
const LIMITS = { goalRounding: 0.25 };
const MONTH = listDatesBetween(FIRST, TODAY);

const quarters = fc.integer({ min: 0, max: 80 }).map((count) => (count * 25) as Amount);
const totals = fc.array(fc.option(fc.oneof(quarters, fc.constant(ZERO_AMOUNT))), { minLength: 31, maxLength: 31 });
const earlier = anyPlans(fc.nat(90).map((days) => addDays('2026-11-02', days)));
const changedPlan = anyPlan({ savedOn: fc.nat(29).map((days) => addDays(FIRST, days)) });

it('over 1,000 months the states are all the days, a day of 0 is a tick and no high day shows a medal', () => {
  fc.assert(
    fc.property(earlier, changedPlan, totals, fc.boolean(), (plans, plan, amounts, isHigher) => {
      const context = { today: plan.savedOn, days: {}, limits: LIMITS, rules: PLAN_RULES.alcohol };
      const change = getPlanChange(plans, plan, context);
      const keepsLower = keepsLowerGoals(change, isHigher);
      const all = [...plans, { ...plan, keepsLower }];
      const days = Object.fromEntries(
        MONTH.map((date, index) => {
          const goal = getDailyGoal(all, date, LIMITS);
          return [date, { total: amounts[index] ?? null, goal, usage: getDayUsage(all, date) }];
        }),
      );
      const counts = countDays(days, { start: FIRST, today: TODAY }, PRAISE_LIMITS.alcohol);
      expect(counts.open + counts.within + counts.above + counts.filled).toBe(MONTH.length);
      for (const [date, day] of Object.entries(days)) {
        const state = getDayState(day, PRAISE_LIMITS.alcohol);
        if (day.total === ZERO_AMOUNT) expect(state).toBe('none');
        if (isHighDay(day, PRAISE_LIMITS.alcohol)) expect(showsMedals(day, PRAISE_LIMITS.alcohol)).toBe(false);
        // A goal rises only on request or by choice; otherwise the change mentions it.
        const previousDailyGoal = getDailyGoal(plans, date as CalendarDate, LIMITS);
        const isRise =
          date >= plan.savedOn && previousDailyGoal !== null && (day.goal ?? ZERO_AMOUNT) > previousDailyGoal;
        if (isRise) expect(change).not.toBeNull();
      }
    }),
    { numRuns: 1_000 },
  );
});
