import { openDialog } from '#tests/support/http.ts';
import type { BenchServer } from './child.ts';
import { type Figure, getMedian } from './figure.ts';
import { BROWSER_HEADERS, readCpuPerRequest } from './load.ts';

const ROUNDS = 15;
const LOAD = { path: '/hulp', seconds: 1, connections: 20 };
const MUST = 0.85;

/** Headers that node:http adds. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Passes the body and headers of the product's page to the limit server. */
export async function setLimitResponse(
  product: BenchServer,
  limit: BenchServer,
  host: string,
  path: string,
): Promise<void> {
  const { status, headers, bytes } = await openDialog({ port: product.port, host, path, headers: BROWSER_HEADERS });
  if (status !== 200) throw new Error(`${path} answers ${status}.`);
  const headerEntries = Object.entries(headers).filter(([name]) => !BY_NODE.has(name));
  const flat = headerEntries.flatMap(([name, value]) => [name, String(value)]);
  await limit.ask('send', { headers: flat, body: bytes.toString('base64') });
}

/** Measures the CPU time per request of a cached page against the limit, in alternating rounds. */
export async function measureCachedPage(product: BenchServer, limit: BenchServer): Promise<Figure> {
  const host = `alcohol.localhost:${product.port}`;
  await setLimitResponse(product, limit, host, LOAD.path);
  for (const server of [product, limit]) await readCpuPerRequest(server, { ...LOAD, host });
  const times: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await readCpuPerRequest(product, { ...LOAD, host }));
    limits.push(await readCpuPerRequest(limit, { ...LOAD, host }));
  }
  const ratio = getMedian(limits.map((micros, round) => micros / (times[round] ?? Number.NaN)));
  return {
    what: 'cached page, CPU per request: limit / ours',
    measured: ratio.toFixed(2),
    beside: `node:http ${getMedian(limits).toFixed(1)} µs, ours ${getMedian(times).toFixed(1)} µs`,
    must: `>= ${MUST}`,
    isMet: ratio >= MUST,
  };
}
