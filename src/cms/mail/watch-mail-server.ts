import type { Database } from '../db/database.ts';
import { PROMPT_TRIES } from '../jobs/queues.ts';
import type { Transport } from './transport.ts';

/** Those that are not too far in their tries: a server that answers and then takes nothing would use them all up. */
const WAITING = `
  name = 'mail' and state = 'retry' and start_after > now() and output->>'unreached' = 'true'
  and retry_count < ${PROMPT_TRIES}`;

interface Context {
  readonly database: Pick<Database, 'pool'>;
  readonly transport: Pick<Transport, 'isReachable'>;
}

/** Lets the mails that wait because the server could not be reached go out now, if it can be. Answers how many. */
export async function hurryMails({ database, transport }: Context): Promise<number> {
  const { rowCount } = await database.pool.query(`select 1 from pgboss.job where ${WAITING} limit 1`);
  if (rowCount === 0 || !(await transport.isReachable())) return 0;
  const hurried = await database.pool.query(`update pgboss.job set start_after = now() where ${WAITING}`);
  return hurried.rowCount ?? 0;
}

/**
 * Hurries the mails from time to time: after a long outage each would wait up to an hour longer by itself.
 *
 * @param everyMs time between two looks, in milliseconds
 * @param fail told of a look that failed
 */
export function watchMailServer(context: Context, everyMs: number, fail: (error: unknown) => void) {
  let isClosed = false;
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await hurryMails(context).catch((error: unknown) => isClosed || fail(error));
    isLooking = false;
  }, everyMs);
  timer.unref();

  return {
    /** A look under way is not waited for: a silent server takes long to be given up. */
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
