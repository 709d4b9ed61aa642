import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { addDays, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { weekOf } from '#src/rules/calendar/week.ts';
import { dailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { goalsOf } from './goals.ts';

const RUN = datesBetween('2026-01-05', '2026-08-30');
const amount = fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths as Amount);
const week = fc.array(amount, { minLength: 7, maxLength: 7 }).map((amounts) => {
  const rest = [...amounts];
  return weekOf(() => rest.pop() ?? (0 as Amount));
});
const plan = fc
  .record({
    savedAfter: fc.nat(200),
    stopAfter: fc.option(fc.nat(14)),
    usage: week,
    target: week,
    stopOrReduce: fc.constantFrom('stop' as const, 'reduce' as const),
    immediateOrGradual: fc.constantFrom('immediate' as const, 'gradual' as const),
  })
  .map(({ savedAfter, stopAfter, ...same }): Plan => {
    const savedOn = addDays('2026-01-05', savedAfter);
    return { ...same, savedOn, stopDate: stopAfter === null ? null : addDays(savedOn, stopAfter) };
  });
const plans = fc.array(plan, { maxLength: 4 }).map((all) => all.sort((a, b) => a.savedOn.localeCompare(b.savedOn)));

it('the goals of a run of days are those of its days, whatever plans follow each other', () => {
  fc.assert(
    fc.property(plans, fc.constantFrom(0.25, 0.5), (all, goalRounding) => {
      const goals = goalsOf(all, RUN, { goalRounding });
      expect([...goals]).toEqual(RUN.map((date) => [date, dailyGoal(all, date, { goalRounding })]));
    }),
    { numRuns: 60 },
  );
});
