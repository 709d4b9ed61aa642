import type { Domain, DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { ApiError } from '../../http/api-error.ts';

/** Programmes that have nurses, by the id in calls and paths. */
export const NURSE_PROGRAMMES: ReadonlyMap<string, Domain> = new Map(
  DOMAINS.filter(({ variant }) => variant === 'self-help').flatMap((domain) =>
    domain.programme === null ? [] : [[domain.programme, domain] as const],
  ),
);

/** Returns the domain of a programme id; responds with 404 for any other value. */
export function getProgrammeDomain(programme: string): DomainKey {
  const domain = NURSE_PROGRAMMES.get(programme);
  if (!domain) throw new ApiError(404, 'not-found');
  return domain.key;
}
