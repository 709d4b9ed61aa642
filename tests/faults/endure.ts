import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Failure } from '#src/contract/result.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { makePeople } from './people.ts';
import { startReading } from './readers.ts';
import { getSeconds, RECOVERY_MS } from './recovery.ts';
import { compareRows, startWriting } from './writers.ts';

const WRITERS = 12;
const LASTS_MS = 12_000;
/** Maximum wait for a page. */
const PAGE_MS = 5_000;
const CALM = 'Dit lukt nu niet. Probeer het zo nog eens.';

export interface Fault {
  readonly name: string;
  readonly port: number;
  /** Connection URL of the database, bypassing the broken part. */
  readonly databaseUrl: string;
  readonly begin: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}

/** Returns true unless the request failed without a response, with 409 (first attempt running) or the 503 text. */
const isUnclear = ({ status, message }: Failure): boolean =>
  status !== null && status !== 409 && !(status === 503 && message === CALM);

/**
 * Runs a fault while users save and read. Pages that were read before stay up, saves succeed or return a clear error,
 * no acknowledged data are lost or doubled, and everything recovers automatically after the fault.
 */
export async function* endure({ name, port, databaseUrl, begin, end }: Fault): AsyncGenerator<Figure> {
  const people = await makePeople({ port, count: WRITERS });
  const readers = await startReading(port, ['/hulp', '/privacy']);
  const ledger = startWriting(people);
  await sleep(1_500);
  await begin();
  await sleep(LASTS_MS);
  await end();
  ledger.strike();
  const startedAt = performance.now();
  await ledger.stop();
  const recovered = performance.now() - startedAt;
  await readers.stop();
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const { lost, doubled } = await compareRows(pool, ledger);
  await pool.end();
  const { acknowledged, refusals } = ledger;
  const unclear = refusals.filter(isUnclear);
  for (const word of new Set(unclear.map(({ status, message }) => `${status} ${message}`))) {
    process.stderr.write(`  ${word}\n`);
  }
  yield {
    what: `database ${name}: people save`,
    measured: `${lost} lost, ${doubled} doubled, ${unclear.length} told unclearly`,
    beside: `${acknowledged.size} acknowledged, ${refusals.length} told to try again`,
    must: '0, 0 and 0',
    isMet: lost + doubled + unclear.length === 0,
  };
  yield {
    what: `database ${name}: all is well by itself`,
    measured: `after ${getSeconds(recovered)}`,
    beside: `fault of ${getSeconds(LASTS_MS)}`,
    must: `<= ${getSeconds(RECOVERY_MS)}`,
    isMet: recovered <= RECOVERY_MS,
  };
  yield {
    what: `database ${name}: content pages with crisis numbers`,
    measured: `${readers.bad.length} of ${readers.answers()} failed, ${getSeconds(readers.longestMs())} at most`,
    beside: '',
    must: `0, <= ${getSeconds(PAGE_MS)}`,
    isMet: readers.bad.length === 0 && readers.longestMs() <= PAGE_MS,
  };
}
