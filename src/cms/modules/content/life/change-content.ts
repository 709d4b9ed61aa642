import { sql } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { announcePurge } from '../../../db/purge.ts';
import { installation } from '../../../db/schema/index.ts';
import type { ContentSystem } from '../../../http/content-system.ts';

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** What a change gives back, and the tags of the answers that it made untrue. */
export interface Change<T> {
  readonly value: T;
  readonly tags: readonly string[];
}

/**
 * Runs a change of content in one transaction, counts the content's version up, and tells every process what to
 * forget. Resolves when no process answers with what was before.
 */
export async function changeContent<T>(
  { database }: Pick<ContentSystem, 'database'>,
  work: (tx: Transaction) => Promise<Change<T>>,
): Promise<T> {
  const { value, tags } = await database.db.transaction(async (tx) => {
    const change = await work(tx);
    await tx
      .insert(installation)
      .values({ key: 'content_version', value: 1 })
      .onConflictDoUpdate({
        target: installation.key,
        set: { value: sql`to_jsonb((${installation.value} #>> '{}')::bigint + 1)` },
      });
    return change;
  });
  if (tags.length > 0) await announcePurge(database.pool, [...new Set(tags)]);
  return value;
}
