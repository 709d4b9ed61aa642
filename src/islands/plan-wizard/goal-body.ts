import type { GoalForm } from '#src/contract/plans.ts';
import { type Amount, parseDecimal, toDecimal, weekTotal } from '#src/rules/amounts/amount.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import { forcedAnswers } from '#src/rules/plan/forced-answers.ts';
import type { PlanRules } from '#src/rules/plan/plan-rules.ts';

const toWire = (week: Week<Amount>): Week<string> => createWeek((weekday) => toDecimal(week[weekday]));

/** Returns the request body of a plan, with the answers that the domain requires; stopping has goals of 0. */
export function toGoalBody(rules: PlanRules, answers: PlanAnswers & { readonly usage: Week<Amount> }): GoalForm {
  const forced = forcedAnswers(rules, answers);
  const { stopDate, usage, goal } = answers;
  const stopOrReduce = forced.stopOrReduce ?? answers.stopOrReduce;
  const immediateOrGradual = forced.immediateOrGradual ?? answers.immediateOrGradual;
  return {
    ...(stopDate === undefined ? {} : { stopDate }),
    usage: toWire(usage),
    ...(forced.goal === 'all-zero' ? { goal: createWeek(() => '0') } : goal ? { goal: toWire(goal) } : {}),
    ...(stopOrReduce === undefined ? {} : { stopOrReduce }),
    ...(immediateOrGradual === undefined ? {} : { immediateOrGradual }),
  };
}

/** Returns true for a reducing user with a first weekly goal that equals the usage. */
export function isGoalUsage({ usage, goal, stopOrReduce }: GoalForm): boolean {
  if (stopOrReduce !== 'reduce' || !goal) return false;
  const total = (week: Week<string>) => weekTotal(createWeek((weekday) => parseDecimal(week[weekday])));
  return total(usage) > 0 && total(goal) === total(usage);
}
