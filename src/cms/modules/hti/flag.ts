import { eq } from 'drizzle-orm';
import type { HtiConfig } from '#src/config/accounts.ts';
import { sites } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';

/** Responds with 404 if this domain's HTI flag is off. */
export async function assertHtiEnabled(c: ApiContext): Promise<void> {
  const { system, domain } = c.var;
  const [site] = await system.database.db.select().from(sites).where(eq(sites.domain, domain.key));
  if (!site?.hasHti) throw new ApiError(404, 'not-found');
}

/** Returns the configuration of the launching portal; responds with 404 if there is none. */
export async function requireLaunchConfig(c: ApiContext): Promise<HtiConfig> {
  await assertHtiEnabled(c);
  const { hti } = c.var.system.config.accounts;
  if (hti === null) throw new ApiError(404, 'not-found');
  return hti;
}
