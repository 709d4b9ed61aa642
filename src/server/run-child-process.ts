import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const RESTART_MS = 500;

/**
 * Runs Node with these arguments in a child process, forwards stop signals, and resolves to its exit code. A child
 * process that is ended by another signal, such as from its watchdog or from the kernel for memory, is restarted. A
 * child process detects that its parent ended by its channel.
 */
export function runChildProcess(args: readonly string[]): Promise<number> {
  let child: ChildProcess | null = null;
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      isStopping = true;
      child?.kill(signal);
    });
  }
  return new Promise((resolve) => {
    const start = () => {
      child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
      child.once('exit', async (code, signal) => {
        if (signal === null || isStopping) return resolve(code ?? 1);
        const event = { time: new Date().toISOString(), pid: process.pid, event: 'process-died', signal };
        process.stdout.write(`${JSON.stringify(event)}\n`);
        await sleep(RESTART_MS);
        if (isStopping) resolve(1);
        else start();
      });
    };
    start();
  });
}
