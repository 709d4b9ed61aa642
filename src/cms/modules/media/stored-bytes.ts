import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../content/change-content.ts';
import { lockByName } from '../../content/version-conflict.ts';
import type { Orm } from '../../db/orm.ts';
import { mediaBytes } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { getMediaPath, readFileIfExists, writeAtomically } from './files.ts';

type ByteStore = Pick<ContentSystem, 'database' | 'config'>;
type ByteStoreWithClock = ByteStore & Pick<ContentSystem, 'now'>;

const DAY_MS = 86_400_000;

const toHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Locks the bytes of a hash for this transaction against deletion and against the check for use. */
export const lockBytes = (tx: Transaction, hash: string): Promise<void> => lockByName(tx, `picture ${hash}`);

/** Hashes of the copies on this disk that were verified since the process started. */
const verifiedHashes = new Set<string>();

/** Returns the copy on this server's disk; undefined if it is missing or does not match its hash. */
async function readCopy(file: string, hash: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const bytes = await readFileIfExists(file);
  if (!bytes || verifiedHashes.has(file)) return bytes;
  if (toHash(bytes) !== hash) return undefined;
  verifiedHashes.add(file);
  return bytes;
}

/** Returns the stored bytes of a hash in the database. */
export async function findMediaBytes(db: Pick<Orm, 'select'>, hash: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const [row] = await db.select({ bytes: mediaBytes.bytes }).from(mediaBytes).where(eq(mediaBytes.hash, hash));
  return row && Buffer.from(row.bytes);
}

/** Returns the original of a picture: from this server's disk, else from the database, with a copy on disk. */
export async function findOriginal(
  { database, config }: ByteStore,
  hash: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const file = getMediaPath(config.dataDir, hash);
  const copy = await readCopy(file, hash);
  if (copy) return copy;
  const bytes = await findMediaBytes(database.db, hash);
  // If the disk is full, a picture takes longer but is still served.
  if (bytes) await writeAtomically(file, bytes).catch(() => undefined);
  return bytes;
}

/** Number of days for which a replaced file can be restored. */
const STORAGE_DAYS = 30;

/** Returns SQL that is true if a hash is in use: by a picture, also in the bin, or a restorable version. */
const selectInUse = (hash: SQL, now: Date): SQL => sql`(
  exists (select from media m where m.hash = ${hash})
  or exists (select from bin b where b.kind = 'media' and b.rows #>> '{0,rows,0,hash}' = ${hash})
  or exists (select from versions v where v.kind = 'media' and v.content #>> '{file,hash}' = ${hash}
    and not exists (select from versions w where w.kind = v.kind and w.key = v.key and w.id > v.id
      and w.state = 'published' and w.saved_at < ${new Date(now.getTime() - STORAGE_DAYS * DAY_MS)}::timestamptz)))`;

/** Deletes the bytes of a hash, unless they are in use. */
async function deleteBytes({ database, config, now }: ByteStoreWithClock, hash: string): Promise<void> {
  const isForgotten = await database.db.transaction(async (tx) => {
    await lockBytes(tx, hash);
    const isUnused = sql`not ${selectInUse(sql`${hash}::text`, now())}`;
    const { rowCount } = await tx.delete(mediaBytes).where(and(eq(mediaBytes.hash, hash), isUnused));
    return rowCount !== 0;
  });
  if (isForgotten) await rm(dirname(getMediaPath(config.dataDir, hash)), { recursive: true, force: true });
}

/** Deletes unused bytes: of deleted pictures, and of files that were replaced long ago. */
export async function deleteUnusedBytes(system: ByteStoreWithClock): Promise<void> {
  const { rows } = await system.database.db.execute<{ hash: string }>(
    sql`select hash from media_bytes where not ${selectInUse(sql`media_bytes.hash`, system.now())}`,
  );
  for (const { hash } of rows) await deleteBytes(system, hash);
}

interface MissingFile {
  readonly hash: string;
  readonly name: string;
}

const missing = sql`
  select hash, min(name) as name from media m where not exists (select from media_bytes b where b.hash = m.hash)
  group by hash order by hash`;

/** Lists the pictures of the library with missing bytes in the database. */
export async function listMissingPictures(db: Pick<Orm, 'execute'>): Promise<readonly MissingFile[]> {
  return (await db.execute<{ hash: string; name: string }>(missing)).rows;
}

/** Imports the bytes of pictures that are only on this server's disk; returns the names of missing ones. */
export async function importPictures(db: Orm, dataDir: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (const { hash, name } of await listMissingPictures(db)) {
    const bytes = await readFileIfExists(getMediaPath(dataDir, hash));
    if (bytes && toHash(bytes) === hash) await db.insert(mediaBytes).values({ hash, bytes }).onConflictDoNothing();
    else names.push(name);
  }
  return names;
}
