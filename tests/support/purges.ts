import { expect } from 'vitest';
import { PURGE_CHANNEL, readPurge } from '#src/cms/db/purge.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';

/** Returns the cache tags that `work` purges in all processes, in order and without duplicates. */
export async function collectPurges(
  { database }: ContentSystem,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const client = await database.pool.connect();
  const received: string[] = [];
  client.on('notification', ({ payload }) => received.push(...readPurge(payload).tags));
  await client.query(`listen ${PURGE_CHANNEL}`);
  await work();
  const mark = crypto.randomUUID();
  await database.pool.query('select pg_notify($1, $2)', [PURGE_CHANNEL, JSON.stringify({ tags: [mark] })]);
  await expect
    .poll(async () => {
      await client.query('select 1');
      return received.includes(mark);
    })
    .toBe(true);
  client.release(true);
  return [...new Set(received)].filter((tag) => tag !== mark).sort();
}
