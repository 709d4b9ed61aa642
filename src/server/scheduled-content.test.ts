import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertNode } from '#src/cms/modules/content/life/create-node.ts';
import { publishNode } from '#src/cms/modules/content/life/publish.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { publishScheduled } from './scheduled-content.ts';

let content: TestContentSystem;

beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
});
afterAll(() => content.close());

const PATH = '/later-zichtbaar';
const status = async () => (await content.ask(`/api/nl${PATH}`)).status;

async function schedule(time: Date): Promise<void> {
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path: PATH };
  const texts = { title: 'Later', fields: {}, authorUid: 7 };
  const { nid, vid } = await insertNode(content.system, node, texts, { kind: 'draft' });
  await publishNode(content.system, { nid, language: 'nl', from: vid }, 7, time);
}

test('a page shows by itself once its moment has come, after a round that failed too', async () => {
  const time = new Date(Date.now() + 3_600_000);
  await schedule(time);
  const events: unknown[] = [];
  let getNow: () => Date = () => new Date();
  const system = { ...content.system, now: () => getNow() };
  const scheduledContent = publishScheduled(system, ({ event }) => events.push(event), 20);
  try {
    await sleep(100);
    expect([await status(), events]).toEqual([404, []]);
    getNow = () => {
      getNow = () => new Date(time.getTime() + 1);
      throw new Error('The clock stands still.');
    };
    await expect.poll(status).toBe(200);
    await expect.poll(() => events).toEqual(['scheduled-failed', 'scheduled-published']);
  } finally {
    await scheduledContent.close();
  }
});

test('nothing is published after it was closed', async () => {
  let calls = 0;
  const counting = {
    ...content.system,
    now: () => {
      calls += 1;
      return new Date();
    },
  };
  await publishScheduled(counting, () => {}, 5).close();
  const inOneRound = calls;
  expect(inOneRound).toBeGreaterThan(0);
  await sleep(50);
  expect(calls).toBe(inOneRound);
});
