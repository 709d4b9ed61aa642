import { ZERO_AMOUNT } from '../amounts/amount.ts';
import { createWeek } from '../calendar/week.ts';
import type { Plan } from './plan.ts';
import type { PlanRules } from './plan-rules.ts';
import { getPresetAnswers } from './preset-answers.ts';
import { getWeekOne } from './week-one.ts';

/**
 * Returns a submitted plan as it is saved: the domain's presets replace the sent values, a stop plan has goals of 0, a
 * stop date is stored only if the domain has one, and the Monday of week 1 is computed (docs/specification.md, section
 * 4, "Recovery plan wizard"; docs/product-rules.md, "Plan").
 */
export function completePlan(rules: PlanRules, submitted: Omit<Plan, 'weekOne'>): Plan {
  const forcedAnswers = getPresetAnswers(rules, submitted);
  const stopDate = rules.stopDate === 'asked' ? submitted.stopDate : null;
  return {
    ...submitted,
    stopDate,
    stopOrReduce: forcedAnswers.stopOrReduce ?? submitted.stopOrReduce,
    immediateOrGradual: forcedAnswers.immediateOrGradual ?? submitted.immediateOrGradual,
    target: forcedAnswers.goal === 'all-zero' ? createWeek(() => ZERO_AMOUNT) : submitted.target,
    weekOne: getWeekOne({ savedOn: submitted.savedOn, stopDate }),
  };
}
