import { expect, test } from 'vitest';
import { getDomain } from '#src/domains/index.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import { type DomainOfDays, getCases, type PlanInFile, planFrom } from './cases.ts';

interface Input {
  domain: DomainOfDays;
  plans: PlanInFile[];
  asked: CalendarDate;
}

test.each(getCases<Input, { goal: string | null }>('daily-goal'))('$name', ({ input, expected }) => {
  const limits = getDomain(input.domain).registration;
  if (!limits) throw new Error(`No registrations in ${input.domain}.`);
  const goal = getDailyGoal(input.plans.map(planFrom), input.asked, limits);
  expect(goal === null ? null : toDecimal(goal)).toBe(expected.goal);
});
