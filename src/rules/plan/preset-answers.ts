import type { PlanAnswers } from './answers.ts';
import type { PlanRules } from './plan-rules.ts';

/** Answers that are determined without a question. */
export interface PresetAnswers {
  readonly stopOrReduce?: 'stop';
  readonly immediateOrGradual?: 'gradual';
  readonly goal?: 'all-zero';
}

/**
 * Returns presets of the domain, and consequences of stopping: goals of 0 on every day (docs/specification.md, section
 * 4, "Recovery plan wizard"; docs/product-rules.md, "Rules, last readings").
 */
export function getPresetAnswers(rules: PlanRules, answers: Pick<PlanAnswers, 'stopOrReduce'>): PresetAnswers {
  const stops = rules.stopOrReduce === 'stop' || answers.stopOrReduce === 'stop';
  return {
    ...(rules.stopOrReduce === 'stop' && { stopOrReduce: 'stop' }),
    ...(rules.immediateOrGradual === 'gradual' && { immediateOrGradual: 'gradual' }),
    ...(stops && { goal: 'all-zero' }),
  };
}
