import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { ACKNOWLEDGE_MS, announcePurge, purgeOnCommit } from '../db/purge.ts';
import { installation } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** Result of a change, and the cache tags that it invalidates. */
export interface ContentChange<T> {
  readonly value: T;
  readonly tags: readonly string[];
}

/**
 * Runs a change of content in one transaction, increments the content version, and notifies every process of the tags
 * to purge: at the commit, so that a crash leaves no stale page behind, and again to collect acknowledgements. Resolves
 * when no process serves the old content. If the database became unreachable after the commit, the processes have lost
 * their cache leases as well.
 */
export async function changeContent<T>(
  { database }: Pick<ContentSystem, 'database'>,
  work: (tx: Transaction) => Promise<ContentChange<T>>,
): Promise<T> {
  const id = randomUUID();
  const { value, tags } = await database.db.transaction(async (tx) => {
    const change = await work(tx);
    await tx
      .insert(installation)
      .values({ key: 'content_version', value: 1 })
      .onConflictDoUpdate({
        target: installation.key,
        set: { value: sql`to_jsonb((${installation.value} #>> '{}')::bigint + 1)` },
      });
    const tags = [...new Set(change.tags)];
    await purgeOnCommit(tx, tags, id);
    return { value: change.value, tags };
  });
  if (!database.isRolledBack) await announcePurge(database.direct, tags, id).catch(() => sleep(ACKNOWLEDGE_MS));
  return value;
}
