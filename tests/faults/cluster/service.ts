import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chooseSystemUser } from '#src/cms/db/embedded/program-user.ts';

/** A program next to the product, as run by a service manager. */
export interface Service {
  readonly start: () => void;
  /** Kills the process, like the loss of its host. */
  readonly kill: () => Promise<void>;
  /** Stops the process regularly. */
  readonly stop: () => Promise<void>;
}

interface Command {
  readonly args: readonly string[];
  /** File with its output. */
  readonly logFile: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const processes = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of processes) child.kill('SIGTERM');
});

/** Runs a program as an ordinary user, also if we are root: PostgreSQL refuses to run as root. */
export function makeService(program: string, { args, logFile, environment = {} }: Command): Service {
  let child: ChildProcess | undefined;
  const runAs = chooseSystemUser();
  const finish = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return {
    start: () => {
      const log = openSync(logFile, 'a');
      const [command, input] = runAs.command(program, args);
      child = spawn(command, input, { stdio: ['ignore', log, log], env: { ...process.env, ...environment } });
      processes.add(child);
      child.on('error', (error) => process.stderr.write(`${program}: ${error.message}\n`));
      closeSync(log);
    },
    kill: () => finish('SIGKILL'),
    stop: () => finish('SIGTERM'),
  };
}
