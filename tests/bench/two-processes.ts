import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { saveRegistration } from '#src/contract/save-registration.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { done, makePeople, type Person } from '#tests/faults/people.ts';
import { startServer } from './child.ts';
import type { Figure } from './figure.ts';
import { processorTime } from './processor-time.ts';
import { importTool } from './tools.ts';

/** Requests until the code of one process is compiled, as after that each costs the same; and those that are measured. */
const WARM_UP = 4_000;
const MEASURED = 6_000;
const CONNECTIONS = 24;
const MUST = 1.8;
/** Both processes, PostgreSQL and what sends the requests, each with a core of its own. */
const CORES = 4;

interface Autocannon {
  readonly default: (options: {
    readonly url: string;
    readonly connections: number;
    /** How many requests are sent. */
    readonly amount: number;
    readonly requests: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
  }) => Promise<{ readonly '2xx': number; readonly '4xx': number; readonly '5xx': number; readonly errors: number }>;
}

interface Worked {
  /** Answers in a second. */
  readonly rate: number;
  /** Cores that were busy on average: of the product, of PostgreSQL, and of what sent the requests. */
  readonly product: number;
  readonly postgres: number;
  readonly sender: number;
}

/** A page that stands nowhere is drawn for each who asks; days and settings are read from the database each time. */
async function requestsOf(people: readonly Person[]) {
  for (const { client } of people) {
    const body = { date: amsterdamDate(new Date()), amount: '1', place: 'home', company: 'alone' };
    done(await client.call(saveRegistration, { body, key: randomBytes(16).toString('hex') }));
  }
  return people.flatMap(({ host, cookies }, at) => {
    const headers = { host, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    return [
      { path: `/bestaat-niet-${at}`, headers: { host } },
      { path: '/api/nl/registrations/overview?_format=json', headers },
      { path: '/api/nl/registrations/statistics?_format=json', headers },
    ];
  });
}

/** What so many processes do when they are asked as fast as they answer. */
async function saturate(folder: string, database: { readonly url: string; readonly pid: number }, processes: number) {
  const product = await startServer('./product-workers.ts', join(folder, `${processes}.log`), {
    DATABASE_URL: database.url,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    WEB_PROCESSES: String(processes),
    TRUST_PROXY: 'true',
    PUBLIC_PROTOCOL: 'http',
    REGISTRATIONS_PER_HOUR: '100000',
  });
  try {
    const people = await makePeople({ port: product.port, count: 8, after: processes * 100 });
    const requests = await requestsOf(people);
    const { default: autocannon } = await importTool<Autocannon>('autocannon');
    const url = `http://127.0.0.1:${product.port}`;
    const ask = (amount: number) => autocannon({ url, connections: CONNECTIONS, amount, requests });
    await ask(WARM_UP * processes);
    const before = {
      product: processorTime(product.pid),
      postgres: processorTime(database.pid),
      own: process.cpuUsage(),
    };
    const begun = performance.now();
    const answered = await ask(MEASURED);
    const micros = (performance.now() - begun) * 1_000;
    const { user, system } = process.cpuUsage(before.own);
    if (answered['5xx'] + answered.errors > 0)
      throw new Error(`${answered['5xx']} answers of 5xx, ${answered.errors} without an answer.`);
    return {
      rate: ((answered['2xx'] + answered['4xx']) / micros) * 1e6,
      product: (processorTime(product.pid) - before.product) / micros,
      postgres: (processorTime(database.pid) - before.postgres) / micros,
      sender: (user + system) / micros,
    } satisfies Worked;
  } finally {
    await product.stop();
  }
}

const cores = ({ product, postgres, sender }: Worked): string =>
  `product ${product.toFixed(2)}, PostgreSQL ${postgres.toFixed(2)}, sender ${sender.toFixed(2)} cores`;

/**
 * What a second process adds to work that no cache does. Its worth is what both do with a core each: twice what one does
 * in a second of processor time. The clock tells the same only where all that takes part has a core of its own: on two,
 * PostgreSQL and what sends the requests take half of what the second process is to have.
 */
export async function* measureTwoProcesses(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-processes-'));
  const server = await startEmbedded(folder);
  const pid = server.pid();
  if (pid === null) throw new Error('PostgreSQL does not run.');
  try {
    const one = await saturate(folder, { url: server.url, pid }, 1);
    const two = await saturate(folder, { url: server.url, pid }, 2);
    const perCore = ({ rate, product }: Worked) => rate / product;
    const worth = (2 * perCore(two)) / perCore(one);
    yield {
      what: 'two processes beside one, uncached work, by processor time of the product',
      measured: `${worth.toFixed(2)} times`,
      beside: `${perCore(one).toFixed(0)} and ${perCore(two).toFixed(0)} answers for each second of processor time`,
      must: `>= ${MUST}`,
      isMet: worth >= MUST,
    };
    const ratio = two.rate / one.rate;
    const own = availableParallelism();
    yield {
      what: `the same by the clock, on ${own} cores`,
      measured: `${ratio.toFixed(2)} times (${one.rate.toFixed(0)} and ${two.rate.toFixed(0)} a second)`,
      beside: `one: ${cores(one)}; two: ${cores(two)}`,
      must: own >= CORES ? `>= ${MUST}` : `printed below ${CORES} cores`,
      isMet: own < CORES || ratio >= MUST,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
