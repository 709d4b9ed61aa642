import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { EmbeddedDatabaseError } from './problem.ts';

/** User for PostgreSQL's programs: PostgreSQL refuses to run as root. */
export interface ProgramUser {
  readonly command: (program: string, args: readonly string[]) => readonly [string, readonly string[]];
  /** Owner of the data folder, if it must not be root; else null. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000'] as const;

const isWorking = (result: SpawnSyncReturns<Buffer>) => result.status === 0;

function getId(option: '-u' | '-g', user: string): number | null {
  const result = spawnSync('id', [option, user]);
  return isWorking(result) ? Number(result.stdout.toString().trim()) : null;
}

/**
 * Runs the command directly unless the user is root. As root it runs in a user namespace, in which the files remain
 * root's; if namespaces are forbidden (in most containers), as an ordinary user of the host.
 */
export function chooseSystemUser(isRoot = process.getuid?.() === 0): ProgramUser {
  if (!isRoot) return { command: (program, args) => [program, args], owner: null };
  if (isWorking(spawnSync('unshare', [...NAMESPACE, 'true']))) {
    return { command: (program, args) => ['unshare', [...NAMESPACE, program, ...args]], owner: null };
  }
  for (const user of ['postgres', 'node', 'nobody']) {
    const [uid, gid] = [getId('-u', user), getId('-g', user)];
    if (uid === null || gid === null) continue;
    const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    return { command: (program, args) => ['setpriv', [...identity, program, ...args]], owner: { uid, gid } };
  }
  throw new EmbeddedDatabaseError('this is root, user namespaces are forbidden and there is no user to run it as');
}
