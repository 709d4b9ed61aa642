import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Keyring } from './keyring.ts';
import { ENCRYPTED_COLUMNS } from './sealed-columns.ts';

/** Thrown if the keys of this process differ from those of the database; the message has the solution. */
export class UnusableKeysError extends Error {
  override name = 'UnusableKeysError';
}

/** Lock number that serialises the check among processes that start at the same time. */
const LOCK = 7_204_511;
const ROW = 'key_fingerprints';

type Fingerprints = Readonly<Record<string, string>>;

/** Returns a fingerprint that distinguishes two keys of one version without revealing them. */
const toFingerprint = (keys: Keyring, version: number): string =>
  createHmac('sha256', keys.keyOf(version, 'fingerprint')).update('zelfhulp').digest('base64url');

async function isUsed(client: pg.ClientBase, version: number): Promise<boolean> {
  for (const { table, column } of ENCRYPTED_COLUMNS) {
    const { rowCount } = await client.query(`select 1 from ${table} where ${column} like $1 limit 1`, [
      `v${version}.%`,
    ]);
    if (rowCount) return true;
  }
  return false;
}

/** Returns the fingerprints to store: those of the current keys, without retired versions. */
async function checkFingerprints(client: pg.ClientBase, keys: Keyring, stored: Fingerprints): Promise<Fingerprints> {
  const entries = Object.fromEntries(keys.versions().map((version) => [String(version), toFingerprint(keys, version)]));
  for (const [version, fingerprint] of Object.entries(stored)) {
    if (entries[version] === fingerprint) continue;
    if (entries[version] !== undefined) {
      throw new UnusableKeysError(
        `Encryption key ${version} is another than the one this database was written with. Every process needs the same ENCRYPTION_KEYS, or the same file encryption-keys in DATA_DIR.`,
      );
    }
    if (await isUsed(client, Number(version))) {
      throw new UnusableKeysError(
        `Encryption key ${version} is missing, and texts of this database are closed with it. Put it back into ENCRYPTION_KEYS, behind the newest.`,
      );
    }
  }
  return entries;
}

/**
 * Refuses keys that cannot decrypt the stored values, before anything is written with them: two servers with separately
 * generated keys would otherwise appear to work. The first process of an installation stores the fingerprints that
 * later ones are compared with. Throws `UnusableKeysError`.
 */
export async function confirmKeys(pool: pg.Pool, keys: Keyring): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ value: Fingerprints }>('select value from installation where key = $1', [
      ROW,
    ]);
    const storedFingerprints = await checkFingerprints(client, keys, rows[0]?.value ?? {});
    await client.query(
      'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [ROW, JSON.stringify(storedFingerprints)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
