import type { Domain } from '#src/domains/domain.ts';
import { PLAN_RULES, type PlanRules } from '#src/rules/plan/plan-rules.ts';
import type { StoredSite } from './site-row.ts';

/**
 * Returns true if the plan wizard has a stop date (docs/specification.md, section 2, "only when enabled"); a site can
 * enable it only in a domain that supports it.
 */
export function offersStopDate({ key, stopDate }: Domain, site: Pick<StoredSite, 'hasStopDate'> | undefined): boolean {
  return PLAN_RULES[key]?.stopDate === 'asked' && (site?.hasStopDate ?? stopDate);
}

/** Returns the plan rules of a domain with its site's settings; null for a domain without plans. */
export function getPlanRules(domain: Domain, site: StoredSite | undefined): PlanRules | null {
  const rules = PLAN_RULES[domain.key];
  if (rules?.stopDate !== 'asked') return rules;
  return offersStopDate(domain, site) ? rules : { ...rules, stopDate: 'none' };
}
