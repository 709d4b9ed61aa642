import type { Database } from './db/database.ts';

export interface ContentHealth {
  readonly database: 'up' | 'down';
  /** Number incremented by every change of content; null while the database is unreachable or without content. */
  readonly contentVersion: number | null;
}

const LIMIT_MS = 2_000;

/** Checks the free disk space of the database by a sort that does not fit in memory; stores nothing. */
const QUERY = `
  set transaction read write;
  set local work_mem = '64kB';
  select max(place) from (
    select row_number() over (order by repeat(md5(one::text), 16)) as place from generate_series(1, 600) as one
  ) as sorted;
  select (value #>> '{}')::int as version from installation where key = 'content_version'`;

type Answers = readonly { readonly rows: readonly { readonly version: number }[] }[];

/** Returns whether the database answers and can be written to, and its content version. Never throws or waits long. */
export async function readContentHealth({ pool }: Pick<Database, 'pool'>): Promise<ContentHealth> {
  const pending = pool.query(QUERY).then(
    (answers: unknown): ContentHealth => {
      const version = (answers as Answers).at(-1)?.rows[0]?.version;
      return { database: 'up', contentVersion: version ?? null };
    },
    (): ContentHealth => ({ database: 'down', contentVersion: null }),
  );
  const late = new Promise<ContentHealth>((resolve) => {
    setTimeout(resolve, LIMIT_MS, { database: 'down', contentVersion: null }).unref();
  });
  return Promise.race([pending, late]);
}
