import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chooseRunAs } from '#src/cms/db/embedded/run-as.ts';

/** A program next to the product, as run by a service manager. */
export interface Service {
  readonly start: () => void;
  /** Kills it, like the loss of its host. */
  readonly kill: () => Promise<void>;
  /** Stops it regularly. */
  readonly stop: () => Promise<void>;
}

interface Command {
  readonly args: readonly string[];
  /** File with its output. */
  readonly logFile: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGTERM');
});

/** Runs a program as an ordinary user, also if we are root: PostgreSQL refuses to run as root. */
export function makeService(program: string, { args, logFile, environment = {} }: Command): Service {
  let child: ChildProcess | undefined;
  const runAs = chooseRunAs();
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const deleted = once(child, 'exit');
    child.kill(signal);
    await deleted;
  };
  return {
    start: () => {
      const log = openSync(logFile, 'a');
      const [command, input] = runAs.command(program, args);
      child = spawn(command, input, { stdio: ['ignore', log, log], env: { ...process.env, ...environment } });
      started.add(child);
      child.on('error', (error) => process.stderr.write(`${program}: ${error.message}\n`));
      closeSync(log);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
