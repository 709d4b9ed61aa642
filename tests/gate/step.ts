import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '#src/server/root.ts';
import { type Ending, type Message, withoutColours } from './message.ts';

/** A program of the run: its tests are reported by messages, or it passes or fails as a whole. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Runs with lower priority than parallel steps. */
  readonly isNice?: boolean;
  /** Milliseconds without a message after which it is killed. */
  readonly silenceMs?: number;
}

/** A step while it runs. */
export interface Progress {
  readonly name: string;
  readonly begin: number;
  readonly plan: string[];
  readonly ended: Set<string>;
  readonly running: Set<string>;
  readonly times: Record<string, number>;
  readonly endings: Ending[];
  readonly notes: string[];
}

/** A finished step. */
export interface Outcome {
  readonly name: string;
  readonly isGood: boolean;
  readonly ms: number;
  readonly times: Readonly<Record<string, number>>;
  readonly endings: readonly Ending[];
  readonly notes: readonly string[];
  /** Errors outside every test, and the output of a step without tests. */
  readonly errors: readonly string[];
}

/** Time without a message after which a step counts as stopped. */
const SILENCE_MS = 180_000;

const children = new Set<ChildProcess>();

/** Ends a program with everything that it started. */
function finish(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** Milliseconds in which an interrupted step stops its servers and deletes its data. */
const STOPPING_MS = 10_000;

/** Ends every step that runs, first with the signal that lets it stop its servers. */
export async function endAll(): Promise<void> {
  for (const child of children) finish(child, 'SIGTERM');
  for (const end = Date.now() + STOPPING_MS; children.size > 0 && Date.now() < end; ) await setTimeout(100);
  for (const child of children) finish(child);
}

function receive(progress: Progress, message: Message, errors: string[]): void {
  if (message.kind === 'plan') progress.plan.push(...message.parts);
  if (message.kind === 'begin') progress.running.add(message.part);
  if (message.kind === 'note') progress.notes.push(message.text);
  if (message.kind === 'error') errors.push(message.text);
  if (message.kind === 'end') {
    progress.running.delete(message.part);
    progress.ended.add(message.part);
    progress.times[message.part] = message.ms;
    progress.endings.push(...message.endings);
  }
}

/**
 * Runs a step to its end; a step that is silent for three minutes is killed and reports the tests that were running.
 */
export async function runStep(step: Step, start: (progress: Progress) => void = () => {}): Promise<Outcome> {
  const { name, command, environment = {}, isNice = false, silenceMs = SILENCE_MS } = step;
  const progress: Progress = {
    name,
    begin: Date.now(),
    plan: [],
    ended: new Set(),
    running: new Set(),
    times: {},
    endings: [],
    notes: [],
  };
  start(progress);
  const errors: string[] = [];
  const [program = '', ...args] = isNice ? ['nice', '-n', '10', ...command] : command;
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A separate process group, which is killed as a whole.
    detached: true,
  });
  children.add(child);
  let output = '';
  let silent: NodeJS.Timeout | undefined;
  const handleMessage = () => {
    clearTimeout(silent);
    silent = globalThis.setTimeout(() => {
      const label = progress.running.size > 0 ? [...progress.running].join(', ') : 'nothing that is known';
      errors.push(`${name} said nothing for ${Math.round(silenceMs / 1000)} seconds and was ended. Running: ${label}`);
      // First the signal that lets it stop its servers.
      finish(child, 'SIGTERM');
      globalThis.setTimeout(() => children.has(child) && finish(child), STOPPING_MS).unref();
    }, silenceMs);
  };
  handleMessage();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      handleMessage();
      output += part.toString();
    });
  }
  child.on('message', (message: Message) => {
    handleMessage();
    receive(progress, message, errors);
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      errors.push(error.message);
      resolve(1);
    });
    child.once('close', resolve);
  });
  clearTimeout(silent);
  finish(child);
  children.delete(child);
  const { endings, times, begin, notes } = progress;
  const hasFailures = endings.some(({ status }) => status === 'failed');
  // A runner with failed tests ends with 1. With any other code it broke off, and some tests did not run.
  if (code !== 0 && errors.length === 0 && !(hasFailures && code === 1))
    errors.push([withoutColours(output).trim(), `It ended with ${code}.`].join('\n').trim());
  return {
    name,
    isGood: code === 0 && errors.length === 0 && !hasFailures,
    ms: Date.now() - begin,
    times,
    endings,
    notes,
    errors,
  };
}
