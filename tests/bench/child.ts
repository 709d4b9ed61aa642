import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '#tests/support/start-flags.ts';

/** Server in a separate process, with readable CPU time. */
export interface BenchServer {
  readonly port: number;
  readonly pid: number;
  /** Sends a question to the process and returns its answer. */
  readonly ask: <A>(question: string, detail?: unknown) => Promise<A>;
  /** Returns the user and system time of the process so far, in microseconds. */
  readonly cpu: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

interface Reply {
  readonly id: number;
  readonly answer: unknown;
}

function talk(child: ChildProcess) {
  let calls = 0;
  const pendingById = new Map<number, (answer: unknown) => void>();
  child.on('message', ({ id, answer }: Reply) => pendingById.get(id)?.(answer));
  return <A>(question: string, detail?: unknown): Promise<A> =>
    new Promise((resolve) => {
      calls += 1;
      pendingById.set(calls, resolve as (answer: unknown) => void);
      child.send({ id: calls, question, detail });
    });
}

/** Starts a server module of this folder with NODE_ENV=production, and its log in a file. */
export async function startServer(
  module: string,
  logFile: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [...NODE_FLAGS, fileURLToPath(new URL(module, import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  const request = talk(child);
  const port = await request<number>('port');
  return {
    port,
    pid: child.pid ?? 0,
    ask: request,
    cpu: () => request<number>('cpu'),
    stop: async () => {
      const exit = once(child, 'exit');
      await request('stop');
      child.disconnect();
      await exit;
    },
  };
}

type Answers = Readonly<Record<string, (detail: never) => unknown>>;

/** Answers the questions of the bench inside a server process. */
export function answerBench(answers: Answers): void {
  const all: Answers = {
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    ...answers,
  };
  process.on('message', async ({ id, question, detail }: { id: number; question: string; detail: never }) => {
    process.send?.({ id, answer: await all[question]?.(detail) });
  });
}
