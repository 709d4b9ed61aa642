import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '#src/server/root.ts';
import { FAST_FOLDER } from './fast-folder.ts';
import { NODE_FLAGS } from './start-flags.ts';

export interface Product {
  readonly port: number;
  readonly dataDir: string;
  /** Returns the output of the product so far. */
  readonly printed: () => string;
  /** Stops the product like an operator, and deletes its data. */
  readonly stop: () => Promise<void>;
  readonly process: ChildProcess;
}

/** Timeout in ms of starting and stopping. Each takes about a second, but much longer on an overloaded computer. */
export const PATIENCE_MS = 240_000;

/** Returns a free port. */
export async function readFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

/**
 * Starts the built product on a new embedded database with the starter content; resolves when it is ready. `root` is the
 * folder of another version, built there; `script` is the file to run in it.
 */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  port?: number,
  root = ROOT,
  script = 'src/server/start.ts',
): Promise<Product> {
  return startAt(port ?? (await readFreePort()), environment, root, script);
}

async function startAt(
  port: number,
  environment: Readonly<Record<string, string>>,
  root: string,
  script: string,
): Promise<Product> {
  const dataDir = mkdtempSync(join(FAST_FOLDER, 'zelfhulp-'));
  const child = spawn(process.execPath, [...NODE_FLAGS, script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      const [, signal] = await once(child, 'exit');
      clearTimeout(late);
      if (signal === 'SIGKILL') throw new Error(`The product did not stop:\n${output}`);
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The product is not ready:\n${output}`)), PATIENCE_MS);
    const check = () => {
      if (!output.includes('begeleid.localhost')) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout.on('data', check);
    child.once('exit', (code) => reject(new Error(`The product stopped with ${code}:\n${output}`)));
  });
  try {
    await ready;
  } catch (error) {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  child.removeAllListeners('exit');
  return { port, dataDir, printed: () => output, stop, process: child };
}
