import { inArray } from 'drizzle-orm';
import type pg from 'pg';
import { PERSONAL_DATA } from '../../compose.ts';
import { createPool } from '../../db/database.ts';
import { erasures, users } from '../../db/schema/index.ts';
import { deleteUserRows } from '../../identity/erase-user.ts';
import {
  type Erasure,
  getErasureListPath,
  readErasureList,
  toErasureHash,
  updateErasureList,
} from '../../identity/erasures.ts';
import { BackupRefusedError } from './manifest.ts';

const BATCH_SIZE = 1_000;

/** Updates the erasure list of this server from a database of any version; null if that has no erasures table. */
export async function importErasures(client: pg.ClientBase, dataDir: string): Promise<readonly Erasure[] | null> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.erasures') is not null as "isThere"`,
  );
  return rows[0]?.isThere ? updateErasureList(client, dataDir) : null;
}

/** Sources of the erasures that a restore repeats. */
export interface ErasureLists {
  readonly dataDir: string;
  /** Files with erasure lists of other servers, or from other storage. */
  readonly files: readonly string[];
  /** True if no list exists any more: accounts deleted since the backup are then restored as well. */
  readonly isWithout: boolean;
}

/**
 * Collects every known erasure: those of the lists, and of the database that the backup replaces. Throws if none is
 * known, so that a deleted account is never restored by mistake.
 */
export async function collectErasures(client: pg.ClientBase, { dataDir, files, isWithout }: ErasureLists) {
  const erasureListPath = getErasureListPath(dataDir);
  const lists = [(await importErasures(client, dataDir)) ?? (await readErasureList(erasureListPath))];
  for (const file of files) {
    const list = await readErasureList(file);
    if (list === null) throw new BackupRefusedError(`There is no list of erasures at ${file}`);
    lists.push(list);
  }
  if (lists.every((list) => list === null) && !isWithout) {
    throw new BackupRefusedError(
      `Whoever deleted their account after the backup was made would come back: there is no list of erasures at ${erasureListPath}. ` +
        'Put the list of the machine that was backed up there, or name it with --erasures LIST. ' +
        'If there is none any more, add --without-erasures',
    );
  }
  return lists.flatMap((list) => list ?? []);
}

/** Repeats the erasures made since the backup; returns their number. Requires a migrated database. */
export async function repeatErasures(url: string, knownErasures: readonly Erasure[]): Promise<number> {
  const { pool, db } = createPool(url, () => undefined);
  try {
    for (let index = 0; index < knownErasures.length; index += BATCH_SIZE) {
      const rows = knownErasures.slice(index, index + BATCH_SIZE);
      const values = rows.map(({ account, erasedAt }) => ({ account: Buffer.from(account, 'hex'), erasedAt }));
      await db.insert(erasures).values(values).onConflictDoNothing();
    }
    const erasedAccounts = db.select({ account: erasures.account }).from(erasures);
    const back = await db
      .select({ uid: users.uid })
      .from(users)
      .where(inArray(toErasureHash(users.uuid), erasedAccounts));
    for (const { uid } of back) await db.transaction((tx) => deleteUserRows({ personalData: PERSONAL_DATA }, tx, uid));
    return back.length;
  } finally {
    await pool.end();
  }
}
