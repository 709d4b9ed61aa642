import type { SafetyStep } from '#src/domains/domain.ts';

/** Required call after an answer before registration: none, open, or made. */
export type Danger = 'none' | 'to-call' | 'called';

/** The current step of a programme. */
export type TodayStep = 'safety' | 'call' | 'plan' | 'exercise' | 'rest';

export interface SafetyFacts {
  /** The domain's safety step; null if the programme has none. */
  readonly safety: {
    readonly first: SafetyStep['first'];
    readonly isDone: boolean;
    /** True for a completed step that has to be repeated first after a long absence. */
    readonly isAgain?: boolean;
  } | null;
  readonly danger: Danger;
}

export interface TodayFacts extends SafetyFacts {
  /** `none`: the domain has no plan, the 42 days are over, or the plan is unknown. */
  readonly plan: 'none' | 'missing' | 'made';
  readonly isFinished: boolean;
  /** True if an open exercise has no submission. */
  readonly hasExercise: boolean;
}

/** Returns true if the safety step is the first step (docs/product-rules.md, "Domains and hosts"). */
export function isSafetyFirst({ safety, danger }: SafetyFacts): boolean {
  if (safety?.isAgain) return true;
  if (safety === null || safety.isDone) return false;
  return safety.first === 'everybody' || danger !== 'none';
}

/**
 * Returns the step of today: safety, then the plan, then the exercises. If an answer requires a call, the plan follows
 * after it.
 */
export function selectTodayStep(facts: TodayFacts): TodayStep {
  if ((!facts.isFinished || facts.safety?.isAgain) && isSafetyFirst(facts)) return 'safety';
  if (facts.plan === 'missing') return facts.danger === 'to-call' ? 'call' : 'plan';
  return facts.hasExercise ? 'exercise' : 'rest';
}
