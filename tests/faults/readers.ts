import { setTimeout as sleep } from 'node:timers/promises';
import { openDialog } from '#tests/support/http.ts';

const EVERY_MS = 200;

export interface Readers {
  readonly answers: () => number;
  /** Responses other than a complete page with the crisis numbers, as status or reason. */
  readonly bad: readonly string[];
  /** The longest wait of a reader, in milliseconds. */
  readonly longestMs: () => number;
  readonly stop: () => Promise<void>;
}

/** Lets a visitor read cached pages repeatedly; `secure` if the port belongs to a proxy with TLS. */
export async function startReading(port: number, paths: readonly string[], secure = false): Promise<Readers> {
  const host = `alcohol.localhost:${port}`;
  const read = (path: string) => openDialog({ port, host, path, secure });
  for (const path of paths) await read(path);
  const bad: string[] = [];
  let [answers, longest, isStopping] = [0, 0, false];
  const readOnce = async (path: string): Promise<void> => {
    const startedAt = performance.now();
    const answer = await read(path).catch((error: Error) => ({ status: 0, text: error.message }));
    longest = Math.max(longest, performance.now() - startedAt);
    answers += 1;
    if (answer.status !== 200 || !answer.text.includes('0800-0113'))
      bad.push(`${answer.status} ${path} ${answer.text.slice(0, 80)}`);
  };
  const reads = paths.map(async (path) => {
    while (!isStopping) {
      await readOnce(path);
      await sleep(EVERY_MS);
    }
  });
  return {
    answers: () => answers,
    bad,
    longestMs: () => longest,
    stop: async () => {
      isStopping = true;
      await Promise.all(reads);
    },
  };
}
