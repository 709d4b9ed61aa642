import { eq } from 'drizzle-orm';
import { NO_PROVIDER, type Provider } from '#src/domains/provider.ts';
import type { Orm } from '../db/orm.ts';
import { installation } from '../db/schema/index.ts';

export const PROVIDER_KEY = 'provider';

/** Loads the provider of this installation, a single record for all its sites. */
export async function loadProvider(db: Pick<Orm, 'select'>): Promise<Provider> {
  const [row] = await db.select().from(installation).where(eq(installation.key, PROVIDER_KEY));
  return { ...NO_PROVIDER, ...(row?.value as Partial<Provider> | undefined) };
}
