import { createPool } from '#src/cms/db/database.ts';
import { getEmbeddedPaths } from '#src/cms/db/embedded/paths.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { createSystem } from '#src/cms/system.ts';
import { readConfig } from '#src/config.ts';

/** Runs a function as an administrator on the database of a running product. */
export async function withContentSystem<T>(
  { dataDir, environment = {} }: { readonly dataDir: string; readonly environment?: Readonly<Record<string, string>> },
  use: (system: ContentSystem) => Promise<T>,
): Promise<T> {
  const url = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL ?? getEmbeddedPaths(dataDir).url;
  const { pool, db } = createPool(url, () => undefined);
  const database = { pool, db, direct: pool, url, close: () => pool.end() };
  const system = createSystem({ database, config: readConfig({ DATA_DIR: dataDir, ...environment }) });
  try {
    return await use(system);
  } finally {
    await system.jobs.close();
    await pool.end();
  }
}
