import { NOTHING } from '../amounts/amount.ts';
import { weekOf } from '../calendar/week.ts';
import { forcedAnswers } from './forced-answers.ts';
import type { Plan } from './plan.ts';
import type { PlanRules } from './plan-rules.ts';

/**
 * A submitted plan as it is saved: what the domain forces replaces what was sent, a stop plan has goals of 0, and a
 * stop date is kept only where the domain has one (section 4, "Recovery plan wizard"; decisions, "Plan").
 */
export function settlePlan(rules: PlanRules, submitted: Plan): Plan {
  const forced = forcedAnswers(rules, submitted);
  return {
    ...submitted,
    stopDate: rules.stopDate === 'asked' ? submitted.stopDate : null,
    stopOrReduce: forced.stopOrReduce ?? submitted.stopOrReduce,
    immediateOrGradual: forced.immediateOrGradual ?? submitted.immediateOrGradual,
    target: forced.goal === 'all-zero' ? weekOf(() => NOTHING) : submitted.target,
  };
}
