import type pg from 'pg';
import type { Keyring } from './keyring.ts';
import { decryptText, encryptText, getKeyVersion } from './seal.ts';
import { ENCRYPTED_COLUMNS, type EncryptedColumn, toEncryptionContext } from './sealed-columns.ts';

const BATCH_SIZE = 500;

interface EncryptedRow {
  readonly row: string;
  readonly owner: string;
  readonly sealed: string;
}

/** Replaces a value only if it is unchanged since it was read; a concurrent write wins, and uses the new key anyway. */
async function reencryptValue(
  pool: pg.Pool,
  keys: Keyring,
  column: EncryptedColumn,
  { row, owner, sealed }: EncryptedRow,
) {
  const encryptionContext = toEncryptionContext(column, row, Number(owner));
  const value = encryptText(keys, encryptionContext, decryptText(keys, encryptionContext, sealed));
  await pool.query(
    `update ${column.table} set ${column.column} = $1 where ${column.row} = $2 and ${column.owner} = $3 and ${column.column} = $4`,
    [value, row, owner, sealed],
  );
}

/** Encrypts every value of a column with the current key; returns the number of values that had an older key. */
async function rotateColumn(pool: pg.Pool, keys: Keyring, column: EncryptedColumn): Promise<number> {
  const { table, column: name, row, owner } = column;
  let rotated = 0;
  for (let lastValue = { row: '', owner: '0' }; ; ) {
    const { rows } = await pool.query<EncryptedRow>(
      `select ${row} as row, ${owner} as owner, ${name} as sealed from ${table}
       where ${name} is not null and (${row}, ${owner}) > ($1, $2::bigint) order by 1, 2 limit ${BATCH_SIZE}`,
      [lastValue.row, lastValue.owner],
    );
    for (const row of rows) {
      if (getKeyVersion(row.sealed) === keys.current()) continue;
      await reencryptValue(pool, keys, column, row);
      rotated += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return rotated;
    lastValue = last;
  }
}

/**
 * Re-encrypts every encrypted value of the database with the current key, while the product runs. Repeats until a
 * complete round finds nothing older, because a process may still have written with the older key.
 */
export async function rotateKeys(pool: pg.Pool, keys: Keyring, columns = ENCRYPTED_COLUMNS): Promise<number> {
  for (let total = 0; ; ) {
    let count = 0;
    for (const column of columns) count += await rotateColumn(pool, keys, column);
    total += count;
    if (count === 0) return total;
  }
}
