import { type ProcessLog, toLogReason } from './process-log.ts';

/**
 * Shuts the process down on the first signal: `close` completes pending work. A worker ignores Ctrl-C, because the
 * primary process receives it as well and stops its workers.
 */
export function stopOnSignals(close: () => Promise<void>, log: ProcessLog, isWorker: boolean): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log({ event: 'stopping', signal });
    try {
      await close();
      log({ event: 'stopped' });
      process.exit(0);
    } catch (error) {
      log({ event: 'stop-failed', reason: toLogReason(error) });
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', isWorker ? () => {} : stop);
  // The parent process has ended, so no signal can be forwarded.
  if (!isWorker) process.once('disconnect', () => stop('SIGTERM'));
}
