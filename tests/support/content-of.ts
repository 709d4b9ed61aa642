import { makePool } from '#src/cms/db/database.ts';
import { placeOf } from '#src/cms/db/embedded/place.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';

/** Lets an administrator's function loose on the database of a running product. */
export async function inContentOf<T>(
  { dataDir }: { readonly dataDir: string },
  use: (system: ContentSystem) => Promise<T>,
): Promise<T> {
  const { pool, db } = makePool(placeOf(dataDir).url, () => undefined);
  const database = { pool, db, url: '', close: () => pool.end() };
  try {
    const config = { dataDir, publicProtocol: 'http', maintenance: false } as const;
    return await use({ database, config, now: () => new Date(), log: () => undefined });
  } finally {
    await pool.end();
  }
}
