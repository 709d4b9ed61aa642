import type { Pool } from 'pg';
import { contentHealth } from '#src/cms/health.ts';
import type { Health } from './front/health.ts';
import type { PurgeListener } from './page-cache/purge-listener.ts';

/** Health of the embedded content system in this process. */
export function embeddedHealth(pool: Pool, listener: PurgeListener): () => Promise<Health> {
  return async () => {
    const { database, contentVersion } = await contentHealth({ pool });
    const isUp = database === 'up';
    return {
      status: isUp ? 'ok' : 'failing',
      database: isUp ? 'ok' : 'away',
      jobs: { purges: listener.state() },
      contentVersion: contentVersion === null ? null : String(contentVersion),
    };
  };
}

/** Health of a process whose content lives elsewhere: it can always answer, from its cache or with the help lines. */
export const externalHealth = async (): Promise<Health> => ({
  status: 'ok',
  database: 'external',
  jobs: { purges: 'none' },
  contentVersion: null,
});
