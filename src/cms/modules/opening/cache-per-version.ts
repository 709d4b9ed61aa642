import { eq } from 'drizzle-orm';
import { installation } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';

type System = Pick<ContentSystem, 'database'>;

/** Computes a value once for each content version, which every change of the content increments. */
export function cachePerContentVersion<T>(work: (system: System) => Promise<T>): (system: System) => Promise<T> {
  const cache = new WeakMap<System['database'], { readonly version: string; readonly value: T }>();
  return async (system) => {
    const { db } = system.database;
    const [row] = await db.select().from(installation).where(eq(installation.key, 'content_version'));
    const version = String(row?.value ?? '');
    const cached = cache.get(system.database);
    if (cached?.version === version) return cached.value;
    const value = await work({ database: system.database });
    cache.set(system.database, { version, value });
    return value;
  };
}
