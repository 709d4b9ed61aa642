import type { DomainKey } from '../../domains/domain.ts';

/** Threshold of weekly usage for a warning; amounts in units (docs/specification.md, section 9, "Alcohol warning"). */
export interface HighUsageLimits {
  readonly weekTotal: number;
  /** Minimum number of weekdays at or above `dayFrom`. */
  readonly days: number;
  /** Usage of a day that counts. In a week of seven days the total is reached first (docs/product-rules.md, "Plan"). */
  readonly dayFrom: number;
}

/** Steady heavy use; amounts in units. */
export interface SteadyUse {
  readonly dayFrom: number;
  /** Minimum number of such days among the last fourteen whole days. */
  readonly days: number;
  /** Minimum number of such weekdays in a plan's usage. */
  readonly weekdays: number;
}

/** Presets, questions and warnings of a plan wizard (docs/specification.md, section 4, "Recovery plan wizard"). */
export interface PlanRules {
  /** `stop` if it is the only answer of the domain, which then shows no question. */
  readonly stopOrReduce: 'asked' | 'stop';
  readonly immediateOrGradual: 'asked' | 'gradual';
  readonly stopDate: 'asked' | 'none';
  readonly highUsage: HighUsageLimits | null;
  /** Usage that may cause dependence; null if stopping immediately is not dangerous. CHECK: a clinician decides it. */
  readonly steadyUse: SteadyUse | null;
}

const ASKS_ALL: PlanRules = {
  stopOrReduce: 'asked',
  immediateOrGradual: 'asked',
  stopDate: 'none',
  highUsage: null,
  steadyUse: null,
};

/** The plan rules of each domain; null for a domain without plans. */
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
