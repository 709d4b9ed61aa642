import type { Domain } from '#src/domains/domain.ts';
import { PLAN_RULES, type PlanRules } from '#src/rules/plan/plan-rules.ts';
import type { Site } from './site-row.ts';

/**
 * The plan wizard asks for a stop date (docs/specification.md, section 2, "only when enabled"); a site gives one to no
 * domain that has none.
 */
export function asksStopDate({ key, stopDate }: Domain, site: Pick<Site, 'hasStopDate'> | undefined): boolean {
  return PLAN_RULES[key]?.stopDate === 'asked' && (site?.hasStopDate ?? stopDate);
}

/** The plan rules of a domain as its site has them; null where no plan is made. */
export function planRulesOf(domain: Domain, site: Site | undefined): PlanRules | null {
  const rules = PLAN_RULES[domain.key];
  if (rules?.stopDate !== 'asked') return rules;
  return asksStopDate(domain, site) ? rules : { ...rules, stopDate: 'none' };
}
