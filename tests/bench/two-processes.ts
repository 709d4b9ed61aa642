import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { saveRegistration } from '#src/contract/registrations.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { finish, makePeople, type Person } from '#tests/faults/people.ts';
import { type BenchServer, startServer } from './child.ts';
import type { Figure } from './figure.ts';
import { getProcessorTime } from './processor-time.ts';
import { importTool } from './tools.ts';

/** Seconds at full speed until the code of each process is compiled, so that the cost of a response is constant. */
const WARM_UP = 12;
/** Number of rounds, alternating, so that other load affects both sides equally. */
const ROUNDS = 5;
const SECONDS = 5;
/** Responses per second of each process, at about a third of a core, so that none waits for another on two cores. */
const PACE = 300;
const CONNECTIONS = 12;
const MUST = 1.8;
/** Cores required for both processes, PostgreSQL and the load generator. */
const CORES = 4;

interface Autocannon {
  readonly default: (options: {
    readonly url: string;
    readonly connections: number;
    /** Duration in seconds. */
    readonly duration: number;
    /** Requests per second of all connections; undefined for maximum speed. */
    readonly overallRate: number | undefined;
    readonly requests: readonly BenchRequest[];
  }) => Promise<{ readonly '2xx': number; readonly '4xx': number; readonly '5xx': number; readonly errors: number }>;
}

interface BenchRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface WorkMeasurement {
  /** Responses per second. */
  readonly rate: number;
  /** CPU time of a response in ms. */
  readonly cost: number;
  /** Average number of busy cores: of the product, PostgreSQL, and the load generator. */
  readonly product: number;
  readonly postgres: number;
  readonly sender: number;
}

