import { setTimeout as sleep } from 'node:timers/promises';
import { startDrupal } from '#tests/support/drupal/server.ts';
import { ask } from '#tests/support/http.ts';
import { startProduct } from '#tests/support/product.ts';
import type { Figure } from './figure.ts';

const SLOW_MS = 3_000;
/** Longer than a page is shown before it is asked for anew. */
const UNTIL_OLD_MS = 31_000;
const ROUNDS = 3;
const TIMES = 40;

/** Addresses and what they are. */
const PAGES = [
  ['a known page of ten paragraphs', '/steun'],
  ['a known page', '/over-ons'],
  ['/inloggen', '/inloggen'],
  ['/programma', '/programma'],
] as const;

interface Measured {
  readonly mean: number;
  readonly longest: number;
}

async function measure(port: number, path: string): Promise<Measured> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now();
    const { status } = await ask({ port, host: `alcohol.localhost:${port}`, path });
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
    times.push(performance.now() - begun);
  }
  return { mean: times.reduce((sum, time) => sum + time, 0) / TIMES, longest: Math.max(...times) };
}

/**
 * Pages that were read, and those of people, while each answer of Drupal takes three seconds, beside the same with a quick
 * Drupal; both in turn, each time when what is remembered is too old. The quickest round of each counts.
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
    const rounds: Record<'quick' | 'slow', Map<string, Measured[]>> = { quick: new Map(), slow: new Map() };
    for (const [, path] of PAGES) await measure(product.port, path);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, slowMs] of [['quick', 0] as const, ['slow', SLOW_MS] as const]) {
        await sleep(UNTIL_OLD_MS);
        drupal.state.slowMs = slowMs;
        for (const [, path] of PAGES) {
          const measured = await measure(product.port, path);
          rounds[name].set(path, [...(rounds[name].get(path) ?? []), measured]);
        }
      }
    }
    for (const [what, path] of PAGES) {
      const least = (name: 'quick' | 'slow') => Math.min(...(rounds[name].get(path) ?? []).map(({ mean }) => mean));
      const [quick, slow] = [least('quick'), least('slow')];
      const longest = Math.max(...(rounds.slow.get(path) ?? []).map((one) => one.longest));
      yield {
        what: `${what}, Drupal takes ${SLOW_MS / 1_000} s: mean of ${TIMES} / with a quick one`,
        measured: (slow / quick).toFixed(2),
        beside: `${slow.toFixed(1)} ms, longest ${longest.toFixed(0)}; quick ${quick.toFixed(1)} ms`,
        must: `<= 1.2, none of ${SLOW_MS / 1_000} s`,
        isMet: slow / quick <= 1.2 && longest < SLOW_MS,
      };
    }
  } finally {
    await product.stop();
    drupal.stop();
  }
}
