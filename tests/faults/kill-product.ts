import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '#tests/bench/figure.ts';
import { readFreePort, startProduct } from '#tests/support/product.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { makePeople } from './people.ts';
import { getSeconds, RECOVERY_MS } from './recovery.ts';
import { compareRows, startWriting, untilWritten } from './writers.ts';

const WRITERS = 40;

/** Kills the product's process while users save, restarts it like a service manager, and counts the remaining data. */
export async function* killProduct(rounds: number): AsyncGenerator<Figure> {
  const [port, dataDir] = [await readFreePort(), mkdtempSync(join(tmpdir(), 'faults-'))];
  const start = () => startProduct({ DATA_DIR: dataDir, TRUST_PROXY: 'true', PUBLIC_PROTOCOL: 'http' }, port);
  let product = await start();
  const ledger = startWriting(await makePeople({ port, count: WRITERS }));
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${round + 1} of ${rounds}, ${ledger.acknowledged.size} acknowledged\n`);
    await untilWritten(ledger, WRITERS);
    await sleep(Math.random() * 1_000);
    product.process.kill('SIGKILL');
    ledger.strike();
    const startedAt = performance.now();
    await once(product.process, 'exit');
    await product.stop();
    product = await start();
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  await ledger.stop();
  const { lost, doubled } = await withContentSystem({ dataDir }, ({ database }) => compareRows(database.pool, ledger));
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const { acknowledged, wrong } = ledger;
  yield {
    what: `product killed ${rounds} times while ${WRITERS} people save`,
    measured: `${lost} lost, ${doubled} doubled, ${wrong.length} refused`,
    beside: `${acknowledged.size} acknowledged, ${ledger.retried()} of them after a crash`,
    must: '0, 0 and 0',
    isMet: lost + doubled + wrong.length === 0 && acknowledged.size > 0,
  };
  yield {
    what: 'the same: a write that was cut off is acknowledged',
    measured: `after ${getSeconds(ledger.longestMs())} at most`,
    beside: `product up in ${getSeconds(slowest)} at most`,
    must: `<= ${getSeconds(RECOVERY_MS)}`,
    isMet: ledger.longestMs() <= RECOVERY_MS && slowest <= RECOVERY_MS,
  };
}
