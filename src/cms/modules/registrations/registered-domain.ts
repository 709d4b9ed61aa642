import type { RegistrationLimits } from '#src/domains/domain.ts';
import { limitsOf, type SiteLimits } from '#src/domains/site-limits.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { siteOf } from '../site/site-row.ts';

function found<Limits>(limits: Limits | null): Limits {
  if (limits === null) throw new ApiError(404, 'not-found');
  return limits;
}

/**
 * What the domain of the request registers by its own record: all but what a site may set. One that registers nothing
 * has none of it (section 2).
 */
export const recordOf = ({ var: { domain } }: ApiContext): Omit<RegistrationLimits, keyof SiteLimits> =>
  found(domain.registration);

/** What bounds the praise of a day in the domain of the request. */
export const praiseLimitsOf = ({ var: { domain } }: ApiContext): PraiseLimits =>
  found<PraiseLimits>(PRAISE_LIMITS[domain.key]);

/** What the domain of the request registers, as its site has it. */
export async function limitsHere(c: ApiContext): Promise<RegistrationLimits> {
  recordOf(c);
  const { system, domain } = c.var;
  return found(limitsOf(domain, await siteOf(system.database.db, domain)));
}

/** The date in Amsterdam at the moment of the request. */
export const todayOf = (c: ApiContext): CalendarDate => amsterdamDate(c.var.system.now());
