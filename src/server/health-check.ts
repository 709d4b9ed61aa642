import type { Database } from '#src/cms/db/database.ts';
import { contentHealth } from '#src/cms/health.ts';
import type { Health } from './front/health.ts';
import type { PurgeListener } from './page-cache/purge-listener.ts';

/** Health of the embedded content system in this process. */
export function embeddedHealth(database: Database, listener: PurgeListener): () => Promise<Health> {
  return async () => {
    const content = await contentHealth(database);
    const status = content.database === 'up' ? 'ok' : 'failing';
    return { status, ...content, jobs: { purges: listener.state() } };
  };
}

/** Health of a process whose content lives elsewhere: it can always answer, from its cache or with the help lines. */
export const externalHealth = async (): Promise<Health> => ({
  status: 'ok',
  database: 'external',
  jobs: { purges: 'none' },
  contentVersion: null,
});
