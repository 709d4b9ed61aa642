import { serializeDiaryEntry } from '#src/contract/diary.ts';
import { DIARY_BODY_LENGTH } from '#src/rules/limits.ts';
import { openDialog } from '#tests/support/http.ts';
import type { BenchServer } from './child.ts';
import { type Figure, getMedian } from './figure.ts';
import { BROWSER_HEADERS } from './load.ts';
import { registerVisitor } from './visitor.ts';

const HOST = 'alcohol.localhost';
const ROUNDS = 7;
const PAGES = 200;
const READERS = 12;
const MAX = 2;
const TEXT = 'Vandaag met de hond naar het bos geweest en daarna soep gekookt. ';

/** Returns the times in ms of successive requests of a cached page. */
async function timePages({ port }: BenchServer): Promise<readonly number[]> {
  const times: number[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const startedAt = performance.now();
    const { status } = await openDialog({ port, host: `${HOST}:${port}`, path: '/hulp', headers: BROWSER_HEADERS });
    if (status !== 200) throw new Error(`/hulp answers ${status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/**
 * Measures the time of a cached page while the longest diary texts are searched for phrases about suicide, against the
 * time before.
 */
export async function measurePageMeanwhile(product: BenchServer): Promise<Figure> {
  const { send } = await registerVisitor(product.port, HOST);
  const body = TEXT.repeat(DIARY_BODY_LENGTH / TEXT.length);
  const entryDate = new Date().toISOString().slice(0, 10);
  const { text } = await send('POST', '/node', serializeDiaryEntry({ title: 'Lang', body, entryDate }));
  const path = `/node/${JSON.parse(text).nid[0].value}`;
  await timePages(product);
  const alone: number[] = [];
  const meanwhile: number[] = [];
  let judged = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(getMedian(await timePages(product)));
    let isOver = false;
    const readers = Array.from({ length: READERS }, async () => {
      while (!isOver) {
        await send('GET', path);
        judged += 1;
      }
    });
    meanwhile.push(getMedian(await timePages(product)));
    isOver = true;
    await Promise.all(readers);
  }
  const ratio = getMedian(meanwhile.map((time, round) => time / (alone[round] ?? Number.NaN)));
  return {
    what: `cached page while ${READERS} long texts are judged at once: time / time before`,
    measured: ratio.toFixed(2),
    beside: `${getMedian(alone).toFixed(2)} ms before, ${judged} texts of ${body.length} signs`,
    must: `<= ${MAX}`,
    isMet: ratio <= MAX,
  };
}
