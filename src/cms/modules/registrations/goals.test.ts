import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import { anyPlans } from '#src/rules/plan/plan.fixture.ts';
import { getPlanStart } from '#src/rules/plan/week-one.ts';
import { getDailyGoals } from './goals.ts';

const RUN = listDatesBetween('2026-01-05', '2026-08-30');
const saved = fc.nat(200).map((days) => addDays('2026-01-05', days));
/** Some plans retain lower goals, and some have the Monday of the earlier rule. */
const plans = fc.tuple(anyPlans(saved), fc.boolean()).map(([all, isEarlier]) => {
  return isEarlier ? all.map((plan) => ({ ...plan, weekOne: getMonday(getPlanStart(plan)) })) : all;
});

it('the goals of a run of days are those of its days, whatever plans follow each other', () => {
  fc.assert(
    fc.property(plans, fc.constantFrom(0.25, 0.5), (all, goalRounding) => {
      const goals = getDailyGoals(all, RUN, { goalRounding });
      expect([...goals]).toEqual(RUN.map((date) => [date, getDailyGoal(all, date, { goalRounding })]));
    }),
    { numRuns: 60 },
  );
});
