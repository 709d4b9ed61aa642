import type { SafetyStep } from '#src/domains/domain.ts';

/** What an answer before registering asks for: nothing, a call that is still to be made, or one that was made. */
export type Danger = 'none' | 'to-call' | 'called';

/** The one thing of this moment in a programme. */
export type TodayStep = 'safety' | 'call' | 'plan' | 'exercise' | 'rest';

export interface SafetyFacts {
  /** The domain's safety step; null where the programme does not hold it. */
  readonly safety: {
    readonly first: SafetyStep['first'];
    readonly isDone: boolean;
    /** It was done, and comes first once more after a long time away. */
    readonly isAgain?: boolean;
  } | null;
  readonly danger: Danger;
}

export interface TodayFacts extends SafetyFacts {
  /** `none`: the domain makes no plan, the 42 days are over, or nobody knows whether there is one. */
  readonly plan: 'none' | 'missing' | 'made';
  readonly isFinished: boolean;
  /** Whether an exercise is open that has no submission. */
  readonly hasExercise: boolean;
}

/** Whether the step about safety comes before everything else (docs/product-rules.md, "Domains and hosts"). */
export function isSafetyFirst({ safety, danger }: SafetyFacts): boolean {
  if (safety?.isAgain) return true;
  if (safety === null || safety.isDone) return false;
  return safety.first === 'everybody' || danger !== 'none';
}

/**
 * The step of today: safety, then the plan, then the exercises. A plan waits for a call that an answer asked for.
 */
export function todayStep(facts: TodayFacts): TodayStep {
  if ((!facts.isFinished || facts.safety?.isAgain) && isSafetyFirst(facts)) return 'safety';
  if (facts.plan === 'missing') return facts.danger === 'to-call' ? 'call' : 'plan';
  return facts.hasExercise ? 'exercise' : 'rest';
}
