import { expect, test } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import { domainOf } from '#src/domains/index.ts';
import { amountOf, decimalOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { type Week, weekOf } from '#src/rules/calendar/week.ts';
import { dailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { ImmediateOrGradual, Plan, StopOrReduce } from '#src/rules/plan/plan.ts';
import { casesOf } from './cases.ts';

interface PlanInFile {
  usage: Week<string>;
  target: Week<string>;
  stopOrReduce: StopOrReduce;
  immediate_or_gradual: ImmediateOrGradual;
  saved_on: CalendarDate;
  stop_date: CalendarDate | null;
}
interface Input {
  domain: DomainKey;
  plans: PlanInFile[];
  asked: CalendarDate;
}

const planOf = (plan: PlanInFile): Plan => ({
  savedOn: plan.saved_on,
  stopDate: plan.stop_date,
  usage: weekOf((weekday) => amountOf(plan.usage[weekday])),
  target: weekOf((weekday) => amountOf(plan.target[weekday])),
  stopOrReduce: plan.stopOrReduce,
  immediateOrGradual: plan.immediate_or_gradual,
});

test.each(casesOf<Input, { goal: string | null }>('daily-goal'))('$name', ({ input, expected }) => {
  const limits = domainOf(input.domain).registration;
  if (!limits) throw new Error(`No registrations in ${input.domain}.`);
  const goal = dailyGoal(input.plans.map(planOf), input.asked, limits);
  expect(goal === null ? null : decimalOf(goal)).toBe(expected.goal);
});
