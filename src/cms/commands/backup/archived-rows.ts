import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ArchivedFile } from './archive.ts';
import { BackupRefusedError, type BackupTable, getPartPath } from './manifest.ts';

export type ArchivedFiles = AsyncIterator<ArchivedFile>;

/** Yields the bytes of a table, from the next files of the archive. */
async function* readTableBytes(
  files: ArchivedFiles,
  schema: string,
  { name, parts }: BackupTable,
): AsyncGenerator<Buffer> {
  for (let part = 1; part <= parts; part += 1) {
    const { value } = await files.next();
    if (value?.path !== getPartPath(schema, name, part))
      throw new BackupRefusedError(`The rows of ${name} are not in their place`);
    yield* value.bytes;
  }
}

/** Copies the archived rows of a table into the empty table. */
export async function copyRows(
  client: pg.Client,
  files: ArchivedFiles,
  { table, from, into }: { readonly table: BackupTable; readonly from: string; readonly into: string },
): Promise<void> {
  if (table.parts === 0) return;
  const list = table.columns.map(pg.escapeIdentifier).join(', ');
  const rows = client.query(copyFrom(`copy ${into} (${list}) from stdin`));
  await pipeline(readTableBytes(files, from, table), rows);
  if (rows.rowCount !== table.rows) throw new BackupRefusedError(`Of ${table.name} not every row came back`);
}

/** Skips the rows of a table. */
export async function skipRows(files: ArchivedFiles, table: BackupTable): Promise<void> {
  for (let part = 1; part <= table.parts; part += 1) {
    const { value } = await files.next();
    for await (const _ of value.bytes);
  }
}
