import { eq, type SQL, sql } from 'drizzle-orm';
import type { Domain } from '#src/domains/domain.ts';
import { NO_LIMITS, type SiteLimits } from '#src/domains/site-limits.ts';
import type { Orm } from '../../db/orm.ts';
import { sites } from '../../db/schema/index.ts';

export type StoredSite = typeof sites.$inferSelect;

/** Finds an administrator's settings for the site of a domain; undefined if there are none. */
export async function findStoredSite(db: Orm, { key }: Pick<Domain, 'key'>): Promise<StoredSite | undefined> {
  const [site] = await db.select().from(sites).where(eq(sites.domain, key));
  return site;
}

/** Returns the registration limits that a site may override. */
export function getSiteLimits(site: StoredSite | undefined): SiteLimits {
  if (!site) return NO_LIMITS;
  const { maximum, checkFrom, weeksInGroup } = site;
  return { maximum, checkFrom, weeksInGroup };
}

/**
 * Returns SQL for the maximum amount of a domain, as in `getRegistrationLimits`, for a statement that checks it on
 * writing.
 */
export const selectMaximum = ({ key, registration }: Pick<Domain, 'key' | 'registration'>): SQL =>
  sql`coalesce((select ${sites.maximum} from ${sites} where ${sites.domain} = ${key}), ${registration?.maximum ?? 0})`;
