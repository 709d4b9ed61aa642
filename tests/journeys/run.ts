import { parseArgs } from 'node:util';
import { buildProduct } from '#src/server/build-product.ts';
import { isBuilt } from '#src/server/built.ts';
import { ROOT } from '#src/server/root.ts';
import { send } from '../gate/message.ts';
import { type Product, startProduct } from '../support/product.ts';
import type { EngineDriver } from './engine/driver.ts';
import { ENGINES, type Engine, ensureEngine, startEngine } from './engine/engines.ts';
import { isWithin, NoAnswerError } from './engine/until.ts';
import type { Journey } from './journey.ts';
import { toPage } from './page.ts';
import { PARTICIPANT } from './participant.ts';
import { DESK, NURSE } from './staff.ts';
import { getClosingLine, isRed, type Tally } from './tally.ts';
import { TOGETHER } from './together.ts';
import { VISITOR } from './visitor.ts';

/**
 * `node tests/journeys/run.ts --engines firefox,webkit --only login,day`: walks journeys in real engines, against a
 * separate product. An engine that cannot be installed counts as missing, and fails the run if CI is set.
 */

const JOURNEYS: readonly Journey[] = [...VISITOR, ...PARTICIPANT, ...TOGETHER, ...NURSE, ...DESK];
/** Journeys of all users except staff, which run by default. */
const PROMISED_JOURNEYS = JOURNEYS.filter((journey) => !DESK.includes(journey));
/** Maximum duration of one journey in any case. */
const JOURNEY_LIMIT_MS = 240_000;

/** Reports the result of a journey to the run that started this one. */
function report(title: string, ms: number, errors: readonly string[]): void {
  const file = 'tests/journeys/run.ts';
  const status = errors.length === 0 ? 'passed' : 'failed';
  const ending = { id: `${file} › ${title}`, title, file, line: 1, status, errors, attached: [] } as const;
  send({ kind: 'end', part: title, ms, endings: [ending] });
}

const getSecondsSince = (begin: number): string => `${((Date.now() - begin) / 1_000).toFixed(1)} s`;

/** Returns the named members of a list; the default ones without names. */
function choose<T extends { readonly name: string }>(
  all: readonly T[],
  names: string | undefined,
  usual = all,
): readonly T[] {
  if (names === undefined) return usual;
  return names.split(',').map((name) => {
    const match = all.find((item) => item.name === name);
    if (!match) throw new Error(`No "${name}": ${all.map((item) => item.name).join(', ')}`);
    return match;
  });
}

/** Walks a journey in a window without cookies, and expects that no script threw. */
async function walk(driver: EngineDriver, product: Product, { name, walk: follow }: Journey): Promise<void> {
  const page = toPage(driver);
  const getUrl = (label: string, path: string) => `http://${label}.localhost:${product.port}${path}`;
  driver.errors.length = 0;
  await page.open(getUrl('alcohol', '/hulp'));
  await driver.reset();
  try {
    await isWithin(JOURNEY_LIMIT_MS, name, follow({ product, page, address: getUrl }));
  } catch (error) {
    // Only a driver that does not respond is started again: a journey that takes too long has failed.
    if (error instanceof NoAnswerError && !error.message.startsWith(`${name}: `)) throw error;
    const text = await page.text().catch(() => 'no text');
    throw new Error(`${error instanceof Error ? error.message : error}\nThe page:\n${text.slice(0, 1_500)}`);
  }
  if (driver.errors.length > 0) throw new Error(`Errors of the page: ${driver.errors.join('; ')}`);
}

async function walkAll(engine: Engine, journeys: readonly Journey[], product: Product, tally: Tally): Promise<void> {
  const begin = Date.now();
  let driver = await startEngine(engine);
  console.log(`${engine.name}: started in ${getSecondsSince(begin)}`);
  try {
    for (const journey of journeys) {
      const start = Date.now();
      const title = `${engine.name} × ${journey.name}`;
      send({ kind: 'begin', part: title });
      try {
        await walk(driver, product, journey).catch(async (error: unknown) => {
          // The driver did not respond, so nothing is known about the page: it is retried in a new window.
          if (!(error instanceof NoAnswerError)) throw error;
          console.log(`${title}: ${error.message}; begun again`);
          send({ kind: 'note', text: `${title} was begun again: its driver gave no answer (${error.message})` });
          driver.stop();
          driver = await startEngine(engine);
          await walk(driver, product, journey);
        });
        tally.passed += 1;
        report(title, Date.now() - start, []);
        console.log(`${title}: passed, ${getSecondsSince(start)}`);
      } catch (error) {
        tally.failed += 1;
        report(title, Date.now() - start, [String(error)]);
        console.log(`${title}: FAILED, ${getSecondsSince(start)}\n${error}`);
      }
    }
  } finally {
    driver.stop();
  }
  console.log(`${engine.name}: ${getSecondsSince(begin)}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { engines: { type: 'string' }, only: { type: 'string' } } });
  const engines = choose(ENGINES, values.engines);
  const journeys = choose(JOURNEYS, values.only, PROMISED_JOURNEYS);
  const tally: Tally = { passed: 0, failed: 0, missing: 0 };
  const looked = engines.map((engine) => ({ engine, reason: ensureEngine(engine) }));
  const there = looked.filter(({ reason }) => reason === null);
  if (there.length > 0) {
    if (!isBuilt(ROOT)) await buildProduct(ROOT);
    const product = await startProduct({ REGISTRATIONS_PER_HOUR: '100000' });
    try {
      for (const { engine } of there) await walkAll(engine, journeys, product, tally);
    } finally {
      await product.stop();
    }
  }
  for (const { reason } of looked) {
    if (reason === null) continue;
    tally.missing += journeys.length;
    console.log(`not told: ${reason}`);
    send({ kind: 'note', text: `${journeys.length} journeys not told: ${reason}` });
  }
  console.log(getClosingLine(tally));
  process.exitCode = isRed(tally, Boolean(process.env.CI)) ? 1 : 0;
}

await main();
// Drivers that hang may leave sockets open; the run that started this one first receives all messages.
if (process.connected) {
  process.once('disconnect', () => process.exit());
  process.disconnect();
} else process.exit();
