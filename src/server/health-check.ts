import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Health } from './front/health.ts';
import type { PurgeListener } from './page-cache/purge-listener.ts';

const PATIENCE_MS = 2_000;

/** The newest saved state of any page; throws where the database does not answer in time. */
async function newestRevision(pool: Pool): Promise<string> {
  const slow = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('The database is slow.');
  });
  const asked = pool.query<{ version: string }>('select coalesce(max(vid), 0)::text as version from node_revisions');
  const { rows } = await Promise.race([asked, slow]);
  return rows[0]?.version ?? '0';
}

/** Health of the embedded content system in this process. */
export function embeddedHealth(pool: Pool, listener: PurgeListener): () => Promise<Health> {
  return async () => {
    const jobs = { purges: listener.state() };
    try {
      const contentVersion = await newestRevision(pool);
      return { status: 'ok', database: 'ok', jobs, contentVersion };
    } catch {
      return { status: 'failing', database: 'away', jobs, contentVersion: null };
    }
  };
}

/** Health of a process whose content lives elsewhere: it can always answer, from its cache or with the help lines. */
export const externalHealth = async (): Promise<Health> => ({
  status: 'ok',
  database: 'external',
  jobs: { purges: 'none' },
  contentVersion: null,
});
