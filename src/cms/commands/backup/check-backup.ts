import { createHash } from 'node:crypto';
import { readArchive } from './archive.ts';
import { BackupRefusedError, MANIFEST_PATH, type Manifest, readManifest } from './manifest.ts';
import { selectBackupMigrations } from './migrations.ts';

/** Maximum size of a file read as a whole, in bytes; the manifest of a large installation lists all its pictures. */
const MAX_WHOLE_BYTES = 64 * 1024 * 1024;

async function toHash(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const some of bytes) hash.update(some);
  return hash.digest('hex');
}

/** Returns the bytes of a small file as one buffer. */
export async function readAllBytes(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  for await (const some of bytes) {
    size += some.byteLength;
    if (size > MAX_WHOLE_BYTES) throw new BackupRefusedError('A file of the backup is too large');
    read.push(some);
  }
  return Buffer.concat(read);
}

/** Reads a backup completely; throws if it is damaged or cannot be restored by this version. */
export async function checkBackup(file: string): Promise<Manifest> {
  const hashes = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const { path, bytes } of readArchive(file)) {
    if (path === MANIFEST_PATH) manifest = readManifest(await readAllBytes(bytes));
    else hashes.set(path, await toHash(bytes));
  }
  if (!manifest) throw new BackupRefusedError(`${file} is no backup, or not whole`);
  const expected = Object.entries(manifest.checksums);
  const damaged = expected.find(([path, hash]) => hashes.get(path) !== hash);
  if (damaged) throw new BackupRefusedError(`${file} is damaged: ${damaged[0]} is not what was written`);
  if (hashes.size !== expected.length)
    throw new BackupRefusedError(`${file} holds files that its manifest does not name`);
  selectBackupMigrations(manifest.migrations);
  return manifest;
}
