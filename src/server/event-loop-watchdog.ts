import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Maximum time for which the event loop may be blocked before the process exits. */
export const STALL_SECONDS = 10;

const BEAT_MS = 500;

/**
 * Source of the watchdog thread. Plain JavaScript, because each thread that reads TypeScript loads its own compiler. It
 * counts its own seconds, so that a suspended server or a stopped process does not count as blocked.
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
 * Ends this process if its event loop is blocked for ten seconds, because it can then not handle requests or the stop
 * signal. The parent process, the service manager or the container engine restarts it. Disabled under a debugger.
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
