import { expect, test } from 'vitest';
import { getDomain } from '#src/domains/index.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { comparePlans, getPlanChange, keepsLowerGoals } from '#src/rules/plan/compare-plans.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import { getPlansInForce } from '#src/rules/plan/plan-history.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import {
  createAmountOrNull,
  type DomainOfDays,
  getCases,
  getGoalRounding,
  type PlanInFile,
  planFrom,
} from './cases.ts';

interface Input {
  domain: DomainOfDays;
  today: CalendarDate;
  days: Record<CalendarDate, string | null>;
  plans: readonly PlanInFile[];
  new: PlanInFile;
  choice: 'lower' | 'higher' | null;
}

interface Expected {
  readonly goals: Readonly<Record<CalendarDate, string>>;
}

test.each(getCases<Input, Expected>('goals-after-change'))('$name', ({ input, expected }) => {
  const { today } = input;
  const limits = getGoalRounding(getDomain(input.domain));
  const [plans, plan] = [input.plans.map(planFrom), planFrom(input.new)];
  const totals = Object.entries(input.days).map(([date, total]) => [date, { total: createAmountOrNull(total) }]);
  const facts = { today, days: Object.fromEntries(totals), limits, rules: PLAN_RULES[input.domain] };
  const change = getPlanChange(plans, plan, facts);
  const saved = { ...plan, keepsLower: keepsLowerGoals(change, input.choice === 'higher') };
  const inForce = getPlansInForce([...plans, saved]);
  const goals = Object.keys(expected.goals).map((date) => {
    const goal = getDailyGoal([...plans, saved], date as CalendarDate, limits);
    // The goals are the same without the plans that are no longer active.
    expect(getDailyGoal(inForce, date as CalendarDate, limits)).toBe(goal);
    return [date, goal === null ? null : toDecimal(goal)];
  });
  const isChoice = change?.answer === 'choice';
  expect({
    answer: change?.answer.replace('asked-for', 'told') ?? 'none',
    chosen: isChoice ? 'lower' : null,
    first_higher: change?.rise.first.date ?? null,
    shown_from: isChoice ? change.shownFrom : null,
    raised: comparePlans(plans, saved, today, limits) !== null,
    goals: Object.fromEntries(goals),
  }).toMatchObject(expected);
});
