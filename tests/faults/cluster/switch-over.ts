import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '#tests/bench/figure.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import type { Person } from '../people.ts';
import { getSeconds } from '../recovery.ts';
import { compareRows, type Ledger, startWriting, untilWritten } from '../writers.ts';
import type { Installation } from './installation.ts';

const TIMES = 3;
const LOOK_MS = 20;
/** Maximum time without saves beyond that of the cluster: two health checks of the proxy, and a retry. */
const SHARE_MS = 5_000;

interface Gap {
  /** The longest time without an acknowledged write. */
  readonly writesMs: number;
  /** Time during which no node accepted writes: the cluster's share. */
  readonly ownMs: number;
}

/** Returns the longest time without growth of `size` while the promise is pending. */
async function readLongestWithout(size: () => number, happening: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = happening.finally(() => {
    isOver = true;
  });
  let [lastCount, grownAt, longest] = [size(), performance.now(), 0];
  while (!isOver) {
    await sleep(LOOK_MS);
    longest = Math.max(longest, performance.now() - grownAt);
    if (size() > lastCount) [lastCount, grownAt] = [size(), performance.now()];
  }
  await over;
  return longest;
}

/** Returns the time without a primary, from the last check of the old one to the first check of a new one. */
async function withoutPrimary({ postgres }: Installation): Promise<number> {
  const oldNode = await postgres.primary();
  let lastReachable = performance.now();
  for (;;) {
    const calls = performance.now();
    const primary = await postgres.primary();
    if (primary === oldNode) lastReachable = calls;
    else if (primary) return performance.now() - lastReachable;
    await sleep(LOOK_MS);
  }
}

async function switchOnce(installation: Installation, ledger: Ledger, writers: number): Promise<Gap> {
  const { postgres } = installation;
  await postgres.untilFollowed();
  await untilWritten(ledger, writers);
  ledger.strike();
  const primaryGap = withoutPrimary(installation);
  const happening = Promise.all([primaryGap, postgres.switchOver()]).then(() => untilWritten(ledger, writers));
  const writesMs = await readLongestWithout(() => ledger.acknowledged.size, happening);
  return { writesMs, ownMs: await primaryGap };
}

/** Switches the primary repeatedly as planned, while users save. */
export async function* switchOver(installation: Installation, people: readonly Person[]): AsyncGenerator<Figure> {
  const ledger = startWriting(people);
  await untilWritten(ledger, people.length);
  const gaps: Gap[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const gap = await switchOnce(installation, ledger, people.length);
    gaps.push(gap);
    process.stderr.write(
      `primary changed as planned, ${time + 1} of ${TIMES}: ${getSeconds(gap.writesMs)} without writes, ${getSeconds(gap.ownMs)} of the cluster itself\n`,
    );
  }
  await ledger.stop();
  const comparison = await withContentSystem({ dataDir: '', ...installation.machines[0] }, ({ database }) =>
    compareRows(database.pool, ledger),
  );
  const listAll = (read: (gap: Gap) => number) => gaps.map((gap) => getSeconds(read(gap))).join(', ');
  yield {
    what: `planned switchover of the primary, ${TIMES} times: without acknowledged writes`,
    measured: listAll(({ writesMs }) => writesMs),
    beside: `no primary in the cluster ${listAll(({ ownMs }) => ownMs)}, one write ${getSeconds(ledger.longestMs())} at most`,
    must: `<= ${getSeconds(SHARE_MS)} more than the cluster`,
    isMet: gaps.every(({ writesMs, ownMs }) => writesMs <= ownMs + SHARE_MS),
  };
  yield {
    what: `the same, while ${people.length} people save`,
    measured: `${comparison.lost} lost, ${comparison.doubled} doubled, ${ledger.wrong.length} refused`,
    beside: `${ledger.acknowledged.size} acknowledged, ${ledger.retried()} of them tried again`,
    must: '0, 0 and 0',
    isMet: comparison.lost + comparison.doubled + ledger.wrong.length === 0,
  };
}
