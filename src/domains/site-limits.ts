import type { Domain, RegistrationLimits } from './domain.ts';

/** Limits that the site of a domain may set; null for the product's default (docs/specification.md, section 9). */
export interface SiteLimits {
  /** Maximum amount of one day, in units. */
  readonly maximum: number | null;
  /** Amount of one day, in units, from which a hint suggests checking it. */
  readonly checkFrom: number | null;
  /** Number of weeks that the plan view shows at the same time. */
  readonly weeksInGroup: number | null;
}

/** Maximum that a site can set for the amount of a day, in units. */
export const MAX_LIMIT = 1_000;

/** Limits of a site that sets none. */
export const NO_LIMITS: SiteLimits = { maximum: null, checkFrom: null, weeksInGroup: null };

/** Returns the registration of a domain, with the limits of its site; null if it has no registration. */
export function getRegistrationLimits(
  { registration }: Pick<Domain, 'registration'>,
  site: Pick<SiteLimits, 'maximum' | 'checkFrom'> | undefined,
): RegistrationLimits | null {
  if (registration === null) return null;
  const { maximum, checkFrom } = registration;
  return { ...registration, maximum: site?.maximum ?? maximum, checkFrom: site?.checkFrom ?? checkFrom };
}
