import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#src/cms/db/database.ts';
import { toJobId } from '#src/cms/jobs/jobs.ts';
import { sendMail } from '#src/cms/mail/send-mail.ts';
import { startJobs } from '#src/cms/scheduled/start-jobs.ts';
import { createSystem } from '#src/cms/system.ts';
import { createTestConfig } from './content-config.ts';
import { startMailServer } from './mail-server.ts';

const BATCH_SIZE = 100;
const target = { domain: 'alcohol', language: 'nl', path: '/programma' } as const;

interface CauseOptions {
  /** A separate database. */
  readonly database: Database;
  readonly count: number;
  readonly timeoutMs: number;
}

export interface SentCauses {
  /** Message-IDs of the expected and the received emails, including duplicates. */
  readonly expected: readonly string[];
  readonly arrived: readonly string[];
  /** Number of messages that the server rejected. */
  readonly refused: number;
}

/** Starts a mail server that rejects three of ten messages. */
async function startFailingServer() {
  let attempts = 0;
  let refusedCount = 0;
  const answer = () => {
    attempts += 1;
    if (attempts % 10 >= 3) return null;
    refusedCount += 1;
    return Object.assign(new Error('busy'), { responseCode: 451 });
  };
  const server = await startMailServer({ answer });
  return { ...server, refusals: () => refusedCount };
}

/**
 * Triggers `count` emails, each from two sides in parallel, with two workers and a mail server that rejects three of
 * ten. Resolves when all have arrived, or after the timeout.
 */
export async function sendCauses({ database, count, timeoutMs }: CauseOptions): Promise<SentCauses> {
  const server = await startFailingServer();
  const system = createSystem({ database, config: createTestConfig({ SMTP_URL: server.url }) });
  const options = { log: () => undefined, pollSeconds: 0.5 };
  const workers = [await startJobs(system, options), await startJobs(system, options)];
  await database.pool.query('update pgboss.queue set retry_delay = 1, retry_backoff = false');
  const causes = Array.from({ length: count }, (_, index) => `cause ${index}`);
  const send = (some: readonly string[]) =>
    system.jobs.transact(async (tx) => {
      for (const cause of some) {
        await sendMail(system, tx, { owner: 0, mail: 'daily', to: 'wij@example.nl', target, cause });
      }
    });
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const some = causes.slice(start, start + BATCH_SIZE);
    await Promise.all([send(some), send(some)]);
  }
  for (const startedAt = Date.now(); server.mails.length < count && Date.now() - startedAt < timeoutMs; )
    await sleep(100);
  for (const worker of workers) await worker.close();
  await system.jobs.close();
  await server.close();
  return {
    expected: causes.map((cause) => `<${toJobId(cause)}@example.nl>`),
    arrived: server.mails.map(({ id }) => id),
    refused: server.refusals(),
  };
}
