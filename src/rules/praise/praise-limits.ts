import type { DomainKey } from '../../domains/domain.ts';
import { PLAN_RULES } from '../plan/plan-rules.ts';

/** Limits for the praise of a day in a domain; amounts in units. */
export interface PraiseLimits {
  /** General advice; null if there is none: then every goal below the start may be praised. */
  readonly guideline: { readonly dayTo: number; readonly reason: string } | null;
  /** Amount above which a day is never praised; null if there is no such amount. */
  readonly highDay: number | null;
}

/**
 * The praise of each domain; null in a domain without registration. CHECK: a clinician confirms the guidelines of 0,
 * and that gambling has none.
 */
export const PRAISE_LIMITS = {
  alcohol: {
    guideline: {
      dayTo: 1,
      reason: 'Gezondheidsraad 2015, Richtlijnen goede voeding: geen alcohol, of hooguit één glas per dag.',
    },
    highDay: PLAN_RULES.alcohol.highUsage.dayFrom,
  },
  tobacco: { guideline: { dayTo: 0, reason: 'No number of cigarettes is without harm.' }, highDay: null },
  gambling: { guideline: null, highDay: null },
  cannabis: { guideline: { dayTo: 0, reason: 'There is no advised amount of cannabis.' }, highDay: null },
  cocaine: { guideline: { dayTo: 0, reason: 'There is no advised amount of cocaine.' }, highDay: null },
  'close-ones': null,
  guided: null,
} as const satisfies Record<DomainKey, PraiseLimits | null>;
