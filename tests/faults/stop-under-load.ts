import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { getRegistrationsOverview, saveRegistration } from '#src/contract/registrations.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { startProduct } from '#tests/support/product.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import type { TimedResponse } from './over-http.ts';
import { makePeople, type Person } from './people.ts';
import { getSeconds, RECOVERY_MS } from './recovery.ts';
import { compareRows } from './writers.ts';

const PEOPLE = 40;
const BEFORE_MS = 3_000;

/** Saves and reads without a pause until the product is down; only acknowledged writes count as saved. */
async function hurry({ client }: Person, acknowledged: Map<string, string>, isDown: () => boolean): Promise<void> {
  while (!isDown()) {
    const key = randomUUID();
    const body = { date: getAmsterdamDate(new Date()), amount: '1', place: 'home', company: 'alone' };
    const saved = await client.call(saveRegistration, { body, key });
    if (saved.ok) acknowledged.set(key, saved.value.sid);
    else await sleep(20);
    await client.call(getRegistrationsOverview);
  }
}

/** Counts the requests in the product's log, all of which it accepted and has to have answered. */
const readTaken = (output: string): number => output.split('\n').filter((line) => line.includes('"method":')).length;

/** Stops the product like an operator while users save and read as fast as they can. */
export async function stopUnderLoad(processes: number): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'));
  const behindProxy = { TRUST_PROXY: 'true', PUBLIC_PROTOCOL: 'http' };
  const environment = { DATA_DIR: dataDir, ...behindProxy, WEB_PROCESSES: String(processes) };
  const product = await startProduct(environment);
  const answers: TimedResponse[] = [];
  const onAnswer = (item: TimedResponse) => void answers.push(item);
  const people = await makePeople({ port: product.port, count: PEOPLE, onAnswer, keepsConnections: true });
  const acknowledged = new Map<string, string>();
  let isDown = false;
  const hurrying = people.map((person) => hurry(person, acknowledged, () => isDown));
  await sleep(BEFORE_MS);
  const startedAt = performance.now();
  const exit = once(product.process, 'close');
  product.process.kill('SIGTERM');
  const [code] = await exit;
  const took = performance.now() - startedAt;
  isDown = true;
  await Promise.all(hurrying);
  await product.stop();
  const server = await startEmbedded(dataDir);
  const { lost, doubled } = await withContentSystem({ dataDir }, ({ database }) =>
    compareRows(database.pool, { acknowledged }),
  );
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const unanswered = readTaken(product.printed()) - answers.length;
  const answerCount = answers.filter(({ status }) => status >= 500).length;
  return {
    what: `told to stop under load, ${processes} web process${processes > 1 ? 'es' : ''}`,
    measured: `${unanswered} unanswered, ${answerCount} of 5xx, ${lost + doubled} saved without an answer`,
    beside: `${answers.length} answered, down in ${getSeconds(took)} with code ${code}`,
    must: '0, 0 and 0',
    isMet: unanswered + answerCount + lost + doubled === 0 && code === 0 && took <= RECOVERY_MS,
  };
}
