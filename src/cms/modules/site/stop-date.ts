import { eq } from 'drizzle-orm';
import type { Domain } from '#src/domains/domain.ts';
import { PLAN_RULES, type PlanRules } from '#src/rules/plan/plan-rules.ts';
import type { Orm } from '../../db/database.ts';
import { sites } from '../../db/schema/index.ts';

type Site = Pick<typeof sites.$inferSelect, 'hasStopDate'>;

/** The plan wizard asks for a stop date (section 2, "only when enabled"); a site gives one to no domain that has none. */
export function asksStopDate({ key, stopDate }: Domain, site: Site | undefined): boolean {
  return PLAN_RULES[key]?.stopDate === 'asked' && (site?.hasStopDate ?? stopDate);
}

/** The plan rules of a domain as its site has them; null where no plan is made. */
export async function planRulesOf(db: Orm, domain: Domain): Promise<PlanRules | null> {
  const rules = PLAN_RULES[domain.key];
  if (rules?.stopDate !== 'asked') return rules;
  const [site] = await db.select({ hasStopDate: sites.hasStopDate }).from(sites).where(eq(sites.domain, domain.key));
  return asksStopDate(domain, site) ? rules : { ...rules, stopDate: 'none' };
}
