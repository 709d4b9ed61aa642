import { setTimeout as sleep } from 'node:timers/promises';
import { startDrupal } from '#tests/support/drupal/server.ts';
import { openDialog } from '#tests/support/http.ts';
import { startProduct } from '#tests/support/product.ts';
import { type Figure, getMedian } from './figure.ts';

const SLOW_MS = 3_000;
/** Time in ms after which every cached page has expired. */
const UNTIL_OLD_MS = 31_000;
const ROUNDS = 3;
const TIMES = 200;

/** Paths with their descriptions in the figures. */
const PAGES = [
  ['a known page of ten paragraphs', '/steun'],
  ['a known page', '/over-ons'],
  ['/inloggen', '/inloggen'],
  ['/programma', '/programma'],
] as const;

/** Returns the times of successive responses in ms. */
async function measure(port: number, path: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const startedAt = performance.now();
    const { status } = await openDialog({ port, host: `alcohol.localhost:${port}`, path });
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/**
 * Measures content pages and user screens while each response of Drupal takes three seconds, against a fast Drupal,
 * alternately, each time after the cache has expired. The fastest round of each counts, because other load slows whole
 * rounds.
 */
export async function* measureSlowDrupal(): AsyncGenerator<Figure> {
  const drupal = await startDrupal();
  drupal.state.listsPages = true;
  const product = await startProduct({
    CONTENT_API_URL: `http://127.0.0.1:${drupal.port}`,
    CONTENT_BACKEND: 'drupal',
    WEB_PROCESSES: '1',
  });
  try {
    const rounds: Record<'quick' | 'slow', Map<string, (readonly number[])[]>> = { quick: new Map(), slow: new Map() };
    for (const [, path] of PAGES) await measure(product.port, path);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, slowMs] of [['quick', 0] as const, ['slow', SLOW_MS] as const]) {
        await sleep(UNTIL_OLD_MS);
        drupal.state.slowMs = slowMs;
        for (const [, path] of PAGES) {
          const measurements = await measure(product.port, path);
          rounds[name].set(path, [...(rounds[name].get(path) ?? []), measurements]);
        }
      }
    }
    for (const [action, path] of PAGES) {
      const [quick, slow] = [rounds.quick, rounds.slow].map((of) => Math.min(...(of.get(path) ?? []).map(getMedian)));
      const longest = Math.max(...(rounds.slow.get(path) ?? []).flat());
      const ratio = Number(slow) / Number(quick);
      yield {
        what: `${action}, Drupal takes ${SLOW_MS / 1_000} s: median / with a quick one`,
        measured: ratio.toFixed(2),
        beside: `${slow?.toFixed(2)} ms, longest ${longest.toFixed(0)}; quick ${quick?.toFixed(2)} ms`,
        must: `<= 1.2, none of ${SLOW_MS / 1_000} s`,
        isMet: ratio <= 1.2 && longest < SLOW_MS,
      };
    }
  } finally {
    await product.stop();
    drupal.stop();
  }
}
