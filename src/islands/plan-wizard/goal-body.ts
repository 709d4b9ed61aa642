import type { GoalForm } from '#src/contract/plans.ts';
import { type Amount, getWeekTotal, parseDecimal, toDecimal } from '#src/rules/amounts/amount.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import type { PlanRules } from '#src/rules/plan/plan-rules.ts';
import { getPresetAnswers } from '#src/rules/plan/preset-answers.ts';

const toWire = (week: Week<Amount>): Week<string> => createWeek((weekday) => toDecimal(week[weekday]));

/** Returns the request body of a plan, with the answers that the domain requires; stopping has goals of 0. */
export function toGoalBody(rules: PlanRules, answers: PlanAnswers & { readonly usage: Week<Amount> }): GoalForm {
  const forcedAnswers = getPresetAnswers(rules, answers);
  const { stopDate, usage, goal } = answers;
  const stopOrReduce = forcedAnswers.stopOrReduce ?? answers.stopOrReduce;
  const immediateOrGradual = forcedAnswers.immediateOrGradual ?? answers.immediateOrGradual;
  return {
    ...(stopDate === undefined ? {} : { stopDate }),
    usage: toWire(usage),
    ...(forcedAnswers.goal === 'all-zero' ? { goal: createWeek(() => '0') } : goal ? { goal: toWire(goal) } : {}),
    ...(stopOrReduce === undefined ? {} : { stopOrReduce }),
    ...(immediateOrGradual === undefined ? {} : { immediateOrGradual }),
  };
}

/** Returns true for a reducing user with a first weekly goal that equals the usage. */
export function isGoalUsage({ usage, goal, stopOrReduce }: GoalForm): boolean {
  if (stopOrReduce !== 'reduce' || !goal) return false;
  const getTotal = (week: Week<string>) => getWeekTotal(createWeek((weekday) => parseDecimal(week[weekday])));
  return getTotal(usage) > 0 && getTotal(goal) === getTotal(usage);
}
