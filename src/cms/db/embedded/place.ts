import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Place {
  /** The database's own folder. */
  readonly folder: string;
  /** Folder of the socket: in the temporary folder, because a socket's path ends at 107 bytes. */
  readonly sockets: string;
  readonly url: string;
  readonly logFile: string;
}

/** Where the embedded database of a data folder lives; the same folder always gives the same socket. */
export function placeOf(dataDir: string): Place {
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

export function makeFolders(place: Place): void {
  mkdirSync(resolve(place.folder, '..'), { recursive: true });
  mkdirSync(place.sockets, { recursive: true, mode: 0o700 });
}