/** Creates requests that are not cached: missing pages are rendered, days and settings read from the database. */
async function getRequests(people: readonly Person[]): Promise<BenchRequest[]> {
  for (const { client } of people) {
    const body = { date: getAmsterdamDate(new Date()), amount: '1', place: 'home', company: 'alone' };
    finish(await client.call(saveRegistration, { body, key: randomBytes(16).toString('hex') }));
  }
  return people.flatMap(({ host, cookies }, index) => {
    const headers = { host, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    return [
      { path: `/bestaat-niet-${index}`, headers: { host } },
      { path: '/api/nl/registrations/overview?_format=json', headers },
      { path: '/api/nl/registrations/statistics?_format=json', headers },
    ];
  });
}

const startProduct = (folder: string, url: string, processes: number) =>
  startServer('./product-workers.ts', join(folder, `${processes}.log`), {
    DATABASE_URL: url,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    WEB_PROCESSES: String(processes),
    TRUST_PROXY: 'true',
    PUBLIC_PROTOCOL: 'http',
    REGISTRATIONS_PER_HOUR: '100000',
  });

interface Side {
  readonly product: BenchServer;
  readonly processes: number;
}

/** Sends requests for a number of seconds, at a pace for each process or at maximum speed. */
async function readWork(
  side: Side,
  database: number,
  requests: readonly BenchRequest[],
  seconds: number,
  pace?: number,
) {
  const { product, processes } = side;
  const { default: autocannon } = await importTool<Autocannon>('autocannon');
  const usageBefore = {
    product: getProcessorTime(product.pid),
    postgres: getProcessorTime(database),
    own: process.cpuUsage(),
  };
  const startedAt = performance.now();
  const answer = await autocannon({
    url: `http://127.0.0.1:${product.port}`,
    connections: CONNECTIONS * processes,
    duration: seconds,
    overallRate: pace && pace * processes,
    requests,
  });
  const micros = (performance.now() - startedAt) * 1_000;
  const { user, system } = process.cpuUsage(usageBefore.own);
  if (answer['5xx'] + answer.errors > 0)
    throw new Error(`${answer['5xx']} answers of 5xx, ${answer.errors} without an answer.`);
  const answers = answer['2xx'] + answer['4xx'];
  const spent = getProcessorTime(product.pid) - usageBefore.product;
  return {
    rate: (answers / micros) * 1e6,
    cost: spent / answers / 1_000,
    product: spent / micros,
    postgres: (getProcessorTime(database) - usageBefore.postgres) / micros,
    sender: (user + system) / micros,
  } satisfies WorkMeasurement;
}

const getCores = ({ product, postgres, sender }: WorkMeasurement): string =>
  `product ${product.toFixed(2)}, PostgreSQL ${postgres.toFixed(2)}, sender ${sender.toFixed(2)} cores`;

/** Returns the median round by one of its figures. */
function createMiddle(rounds: readonly WorkMeasurement[], sortKey: 'rate' | 'cost'): WorkMeasurement {
  const sortedRounds = rounds.toSorted((worked, other) => worked[sortKey] - other[sortKey]);
  const worked = sortedRounds[Math.floor(sortedRounds.length / 2)];
  if (!worked) throw new Error('Nothing was measured.');
  return worked;
}

/** Measures one and two processes alternately; returns each round's figures. */
async function groupByTurns(sides: readonly [Side, Side], request: (side: Side) => Promise<WorkMeasurement>) {
  const rounds: [WorkMeasurement[], WorkMeasurement[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const position of [0, 1] as const) rounds[position].push(await request(sides[position]));
  return rounds;
}

/**
 * Measures what a second process adds to uncached work. If processes share only the database, a response costs the same
 * CPU time with two processes as with one, at the same pace for each: twice the cores give twice the responses. Elapsed
 * time only shows this if every process has a separate core: with two cores, PostgreSQL and the load generator need half
 * of the second core.
 */
export async function* measureTwoProcesses(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-processes-'));
  const server = await startEmbedded(folder);
  const pid = server.pid();
  if (pid === null) throw new Error('PostgreSQL does not run.');
  const item: Side = { product: await startProduct(folder, server.url, 1), processes: 1 };
  const two: Side = { product: await startProduct(folder, server.url, 2), processes: 2 };
  try {
    const requests = await getRequests(await makePeople({ port: item.product.port, count: 8, after: 0 }));
    for (const side of [item, two]) await readWork(side, pid, requests, WARM_UP);
    const [paced, pacedBoth] = await groupByTurns([item, two], (side) => readWork(side, pid, requests, SECONDS, PACE));
    const alone = createMiddle(paced, 'cost');
    const bothWorked = createMiddle(pacedBoth, 'cost');
    const worth = (2 * alone.cost) / bothWorked.cost;
    yield {
      what: 'two processes beside one, uncached work, by processor time of an answer at the same pace for each',
      measured: `${worth.toFixed(2)} times`,
      beside: `${alone.cost.toFixed(2)} and ${bothWorked.cost.toFixed(2)} ms at ${alone.rate.toFixed(0)} and ${bothWorked.rate.toFixed(0)} a second`,
      must: `>= ${MUST}`,
      isMet: worth >= MUST,
    };
    const [fast, fastBoth] = await groupByTurns([item, two], (side) => readWork(side, pid, requests, SECONDS));
    const median = createMiddle(fast, 'rate');
    const mostOfBoth = createMiddle(fastBoth, 'rate');
    const ratio = mostOfBoth.rate / median.rate;
    const cores = availableParallelism();
    yield {
      what: `the same by the clock at full speed, on ${cores} cores`,
      measured: `${ratio.toFixed(2)} times (${median.rate.toFixed(0)} and ${mostOfBoth.rate.toFixed(0)} a second)`,
      beside: `one: ${getCores(median)}; two: ${getCores(mostOfBoth)}`,
      must: cores >= CORES ? `>= ${MUST}` : `printed below ${CORES} cores`,
      isMet: cores < CORES || ratio >= MUST,
    };
  } finally {
    await Promise.all([item.product.stop(), two.product.stop()]);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
