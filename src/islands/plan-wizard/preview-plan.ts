import { ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import { completePlan } from '#src/rules/plan/complete-plan.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { getPresetAnswers } from '#src/rules/plan/preset-answers.ts';
import type { WizardContext } from './wizard-state.ts';

const NO_WEEK = createWeek(() => ZERO_AMOUNT);

/** Returns the plan of the answers so far, as if saved today. */
export function toPreviewPlan({ rules, today }: Pick<WizardContext, 'rules' | 'today'>, answers: PlanAnswers): Plan {
  const forcedAnswers = getPresetAnswers(rules, answers);
  return completePlan(rules, {
    savedOn: today,
    stopDate: answers.stopDate ?? null,
    usage: answers.usage ?? NO_WEEK,
    target: answers.goal ?? NO_WEEK,
    stopOrReduce: forcedAnswers.stopOrReduce ?? answers.stopOrReduce ?? 'stop',
    immediateOrGradual: forcedAnswers.immediateOrGradual ?? answers.immediateOrGradual ?? 'gradual',
  });
}
