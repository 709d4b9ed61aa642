import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EmbeddedDatabaseError } from './problem.ts';
import type { ProgramUser } from './program-user.ts';

export interface EmbeddedPaths {
  /** Folder of the database. */
  readonly folder: string;
  /** Folder of the socket: in the temporary folder, because a socket's path is limited to 107 bytes. */
  readonly sockets: string;
  readonly url: string;
  readonly logFile: string;
}

/** Returns the paths of the embedded database of a data folder; a folder always has the same socket. */
export function getEmbeddedPaths(dataDir: string): EmbeddedPaths {
  const folder = resolve(dataDir, 'postgres');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const sockets = join(tmpdir(), `pg-${name}`);
  return {
    folder,
    sockets,
    url: `postgresql://postgres@/postgres?host=${encodeURIComponent(sockets)}&port=5432`,
    logFile: resolve(dataDir, 'postgres.log'),
  };
}

/** Requires a folder that this user owns and others cannot open, as any user can create one in the temporary folder. */
function checkOwner(sockets: string, owners: readonly number[]): void {
  const { uid, mode } = statSync(sockets);
  if (!owners.includes(uid) || (mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseError(`the folder ${sockets} belongs to somebody else or is open to others`);
  }
}

/** Creates the missing folders; the socket's folder belongs to the user that runs PostgreSQL. */
export function createFolders(embeddedPaths: EmbeddedPaths, { owner }: ProgramUser): void {
  mkdirSync(resolve(embeddedPaths.folder, '..'), { recursive: true });
  mkdirSync(embeddedPaths.sockets, { recursive: true, mode: 0o700 });
  const processUid = process.getuid?.();
  if (processUid === undefined) return;
  checkOwner(embeddedPaths.sockets, owner ? [processUid, owner.uid] : [processUid]);
  if (owner) chownSync(embeddedPaths.sockets, owner.uid, owner.gid);
}
