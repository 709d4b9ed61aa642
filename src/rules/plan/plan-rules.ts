import type { DomainKey } from '../../domains/domain.ts';

/**
 * When the weekly usage is high enough for a warning; amounts in units (docs/specification.md, section 9, "Alcohol
 * warning").
 */
export interface HighUsageLimits {
  readonly weekTotal: number;
  /** At least this many days … */
  readonly days: number;
  /** … at or above this. In a week of seven days the total fires first (docs/product-rules.md, "Plan"). */
  readonly dayFrom: number;
}

/** Heavy use that is steady; amounts in units. */
export interface SteadyUse {
  readonly dayFrom: number;
  /** At least so many of the last fourteen whole days, */
  readonly days: number;
  /** or so many weekdays of the usage of a plan. */
  readonly weekdays: number;
}

/**
 * What the plan wizard of a domain presets, asks and warns about (docs/specification.md, section 4, "Recovery plan
 * wizard").
 */
export interface PlanRules {
  /** The answer that is not asked because the domain has only one. */
  readonly stopOrReduce: 'asked' | 'stop';
  readonly immediateOrGradual: 'asked' | 'gradual';
  readonly stopDate: 'asked' | 'none';
  readonly highUsage: HighUsageLimits | null;
  /** The use that a body may be used to; null where stopping at once is no danger. CHECK: a clinician decides it. */
  readonly steadyUse: SteadyUse | null;
}

const ASKS_ALL: PlanRules = {
  stopOrReduce: 'asked',
  immediateOrGradual: 'asked',
  stopDate: 'none',
  highUsage: null,
  steadyUse: null,
};

/** The plan rules of each domain; null where no plan is made. */
export const PLAN_RULES = {
  alcohol: {
    ...ASKS_ALL,
    immediateOrGradual: 'gradual',
    highUsage: { weekTotal: 28, days: 8, dayFrom: 8 },
    steadyUse: { dayFrom: 6, days: 7, weekdays: 4 },
  },
  tobacco: { ...ASKS_ALL, stopOrReduce: 'stop', stopDate: 'asked' },
  gambling: ASKS_ALL,
  cannabis: ASKS_ALL,
  cocaine: ASKS_ALL,
  'close-ones': null,
  guided: null,
} as const satisfies Record<DomainKey, PlanRules | null>;
