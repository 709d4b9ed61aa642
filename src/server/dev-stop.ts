import { readConfig } from '#src/config.ts';
import { closeDevDatabase } from './dev-database.ts';
import { closeDevJobs } from './dev-jobs.ts';
import { makeProcessLog } from './process-log.ts';
import { stopOnSignals } from './stop.ts';

/**
 * Ends the development server in order. The signals become ours: Vite ends the process as soon as its own server is
 * closed, and would leave the jobs and the embedded database behind.
 */
export function stopDevelopmentOnSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.removeAllListeners(signal);
  const close = async () => {
    await closeDevJobs();
    await closeDevDatabase();
  };
  stopOnSignals(close, makeProcessLog(readConfig(process.env).instance), false);
}
