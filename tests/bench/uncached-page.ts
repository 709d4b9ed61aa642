import type { BenchServer } from './child.ts';
import { type Figure, median } from './figure.ts';

const WARM_UP = 1_000;
const ROUNDS = 5;
const RENDERS = 100;
const MUST = 0.03;

/** CPU of one render of a content page, its guard and its content calls included, beside the limit of the same run. */
export async function measureUncachedPage(product: BenchServer, limitMicros: number): Promise<Figure> {
  const page = { host: `alcohol.localhost:${product.port}`, path: '/hulp' };
  await product.ask('render', { ...page, times: WARM_UP });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await product.cpu();
    await product.ask('render', { ...page, times: RENDERS });
    rounds.push(((await product.cpu()) - before) / RENDERS);
  }
  const micros = median(rounds);
  return {
    what: 'uncached page, render only: limit / ours',
    measured: (limitMicros / micros).toFixed(3),
    beside: `node:http ${limitMicros.toFixed(1)} µs, ours ${micros.toFixed(0)} µs`,
    must: `>= ${MUST}`,
    isMet: limitMicros / micros >= MUST,
  };
}
