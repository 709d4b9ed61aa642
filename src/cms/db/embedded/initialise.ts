import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { EmbeddedPaths } from './paths.ts';
import { EmbeddedDatabaseError, getErrorCode } from './problem.ts';
import type { RunAs } from './run-as.ts';

const ARGS = ['--username=postgres', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--no-locale'];

/** Moves the finished folder into place; if another process was first, its folder is used and ours is deleted. */
function settle(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (cause) {
    const code = getErrorCode(cause);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw cause;
    rmSync(made, { recursive: true, force: true });
  }
}

/** Initialises the database folder where there is none. A partly initialised folder never gets its name. */
export function initialise(place: EmbeddedPaths, binaries: Binaries, runAs: RunAs): void {
  if (existsSync(join(place.folder, 'PG_VERSION'))) return;
  const made = `${place.folder}.init-${process.pid}`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { mode: 0o700 });
  if (runAs.owner) chownSync(made, runAs.owner.uid, runAs.owner.gid);
  const [program, args] = runAs.command(binaries.initdb, [...ARGS, '-D', made]);
  const result = spawnSync(program, args, { encoding: 'utf8' });
  if (result.status !== 0) {
    rmSync(made, { recursive: true, force: true });
    const reason = result.error?.message ?? result.stderr.trim().split('\n').at(-1) ?? 'no reason given';
    throw new EmbeddedDatabaseError(`initdb failed (${reason})`, result.error);
  }
  settle(made, place.folder);
}
