import type pg from 'pg';
import type { Keyring } from './keyring.ts';
import { getKeyVersion, seal, unseal } from './seal.ts';
import { SEALED_COLUMNS, type SealedColumn, toSealContext } from './sealed-columns.ts';

const AT_A_TIME = 500;

interface SealedRow {
  readonly row: string;
  readonly owner: string;
  readonly sealed: string;
}

/** Replaces a value only if it is unchanged since it was read; a concurrent write wins, and uses the new key anyway. */
async function closeAnew(pool: pg.Pool, keys: Keyring, column: SealedColumn, { row, owner, sealed }: SealedRow) {
  const place = toSealContext(column, row, Number(owner));
  const value = seal(keys, place, unseal(keys, place, sealed));
  await pool.query(
    `update ${column.table} set ${column.column} = $1 where ${column.row} = $2 and ${column.owner} = $3 and ${column.column} = $4`,
    [value, row, owner, sealed],
  );
}

/** Encrypts every value of a column with the current key; returns the number of values that had an older key. */
async function rotateColumn(pool: pg.Pool, keys: Keyring, column: SealedColumn): Promise<number> {
  const { table, column: name, row, owner } = column;
  let rotated = 0;
  for (let after = ''; ; ) {
    const { rows } = await pool.query<SealedRow>(
      `select ${row} as row, ${owner} as owner, ${name} as sealed from ${table}
       where ${name} is not null and ${row} > $1 order by ${row} limit ${AT_A_TIME}`,
      [after],
    );
    for (const one of rows) {
      if (getKeyVersion(one.sealed) === keys.current()) continue;
      await closeAnew(pool, keys, column, one);
      rotated += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_A_TIME) return rotated;
    after = last.row;
  }
}

/**
 * Re-encrypts every encrypted value of the database with the current key, while the product runs. Repeats until a
 * complete round finds nothing older, because a process may still have written with the older key.
 */
export async function rotateKeys(pool: pg.Pool, keys: Keyring, columns = SEALED_COLUMNS): Promise<number> {
  for (let total = 0; ; ) {
    let found = 0;
    for (const column of columns) found += await rotateColumn(pool, keys, column);
    total += found;
    if (found === 0) return total;
  }
}
