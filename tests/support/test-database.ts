import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createPool, type Database } from '#src/cms/db/database.ts';

export const TEMPLATE = 'template_of_tests';

/** Returns the URL of another database on the same server. */
export function toDatabaseUrl(url: string, name: string): string {
  return url.replace(/\/[^/?]*\?/, `/${name}?`);
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates a migrated, empty database; `close` drops it. `url` is `inject('databaseUrl')`. */
export async function makeTestDatabase(url: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin(url, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const databaseUrl = toDatabaseUrl(url, name);
  const { pool, db } = createPool(databaseUrl, () => undefined);
  return {
    pool,
    db,
    direct: pool,
    url: databaseUrl,
    close: async () => {
      await pool.end();
      await admin(url, `drop database ${name} with (force)`);
    },
  };
}
