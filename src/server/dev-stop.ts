import { readConfig } from '#src/config.ts';
import { closeDevDatabase } from './dev-database.ts';
import { closeDevJobs } from './dev-jobs.ts';
import { createProcessLog } from './process-log.ts';
import { stopOnSignals } from './stop.ts';

/**
 * Shuts down the development server on a signal. Replaces Vite's signal handlers, which end the process after its
 * server is closed, and would leave the jobs and the embedded database running.
 */
export function stopDevelopmentOnSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.removeAllListeners(signal);
  const close = async () => {
    await closeDevJobs();
    await closeDevDatabase();
  };
  stopOnSignals(close, createProcessLog(readConfig(process.env).instance), false);
}
