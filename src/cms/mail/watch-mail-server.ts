import type { Database } from '../db/database.ts';
import { IMMEDIATE_ATTEMPTS } from '../jobs/queues.ts';
import type { Transport } from './transport.ts';

/** Selects waiting mails with attempts left: a server that responds but accepts nothing must not use them all up. */
const WAITING = `
  name = 'mail' and state = 'retry' and start_after > now() and output->>'unreached' = 'true'
  and retry_count < ${IMMEDIATE_ATTEMPTS}`;

interface Context {
  readonly database: Pick<Database, 'pool'>;
  readonly transport: Pick<Transport, 'isReachable'>;
}

/** Sends the mails that wait for an unreachable server, if it is reachable again. Returns their number. */
export async function sendWaitingMails({ database, transport }: Context): Promise<number> {
  const { rowCount } = await database.pool.query(`select 1 from pgboss.job where ${WAITING} limit 1`);
  if (rowCount === 0 || !(await transport.isReachable())) return 0;
  const result = await database.pool.query(`update pgboss.job set start_after = now() where ${WAITING}`);
  return result.rowCount ?? 0;
}

/**
 * Retries waiting mails periodically: after a long outage each would otherwise wait up to an hour longer.
 * @param everyMs time between two checks, in milliseconds
 * @param fail called when a check failed
 */
export function watchMailServer(context: Context, everyMs: number, fail: (error: unknown) => void) {
  let isClosed = false;
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await sendWaitingMails(context).catch((error: unknown) => isClosed || fail(error));
    isLooking = false;
  }, everyMs);
  timer.unref();

  return {
    /** Does not wait for a check in progress: a silent server takes long to time out. */
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
