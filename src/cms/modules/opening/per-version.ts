import { eq } from 'drizzle-orm';
import { installation } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';

type System = Pick<ContentSystem, 'database'>;

/** Computes a value once for each content version, which every change of the content increments. */
export function cachePerVersion<T>(work: (system: System) => Promise<T>): (system: System) => Promise<T> {
  const knownByKey = new WeakMap<System['database'], { readonly version: string; readonly value: T }>();
  return async (system) => {
    const { db } = system.database;
    const [row] = await db.select().from(installation).where(eq(installation.key, 'content_version'));
    const version = String(row?.value ?? '');
    const previousState = knownByKey.get(system.database);
    if (previousState?.version === version) return previousState.value;
    const value = await work({ database: system.database });
    knownByKey.set(system.database, { version, value });
    return value;
  };
}
