import type { BenchServer } from './child.ts';
import { importTool } from './tools.ts';

interface Autocannon {
  readonly default: (options: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    /** Duration in seconds. */
    readonly duration: number;
    readonly connections: number;
  }) => Promise<{ readonly '2xx': number; readonly non2xx: number }>;
}

/** Headers of a browser that requests a page again. */
export const BROWSER_HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'nl,en;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  cookie: 'consent=p1v0',
};

interface Load {
  readonly host: string;
  readonly path: string;
  readonly seconds: number;
  readonly connections: number;
}

/** Returns the server's CPU time per request, in microseconds. */
export async function readCpuPerRequest(
  server: BenchServer,
  { host, path, seconds, connections }: Load,
): Promise<number> {
  const { default: autocannon } = await importTool<Autocannon>('autocannon');
  const cpuBefore = await server.cpu();
  const { '2xx': answerCount, non2xx } = await autocannon({
    url: `http://127.0.0.1:${server.port}${path}`,
    headers: { ...BROWSER_HEADERS, host },
    duration: seconds,
    connections,
  });
  if (non2xx > 0 || answerCount === 0) throw new Error(`${path}: ${answerCount} answers 200, ${non2xx} others.`);
  return ((await server.cpu()) - cpuBefore) / answerCount;
}
