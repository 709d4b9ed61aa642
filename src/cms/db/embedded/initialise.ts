import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { EmbeddedPaths } from './paths.ts';
import { codeOf, EmbeddedDatabaseError } from './problem.ts';
import type { RunAs } from './run-as.ts';

const ARGS = ['--username=postgres', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--no-locale'];

/** Moves the finished folder into place; where another process was first, its folder stands and ours goes. */
function settle(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (cause) {
    const code = codeOf(cause);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw cause;
    rmSync(made, { recursive: true, force: true });
  }
}

/** Makes the database's folder where there is none. A half-made folder never stands in its place. */
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
