import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Binaries, loadBinaries } from './binaries.ts';
import { createFolders, type EmbeddedPaths, getEmbeddedPaths } from './paths.ts';
import { EmbeddedDatabaseError, getErrorCode } from './problem.ts';
import { chooseSystemUser, type ProgramUser } from './program-user.ts';
import { connectToServer, ensureServer, readServerPid } from './server.ts';

const ARGS = ['--username=postgres', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--no-locale'];

/** Renames the finished folder; if another process was first, its folder is used and this one is deleted. */
function moveFolder(id: string, folder: string): void {
  try {
    renameSync(id, folder);
  } catch (cause) {
    const code = getErrorCode(cause);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw cause;
    rmSync(id, { recursive: true, force: true });
  }
}

/** Initialises the database folder if there is none. The folder is renamed to its final name when it is complete. */
function initialise(embeddedPaths: EmbeddedPaths, binaries: Binaries, runAs: ProgramUser): void {
  if (existsSync(join(embeddedPaths.folder, 'PG_VERSION'))) return;
  const id = `${embeddedPaths.folder}.init-${process.pid}`;
  rmSync(id, { recursive: true, force: true });
  mkdirSync(id, { mode: 0o700 });
  if (runAs.owner) chownSync(id, runAs.owner.uid, runAs.owner.gid);
  const [program, args] = runAs.command(binaries.initdb, [...ARGS, '-D', id]);
  const result = spawnSync(program, args, { encoding: 'utf8' });
  if (result.status !== 0) {
    rmSync(id, { recursive: true, force: true });
    const reason = result.error?.message ?? result.stderr.trim().split('\n').at(-1) ?? 'no reason given';
    throw new EmbeddedDatabaseError(`initdb failed (${reason})`, result.error);
  }
  moveFolder(id, embeddedPaths.folder);
}

export interface EmbeddedServer {
  readonly url: string;
  /** Returns the current process id of the server, or null if none is running. */
  readonly pid: () => number | null;
  /** Ends the supervision, and the server too unless another process uses it. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** Settings of PostgreSQL, "name=value". */
  readonly settings?: readonly string[];
  readonly onRestart?: () => void;
}

const SUPERVISOR = 'zelfhulp-supervisor';

const othersQuery = `select count(*)::int as others from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Waits until a connection ends. */
const waitForEnd = (client: pg.Client) => new Promise<void>((resolve) => void client.once('end', () => resolve()));

/** Returns true if other processes are connected; connections just closed here take a moment to disappear. */
async function hasOthers(client: pg.Client): Promise<boolean> {
  for (let index = 0; index < 10; index += 1) {
    const { rows } = await client.query<{ others: number }>(othersQuery);
    if (rows[0]?.others === 0) return false;
    await sleep(30);
  }
  return true;
}

async function stopUnlessUsed(url: string, pid: () => number | null): Promise<void> {
  const client = await connectToServer(url, SUPERVISOR);
  if (!client) return;
  const running = pid();
  const isUsed = await hasOthers(client);
  const deletedForEnd = waitForEnd(client);
  if (isUsed || running === null) return client.end();
  process.kill(running, 'SIGINT');
  await deletedForEnd;
  for (let wait = 0; pid() === running && wait < 200; wait += 1) await sleep(25);
}

/**
 * Starts the embedded server of a data folder, or uses the one that is already running there (it outlives a killed
 * app), and retains a connection to it: when the connection ends, the server is restarted.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const embeddedPaths = getEmbeddedPaths(dataDir);
  const binaries = await loadBinaries();
  const runAs = chooseSystemUser();
  createFolders(embeddedPaths, runAs);
  initialise(embeddedPaths, binaries, runAs);
  const ensure = () => ensureServer(embeddedPaths, binaries, runAs, options.settings ?? [], SUPERVISOR);
  const findPid = () => readServerPid(embeddedPaths);

  let isStopping = false;
  let client = await ensure();
  async function supervise(): Promise<void> {
    while (!isStopping) {
      await waitForEnd(client);
      if (isStopping) return;
      options.onRestart?.();
      for (let databaseClient: pg.Client | undefined; !databaseClient && !isStopping; ) {
        databaseClient = await ensure().catch(() => undefined);
        if (databaseClient) client = databaseClient;
        else await sleep(1_000);
      }
    }
  }
  void supervise();

  return {
    url: embeddedPaths.url,
    pid: findPid,
    stop: async () => {
      isStopping = true;
      await client.end().catch(() => undefined);
      await stopUnlessUsed(embeddedPaths.url, findPid);
    },
  };
}
