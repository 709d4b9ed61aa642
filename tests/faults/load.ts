import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, getMedian } from '#tests/bench/figure.ts';
import { startProduct } from '#tests/support/product.ts';
import { JOURNEY } from './journey.ts';
import type { TimedResponse } from './over-http.ts';
import { makePeople, type Person } from './people.ts';

/** Maximum time in ms for which users read a response before the next step; half of it on average. */
const PAUSE_MS = 2_000;
const WARM_UP_MS = 20_000;
/** Idle time of the product before its memory is read: freed memory is returned only after a while. */
const REST_MS = 60_000;
const MEMORY_LIMIT = 1.5;
const MIB = 1_024;

/** Returns the resident memory of a process in MiB: the median of several samples. */
async function getMemory(pid: number): Promise<number> {
  const looks: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const [, kibibytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    looks.push(Number(kibibytes) / MIB);
    await sleep(500);
  }
  return getMedian(looks);
}

interface LoadResult {
  readonly journeys: number;
  readonly failures: readonly string[];
}

/** Repeats the journey of the users until the time is over; each starts at another step. */
async function walk(people: readonly Person[], milliseconds: number): Promise<LoadResult> {
  const end = performance.now() + milliseconds;
  const failures: string[] = [];
  let journeys = 0;
  const pause = () => sleep(Math.random() * PAUSE_MS);
  const walkOn = async (person: Person): Promise<void> => {
    await pause();
    while (performance.now() < end) {
      for (const step of JOURNEY) {
        await step(person).catch((error: Error) => failures.push(error.message));
        await pause();
      }
      journeys += 1;
    }
  };
  await Promise.all(people.map(walkOn));
  return { journeys, failures };
}

function getPercentile(values: readonly number[], share: number): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  return sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? 0;
}

const getMilliseconds = (value: number): string => `${Math.round(value)} ms`;

/** Runs the mixed journey with this number of users, and measures responses and the memory of the web process. */
export async function* measureLoad(count: number, minutes: number): AsyncGenerator<Figure> {
  const product = await startProduct({ TRUST_PROXY: 'true', PUBLIC_PROTOCOL: 'http' });
  try {
    let waits: TimedResponse[] = [];
    const onAnswer = (item: TimedResponse) => void waits.push(item);
    const people = await makePeople({ port: product.port, count, onAnswer, keepsConnections: true });
    const pid = product.process.pid ?? 0;
    await walk(people.slice(0, Math.ceil(count / 4)), WARM_UP_MS);
    await sleep(REST_MS);
    const memoryBefore = await getMemory(pid);
    waits = [];
    const { journeys, failures } = await walk(people, minutes * 60_000);
    const during = await getMemory(pid);
    await sleep(REST_MS);
    const memoryAfter = await getMemory(pid);
    const broken = waits.filter(({ status }) => status >= 500);
    const getP95 = (some: readonly TimedResponse[]) =>
      getMilliseconds(
        getPercentile(
          some.map((item) => item.milliseconds),
          0.95,
        ),
      );
    const isCall = ({ path }: TimedResponse) => path.startsWith('/api/');
    const isLogin = ({ path }: TimedResponse) => path.endsWith('/user/login');
    for (const failure of new Set(failures)) process.stderr.write(`  ${failure}\n`);
    yield {
      what: `${count} people at once on the mixed journey for ${minutes} min`,
      measured: `${broken.length} answers of 5xx, ${failures.length} steps failed`,
      beside: `${waits.length} answers, ${journeys} journeys`,
      must: '0 and 0',
      isMet: broken.length + failures.length === 0 && journeys > 0,
    };
    yield {
      what: 'the same: p95 of an answer',
      measured: getP95(waits),
      beside: `pages ${getP95(waits.filter((item) => !isCall(item)))}, calls ${getP95(waits.filter((item) => isCall(item) && !isLogin(item)))}, login ${getP95(waits.filter(isLogin))}`,
      must: 'printed',
      isMet: true,
    };
    yield {
      what: 'the same: memory of the web process after it',
      measured: `${memoryAfter.toFixed(0)} MiB, ${(memoryAfter / memoryBefore).toFixed(2)} x`,
      beside: `${memoryBefore.toFixed(0)} MiB at rest, ${during.toFixed(0)} MiB in the end`,
      must: `<= ${MEMORY_LIMIT} x`,
      isMet: memoryAfter <= MEMORY_LIMIT * memoryBefore,
    };
  } finally {
    await product.stop();
  }
}
