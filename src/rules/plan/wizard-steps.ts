import type { PlanAnswers } from './answers.ts';
import { findGoalTotalError } from './goal-total.ts';
import { isHighUsage } from './high-usage.ts';
import type { PlanRules } from './plan-rules.ts';
import { getPresetAnswers } from './preset-answers.ts';

export type PlanStep =
  | 'stop-date'
  | 'usage'
  | 'stop-or-reduce'
  | 'gradual-info'
  | 'goal'
  | 'immediate-or-gradual'
  | 'buddy'
  | 'done';

/** Facts besides the answers that determine the steps of the wizard. */
export interface PlanCircumstances {
  readonly hasBuddy: boolean;
  /** True if the deployment enables a stop date, in a domain that supports it. */
  readonly stopDateEnabled: boolean;
}

/**
 * Returns the steps of this user's wizard in order, as far as the answers determine them (docs/specification.md,
 * section 2; section 4).
 */
export function listPlanSteps(
  rules: PlanRules,
  answers: PlanAnswers,
  circumstances: PlanCircumstances,
): readonly PlanStep[] {
  const stopOrReduce = getPresetAnswers(rules, answers).stopOrReduce ?? answers.stopOrReduce;
  const steps: PlanStep[] = [];
  if (circumstances.stopDateEnabled && rules.stopDate === 'asked') steps.push('stop-date');
  steps.push('usage');
  if (rules.stopOrReduce === 'asked') steps.push('stop-or-reduce');
  if (stopOrReduce === 'stop' && rules.immediateOrGradual === 'gradual') steps.push('gradual-info');
  if (stopOrReduce === 'reduce') steps.push('goal');
  if (rules.immediateOrGradual === 'asked') steps.push('immediate-or-gradual');
  if (!circumstances.hasBuddy) steps.push('buddy');
  return [...steps, 'done'];
}

const ANSWERED: Record<PlanStep, (answers: PlanAnswers) => boolean> = {
  'stop-date': ({ stopDate }) => stopDate !== undefined,
  usage: ({ usage }) => usage !== undefined,
  'stop-or-reduce': ({ stopOrReduce }) => stopOrReduce !== undefined,
  'gradual-info': ({ gradualInfoSeen }) => gradualInfoSeen === true,
  goal: ({ usage, goal }) => usage !== undefined && goal !== undefined && findGoalTotalError(usage, goal) === null,
  'immediate-or-gradual': ({ immediateOrGradual }) => immediateOrGradual !== undefined,
  buddy: ({ buddy }) => buddy !== undefined,
  done: () => false,
};

/** Returns the step to show: the first unanswered one. While the popup is open, the step after it is closed. */
export function getNextPlanStep(rules: PlanRules, answers: PlanAnswers, circumstances: PlanCircumstances): PlanStep {
  return listPlanSteps(rules, answers, circumstances).find((step) => !ANSWERED[step](answers)) ?? 'done';
}

/** Returns the popup over the wizard, until it is closed (docs/specification.md, section 4, "Recovery plan wizard"). */
export function getPlanPopup(rules: PlanRules, answers: PlanAnswers): 'high-usage-warning' | null {
  const { usage, highUsageClosed = false } = answers;
  if (!usage || !rules.highUsage || highUsageClosed) return null;
  return isHighUsage(usage, rules.highUsage) ? 'high-usage-warning' : null;
}
