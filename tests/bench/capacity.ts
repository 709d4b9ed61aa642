import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getRegistrationsOverview, saveRegistration } from '#src/contract/registrations.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { finish, makePeople, type Person } from '#tests/faults/people.ts';
import { type BenchServer, startServer } from './child.ts';
import type { Figure } from './figure.ts';
import { getProcessorTime } from './processor-time.ts';

const PEOPLE = 8;

/** Assumptions of docs/operations/capacity.md: maximum load of a core, and when users visit. */
const BUSY = 0.6;
const SHARE_AT_PEAK = 0.1;
const PEAK_S = 600;
const SIZES = [10_000, 1_000_000, 10_000_000] as const;

/** CPU time of a single call in ms. */
interface Cost {
  readonly product: number;
  readonly postgres: number;
}

interface Work {
  readonly what: string;
  readonly times: number;
  readonly warm: number;
  readonly run: (person: Person, turn: number) => Promise<unknown>;
}

const today = getAmsterdamDate(new Date());

async function readPage({ fetch, host }: Person, path: string): Promise<void> {
  const answer = await fetch(`http://${host}${path}`);
  await answer.text();
  if (answer.status >= 500) throw new Error(`${path} answers ${answer.status}.`);
}

const WORK = {
  cached: {
    what: 'page from memory, one at a time',
    times: 2_000,
    warm: 500,
    run: (person) => readPage(person, '/hulp'),
  },
  drawn: {
    what: 'page drawn anew, with its request',
    times: 500,
    warm: 200,
    run: (person, turn) => readPage(person, `/bestaat-niet-${turn}`),
  },
  login: { what: 'login in a browser that did before', times: 80, warm: 16, run: (person) => person.logIn() },
  strange: {
    what: 'login in another, address never confirmed',
    times: 40,
    warm: 8,
    run: (person) => person.logInElsewhere(),
  },
  account: {
    what: 'own account',
    times: 400,
    warm: 100,
    run: async ({ client }) => finish(await client.call(currentUser)),
  },
  days: {
    what: 'overview and statistics',
    times: 400,
    warm: 100,
    run: async ({ client }) => {
      finish(await client.call(getRegistrationsOverview));
      finish(await client.call(getStatistics));
    },
  },
  save: {
    what: 'save a day',
    times: 400,
    warm: 100,
    run: async ({ client }) => {
      const body = { date: today, amount: '1', place: 'home', company: 'alone' };
      finish(await client.call(saveRegistration, { body, key: randomUUID() }));
    },
  },
  diary: {
    what: 'write in the diary',
    times: 200,
    warm: 50,
    run: async ({ client }) => {
      const body = { title: 'Vandaag', body: 'Een rustige dag.', entryDate: today };
      finish(await client.call(createDiaryEntry, { body, key: randomUUID() }));
    },
  },
} satisfies Record<string, Work>;

type Name = keyof typeof WORK;

async function getCost(work: Work, people: readonly Person[], product: BenchServer, postgres: number): Promise<Cost> {
  const run = async (times: number, from: number) => {
    for (let turn = from; turn < from + times; turn += 1) {
      const person = people[turn % people.length];
      if (person) await work.run(person, turn);
    }
  };
  await run(work.warm, 0);
  const usageBefore = [await product.cpu(), getProcessorTime(postgres)] as const;
  await run(work.times, work.warm);
  const spent = (usageAfter: number, usageBefore: number) => (usageAfter - usageBefore) / work.times / 1_000;
  return {
    product: spent(await product.cpu(), usageBefore[0]),
    postgres: spent(getProcessorTime(postgres), usageBefore[1]),
  };
}

const getMs = (value: number): string => `${value.toFixed(value < 1 ? 3 : 1)} ms`;

/** Returns the cost of a visit: four cached pages, three screens with their requests, and one saved day. */
function getVisit(costs: Readonly<Record<Name, Cost>>, key: keyof Cost): number {
  const create = (name: Name) => costs[name][key];
  return 7 * create('cached') + 3 * create('account') + create('days') + create('save');
}

const printed = { must: 'printed', isMet: true } as const;

const getLogins = ({ product }: Cost): string => ((BUSY * 1_000) / product).toFixed(0);

function* planFrom(costs: Readonly<Record<Name, Cost>>): Generator<Figure> {
  const visit = { product: getVisit(costs, 'product'), postgres: getVisit(costs, 'postgres') };
  const perCore = { product: (BUSY * 1_000) / visit.product, postgres: (BUSY * 1_000) / visit.postgres };
  const getPeople = (visits: number) =>
    Math.round(((visits * PEAK_S) / SHARE_AT_PEAK / 1_000) * 1_000).toLocaleString('en');
  yield {
    what: 'a visit (4 pages, 3 screens, a day saved)',
    measured: `product ${getMs(visit.product)}, PostgreSQL ${getMs(visit.postgres)}`,
    beside: 'reckoned from the above',
    ...printed,
  };
  yield {
    what: `a core that is ${BUSY * 100} % busy carries`,
    measured: `product ${perCore.product.toFixed(0)} visits/s (${getPeople(perCore.product)} people)`,
    beside: `PostgreSQL ${perCore.postgres.toFixed(0)} (${getPeople(perCore.postgres)}); ${getLogins(costs.login)} logins/s, ${getLogins(costs.strange)} in strange browsers`,
    ...printed,
  };
  for (const size of SIZES) {
    const peak = (size * SHARE_AT_PEAK) / PEAK_S;
    yield {
      what: `${size.toLocaleString('en')} people: cores at the peak`,
      measured: `product ${(peak / perCore.product).toFixed(2)}, PostgreSQL ${(peak / perCore.postgres).toFixed(2)}`,
      beside: `${peak.toFixed(1)} visits/s`,
      ...printed,
    };
  }
}

/** Measures the CPU time of a process and of PostgreSQL for all operations of the capacity plan. */
export async function* measureCapacity(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-capacity-'));
  const server = await startEmbedded(folder);
  const product = await startServer('./product-server.ts', join(folder, 'product.log'), {
    DATABASE_URL: server.url,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    TRUST_PROXY: 'true',
    PUBLIC_PROTOCOL: 'http',
    REGISTRATIONS_PER_HOUR: '100000',
  });
  const postgres = server.pid();
  if (postgres === null) throw new Error('PostgreSQL does not run.');
  try {
    const people = await makePeople({ port: product.port, count: PEOPLE, keepsConnections: true });
    const costs: Partial<Record<Name, Cost>> = {};
    for (const name of Object.keys(WORK) as Name[]) {
      const cost = await getCost(WORK[name], people, product, postgres);
      costs[name] = cost;
      yield {
        what: WORK[name].what,
        measured: `product ${getMs(cost.product)}, PostgreSQL ${getMs(cost.postgres)}`,
        beside: `${WORK[name].times} times, processor time`,
        ...printed,
      };
    }
    yield* planFrom(costs as Readonly<Record<Name, Cost>>);
  } finally {
    await product.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
