import { setTimeout as sleep } from 'node:timers/promises';
import { getEmbeddedPaths } from '#src/cms/db/embedded/paths.ts';
import { connectToServer, readServerPid } from '#src/cms/db/embedded/server.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { startProduct } from '#tests/support/product.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { makePeople } from './people.ts';
import { startReading } from './readers.ts';
import { getSeconds, RECOVERY_MS } from './recovery.ts';
import { compareRows, startWriting, untilWritten } from './writers.ts';

const WRITERS = 20;
const PAGES = ['/hulp', '/privacy'];
/** In each third round one connection's process is killed, otherwise the whole server. */
const ONE_IN = 3;

async function killOne(dataDir: string, round: number): Promise<void> {
  const embeddedPaths = getEmbeddedPaths(dataDir);
  const client = round % ONE_IN === 0 ? await connectToServer(embeddedPaths.url, 'faults') : undefined;
  if (!client) return void process.kill(readServerPid(embeddedPaths) ?? 0, 'SIGKILL');
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'zelfhulp' order by state = 'active' desc limit 1",
  );
  const exit = new Promise((resolve) => client.once('end', resolve));
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await exit;
}

/** Kills the embedded database while users save and read, and waits until the product has restarted it. */
export async function* killDatabase(rounds: number): AsyncGenerator<Figure> {
  const product = await startProduct({ TRUST_PROXY: 'true', PUBLIC_PROTOCOL: 'http' });
  const { port, dataDir } = product;
  const people = await makePeople({ port, count: WRITERS });
  const readers = await startReading(port, PAGES);
  const ledger = startWriting(people);
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${round + 1} of ${rounds}, ${ledger.acknowledged.size} acknowledged\n`);
    await sleep(300 + Math.random() * 1_500);
    await killOne(dataDir, round);
    ledger.strike();
    slowest = Math.max(slowest, await untilWritten(ledger, WRITERS));
  }
  await ledger.stop();
  await readers.stop();
  const hasOutlived = product.process.exitCode === null && product.process.signalCode === null;
  const { lost, doubled } = await withContentSystem({ dataDir }, ({ database }) => compareRows(database.pool, ledger));
  await product.stop();
  const { acknowledged, wrong } = ledger;
  yield {
    what: `database killed ${rounds} times while ${WRITERS} people save`,
    measured: `${lost} lost, ${doubled} doubled, ${wrong.length} refused`,
    beside: `${acknowledged.size} acknowledged, ${ledger.retried()} of them after a crash`,
    must: '0, 0 and 0',
    isMet: lost + doubled + wrong.length === 0 && acknowledged.size > 0,
  };
  yield {
    what: 'the same: people save again, by itself',
    measured: `after ${getSeconds(slowest)} at most`,
    beside: hasOutlived ? 'the product ran on' : 'the product fell',
    must: `<= ${getSeconds(RECOVERY_MS)}`,
    isMet: slowest <= RECOVERY_MS && ledger.longestMs() <= RECOVERY_MS && hasOutlived,
  };
  yield {
    what: 'the same: content pages with crisis numbers stay up',
    measured: `${readers.bad.length} of ${readers.answers()} failed`,
    beside: `${getSeconds(readers.longestMs())} at most`,
    must: '0',
    isMet: readers.bad.length === 0,
  };
}
