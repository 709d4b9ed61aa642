import type { BenchServer } from './child.ts';
import { type Figure, getMedian } from './figure.ts';
import { readCpuPerRequest } from './load.ts';

const WARM_UP = 1_000;
const ROUNDS = 9;
const RENDERS = 200;
const MUST = 0.03;

/**
 * Measures the CPU time of rendering a content page against the limit, which sends the same page, in alternating rounds.
 * The revision was rendered before, as for all requests except the first after a change, so the content system's
 * responses are cached.
 */
export async function measureUncachedPage(product: BenchServer, limit: BenchServer): Promise<Figure> {
  const page = { host: `alcohol.localhost:${product.port}`, path: '/hulp' };
  await product.ask('render', { ...page, times: WARM_UP });
  const times: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cpuBefore = await product.cpu();
    await product.ask('render', { ...page, times: RENDERS });
    times.push(((await product.cpu()) - cpuBefore) / RENDERS);
    limits.push(await readCpuPerRequest(limit, { ...page, seconds: 1, connections: 20 }));
  }
  const ratio = getMedian(limits.map((micros, round) => micros / (times[round] ?? Number.NaN)));
  return {
    what: 'uncached page, render only: limit / ours',
    measured: ratio.toFixed(3),
    beside: `node:http ${getMedian(limits).toFixed(1)} µs, ours ${getMedian(times).toFixed(0)} µs`,
    must: `>= ${MUST}`,
    isMet: ratio >= MUST,
  };
}
