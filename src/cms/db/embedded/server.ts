import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import type { EmbeddedPaths } from './paths.ts';
import { EmbeddedDatabaseError, getErrorCode } from './problem.ts';
import type { ProgramUser } from './program-user.ts';

const START_LIMIT_MS = 30_000;

/** Connects to the server, and notices when it stops; undefined if no server responds. */
export async function connectToServer(url: string, name: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

interface LaunchedServer {
  readonly child: ChildProcess;
  /** Error that prevented the program from starting; undefined if it started. */
  problem?: Error;
}

/** Returns true if the server has ended; one that was killed during its start has no exit code. */
const hasEnded = ({ child }: LaunchedServer): boolean => child.exitCode !== null || child.signalCode !== null;

/** Starts the server detached and without output: it continues after a killed app and a Ctrl-C in the terminal. */
function launch(
  embeddedPaths: EmbeddedPaths,
  binaries: Binaries,
  runAs: ProgramUser,
  settings: readonly string[],
): LaunchedServer {
  const log = openSync(embeddedPaths.logFile, 'a', 0o600);
  const options = ['listen_addresses=', `unix_socket_directories=${embeddedPaths.sockets}`, ...settings];
  const [program, args] = runAs.command(binaries.postgres, [
    '-D',
    embeddedPaths.folder,
    ...options.flatMap((option) => ['-c', option]),
  ]);
  const child = spawn(program, args, { detached: true, stdio: ['ignore', log, log] });
  const launched: LaunchedServer = { child };
  child.on('error', (problem) => {
    launched.problem = problem;
  });
  child.unref();
  closeSync(log);
  return launched;
}

/**
 * Connects to the server of this folder and starts it if none is running. If several processes start one at the same
 * time, PostgreSQL's lock allows one: the others exit, and all processes connect to it.
 */
export async function ensureServer(
  embeddedPaths: EmbeddedPaths,
  binaries: Binaries,
  runAs: ProgramUser,
  settings: readonly string[],
  name: string,
): Promise<pg.Client> {
  const end = Date.now() + START_LIMIT_MS;
  let launched: LaunchedServer | undefined;
  for (let wait = 10; Date.now() < end; wait = Math.min(wait * 1.5, 250)) {
    const client = await connectToServer(embeddedPaths.url, name);
    if (client) return client;
    if (launched?.problem) throw new EmbeddedDatabaseError(launched.problem.message, launched.problem);
    if (!launched || hasEnded(launched)) launched = launch(embeddedPaths, binaries, runAs, settings);
    await sleep(wait);
  }
  throw new EmbeddedDatabaseError(`the server did not start; ${embeddedPaths.logFile} says why`);
}

/** Returns the server's process id, or null if none is running. */
export function readServerPid(embeddedPaths: EmbeddedPaths): number | null {
  try {
    const pid = Number(readFileSync(join(embeddedPaths.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch (cause) {
    if (getErrorCode(cause) === 'ENOENT') return null;
    throw cause;
  }
}
