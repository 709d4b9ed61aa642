import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { type Figure, getMedian } from './figure.ts';
import { GROWTH_CALLS, type GrowthCall } from './growth-calls.ts';
import { type Installation, openInstallation } from './growth-installation.ts';
import { GROWTH_JOBS } from './growth-jobs.ts';
import { writeOwnTexts } from './growth-people.ts';
import { DAYS } from './growth-seed.ts';

const MUST = 2;
const WARM_UP = 20;
/** Number of blocks, so that a short slowdown of the server affects only one of them. */
const BLOCKS = 7;
const ROUNDS = 40;

/** Test data need not survive a power failure, and waiting for the disk would hide growth. */
const SETTINGS = [
  'fsync=off',
  'autovacuum=off',
  'max_wal_size=8GB',
  'shared_buffers=1GB',
  'maintenance_work_mem=512MB',
  'work_mem=64MB',
];

interface GrowthTimes {
  readonly small: number;
  readonly large: number;
}

const getP95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

async function getTime({ prepare }: GrowthCall, installation: Installation, turn: number): Promise<number> {
  const work = await prepare(installation, turn);
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Measures the 95th percentiles of a block of rounds, alternating between both installations. */
async function measureBlock(
  call: GrowthCall,
  installations: readonly [Installation, Installation],
  from: number,
  rounds: number,
) {
  const times = { small: [] as number[], large: [] as number[] };
  for (let turn = from; turn < from + rounds; turn += 1) {
    for (const size of turn % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      times[size].push(await getTime(call, installations[size === 'small' ? 0 : 1], turn));
    }
  }
  return { small: getP95(times.small), large: getP95(times.large) };
}

function getFigure(call: GrowthCall, times: number, blocks: readonly GrowthTimes[]): Figure {
  const ratio = getMedian(blocks.map(({ small, large }) => large / small));
  const getMs = (size: keyof GrowthTimes) => getMedian(blocks.map((block) => block[size])).toFixed(2);
  return {
    what: `${call.what}, p95 with ${times} times the people / with these`,
    measured: ratio.toFixed(2),
    beside: `small ${getMs('small')} ms, large ${getMs('large')} ms`,
    must: `<= ${MUST}`,
    isMet: ratio <= MUST,
  };
}

async function measureOnce(call: GrowthCall, times: number, installations: readonly [Installation, Installation]) {
  await measureBlock(call, installations, 0, WARM_UP);
  const blocks: GrowthTimes[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    blocks.push(await measureBlock(call, installations, WARM_UP + block * ROUNDS, ROUNDS));
  }
  return getFigure(call, times, blocks);
}

/** Repeats the measurement of a figure beyond its limit, because of other load; real growth repeats. */
async function measureCall(call: GrowthCall, times: number, installations: readonly [Installation, Installation]) {
  const metric = await measureOnce(call, times, installations);
  return metric.isMet ? metric : measureOnce(call, times, installations);
}

/**
 * Measures each call with the given number of users and with `times` as many, on two databases of one server, because
 * other users' data must not slow it down. 1,000 users have 50,000 registrations, 100,000 have 5 million.
 */
export async function* measureGrowth({ people = 1_000, times = 100, only = '' } = {}): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
  const server = await startEmbedded(folder, { settings: SETTINGS });
  const startedAt = performance.now();
  const small = await openInstallation(server.url, 'small', { people });
  const large = await openInstallation(server.url, 'large', { people: people * times });
  try {
    for (const installation of [small, large]) await writeOwnTexts(installation);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    process.stderr.write(`       ${people * times * DAYS} registrations after ${seconds} s\n`);
    for (const call of [...GROWTH_CALLS, ...GROWTH_JOBS]) {
      if (only.split(',').some((name) => call.what.includes(name)))
        yield await measureCall(call, times, [small, large]);
    }
  } finally {
    await Promise.all([small.close(), large.close()]);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
