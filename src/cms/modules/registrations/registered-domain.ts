import type { RegistrationLimits } from '#src/domains/domain.ts';
import { getRegistrationLimits, type SiteLimits } from '#src/domains/site-limits.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { toUserDate } from '#src/rules/calendar/user-date.ts';
import { isHighPlan } from '#src/rules/plan/lower-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { findPlanForDay } from '#src/rules/plan/plan-history.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ApiVariables } from '../../http/request.ts';
import type { User } from '../../identity/find-user.ts';
import { findStoredSite } from '../site/site-row.ts';

/** Part of a request that determines a domain: that of its host, or of the participant whom a link belongs to. */
export interface DomainContext {
  readonly var: Pick<ApiVariables, 'domain'>;
}

/** DomainContext with the content system. */
export interface SystemContext {
  readonly var: Pick<ApiVariables, 'domain' | 'system'>;
}

function requireLimits<Limits>(limits: Limits | null): Limits {
  if (limits === null) throw new ApiError(404, 'not-found');
  return limits;
}

/**
 * Returns the registration settings of the request's domain from its built-in record, except those that a site may
 * override. Responds with not found for a domain without registration (docs/specification.md, section 2).
 */
export const getDomainRegistration = ({ var: { domain } }: DomainContext): Omit<RegistrationLimits, keyof SiteLimits> =>
  requireLimits(domain.registration);

/** Returns the limits of praise for a day in the request's domain. */
export const getPraiseLimits = ({ var: { domain } }: DomainContext): PraiseLimits =>
  requireLimits<PraiseLimits>(PRAISE_LIMITS[domain.key]);

/** Returns true if the plan of a day is at or above the domain's warning. */
export function isHighPlanDay({ var: { domain } }: DomainContext, plans: readonly Plan[], day: CalendarDate): boolean {
  const [rules, plan] = [PLAN_RULES[domain.key], findPlanForDay(plans, day)];
  return rules !== null && plan !== null && isHighPlan(plan, rules);
}

/** Returns the registration settings of the request's domain, with those of its site. */
export async function readRegistrationLimits(c: SystemContext): Promise<RegistrationLimits> {
  getDomainRegistration(c);
  const { system, domain } = c.var;
  return requireLimits(getRegistrationLimits(domain, await findStoredSite(system.database.db, domain)));
}

/** Returns the last day that can be registered: the calendar date, also if the user's day continues past midnight. */
export const getLastOpenDay = (c: SystemContext): CalendarDate => getAmsterdamDate(c.var.system.now());

/** Returns the user's current day, which continues after midnight until the hour that they chose. */
export const getUserDay = (
  { now }: Pick<ContentSystem, 'now'>,
  { dayStartsAt, registrationsStart }: Pick<User, 'dayStartsAt' | 'registrationsStart'>,
): CalendarDate => toUserDate(now(), dayStartsAt, registrationsStart as CalendarDate);
