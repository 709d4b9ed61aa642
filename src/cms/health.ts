import type { Database } from './db/database.ts';

export interface ContentHealth {
  readonly database: 'up' | 'down';
  /** Counts every change of content; null while the database is away or nothing was ever loaded. */
  readonly contentVersion: number | null;
}

const LIMIT_MS = 2_000;

/** Whether the database answers, and how often its content has changed. Never throws and never waits long. */
export async function contentHealth({ pool }: Pick<Database, 'pool'>): Promise<ContentHealth> {
  const query = "select (value #>> '{}')::int as version from installation where key = 'content_version'";
  const asked = pool.query<{ version: number }>(query).then(
    ({ rows }): ContentHealth => ({ database: 'up', contentVersion: rows[0]?.version ?? null }),
    (): ContentHealth => ({ database: 'down', contentVersion: null }),
  );
  const late = new Promise<ContentHealth>((resolve) => {
    setTimeout(resolve, LIMIT_MS, { database: 'down', contentVersion: null }).unref();
  });
  return Promise.race([asked, late]);
}
