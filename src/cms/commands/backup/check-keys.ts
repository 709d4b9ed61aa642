import type pg from 'pg';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { unseal } from '../../db/encryption/seal.ts';
import { SEALED_COLUMNS, sealContextIn } from '../../db/encryption/sealed-columns.ts';
import { BackupRefused, type Manifest } from './manifest.ts';

interface Sealed {
  readonly row: string;
  readonly owner: string;
  readonly sealed: string;
}

/** Refuses a backup whose sealed texts do not open with the keys of this installation; checks one for each key. */
export async function checkKeys(client: pg.ClientBase, { tables }: Manifest, openKeys: () => Keyring): Promise<void> {
  const isThere = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.includes(column));
  for (const place of SEALED_COLUMNS.filter(({ table, column }) => isThere(table, column))) {
    const { table, column, row, owner } = place;
    const version = `split_part(${column}, '.', 1)`;
    const { rows } = await client.query<Sealed>(
      `select distinct on (${version}) ${row} as row, ${owner} as owner, ${column} as sealed from ${table}
       where ${column} is not null order by ${version}`,
    );
    for (const one of rows) {
      try {
        unseal(openKeys(), sealContextIn(place, one.row, Number(one.owner)), one.sealed);
      } catch (error) {
        throw new BackupRefused(
          'The keys of this installation do not open the texts of the backup. Put the keys of the installation that ' +
            'was backed up in their place first: the file encryption-keys of its data folder, or its ENCRYPTION_KEYS',
          error,
        );
      }
    }
  }
}
