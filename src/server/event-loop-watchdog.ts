import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How long an event loop may stand still before its process ends itself. */
export const STALL_SECONDS = 10;

const BEAT_MS = 500;

/**
 * Source of the watching thread: plain script, as each thread that reads TypeScript loads a compiler of its own. It counts
 * its own seconds, so that a machine that slept or stopped the whole process does not count as standing still.
 */
const THREAD = `
const { workerData: { beats, line, seconds } } = require('node:worker_threads');
let seen = 0;
let still = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === seen ? still + 1 : 0;
  seen = now;
  if (still < seconds) return;
  try { require('node:fs').writeSync(1, line.replace('TIME', new Date().toISOString())); } catch {}
  process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

/**
 * Ends this process where its event loop makes no turn for ten seconds: it would answer nothing more, not even the signal to
 * stop. The parent process, the service manager or the container engine starts it again. A process under a debugger
 * is left alone.
 */
export function watchEventLoop(instance: string): void {
  if (inspectorUrl() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const event = { time: 'TIME', instance, pid: process.pid, event: 'event-loop-stalled', seconds: STALL_SECONDS };
  const workerData = { beats, line: `${JSON.stringify(event)}\n`, seconds: STALL_SECONDS };
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
  new Worker(THREAD, { eval: true, workerData, resourceLimits, execArgv: [], env: {} }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
}
