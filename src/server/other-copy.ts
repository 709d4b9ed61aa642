import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { currentUser } from '#src/contract/current-user.ts';
import { isRecord, wholeNumber } from '#src/contract/wire.ts';
import { DEFAULT_LANGUAGE, type Domain } from '#src/domains/domain.ts';
import { domainOf } from '#src/domains/index.ts';
import { makeClient } from '#src/http/client.ts';
import { HEALTH_PATH } from './front/health.ts';
import type { ReadStaff } from './front/staff.ts';
import { staffRoleOf } from './staff-sessions.ts';

/** Reads the content version of the copy of the product at that address; null where it does not say one. */
export const readVersion =
  (base: string, fetchFrom: typeof fetch) =>
  async (signal: AbortSignal): Promise<number | null> => {
    const answer = await fetchFrom(new URL(HEALTH_PATH, base), { signal });
    const health: unknown = await answer.json();
    return answer.ok && isRecord(health) ? wholeNumber(health.contentVersion) : null;
  };

/** Reads the sessions of staff in the copy of the product that keeps them. */
export const staffElsewhere =
  (baseOf: (domain: Domain) => string, fetchFrom: typeof fetch): ReadStaff =>
  async ({ cookie, host, isSecure, domain }) => {
    const headers = { cookie, 'x-forwarded-host': host, 'x-forwarded-proto': isSecure ? 'https' : 'http' };
    const client = makeClient({
      base: baseOf(domainOf(domain)),
      language: DEFAULT_LANGUAGE,
      fetch: fetchFrom,
      backend: BACK_ENDS.embedded,
      headers,
    });
    const user = await client.call(currentUser);
    if (!user.ok || !user.value.hasSecondFactor) return null;
    const role = staffRoleOf(user.value.role);
    return role ? { role } : null;
  };
