import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.ts';

export interface BrowserProgram {
  /** Folder for the profile; removed when the program is stopped. */
  readonly folder: string;
  /** Waits until the pattern is printed, and returns its first group. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  /** Ends the program with all its child processes. */
  readonly stop: () => void;
}

/** Running programs: all of them are stopped when this process ends in any way. */
const running = new Set<() => void>();
process.on('exit', () => {
  for (const stop of running) stop();
});

export const makeProfileFolder = (): string => mkdtempSync(join(tmpdir(), 'browser-'));

/** Starts a browser or a driver in a separate process group. */
export function startProgram(
  path: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder = makeProfileFolder(),
): BrowserProgram {
  const child = spawn(path, args, {
    env: { ...process.env, HOME: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let failure: Error | null = null;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  child.once('error', (error) => {
    failure = error;
  });
  const stop = () => {
    if (!running.delete(stop)) return;
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group has already ended.
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  running.add(stop);
  return {
    folder,
    stop,
    printed: async (pattern) => {
      const match = await until(`${path} prints ${pattern}`, () => failure ?? pattern.exec(output)?.[1]);
      if (match instanceof Error) throw match;
      return match;
    },
  };
}
