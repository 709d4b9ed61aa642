import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertNode } from '#src/cms/modules/content/life/create-node.ts';
import { publishNode } from '#src/cms/modules/content/life/publish.ts';
import { saveDraft, scheduleEntry } from '#src/contract/desk/drafts.ts';
import { showOverview } from '#src/contract/desk/overview.ts';
import { createRelease, scheduleRelease } from '#src/contract/desk/releases.ts';
import { createTerm, type TermContent } from '#src/contract/desk/terms.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { openDeskEditor } from '#tests/support/desk.ts';
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

test('a draft that is refused at its moment waits for an editor, and keeps no release back', async () => {
  const editor = await openDeskEditor(content, 'editor');
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const term: TermContent = {
    domains: ['alcohol', 'tobacco'],
    words: { nl: { name: 'Vragen', description: '' }, en: null },
    image: null,
    rule: null,
    phase: null,
    badges: [],
  };
  const { tid } = expectSuccess(await editor.call(createTerm, { params: { vocabulary: 'forums' }, body: term }));
  const params = { kind: 'term', key: String(tid) } as const;
  const draft = { from: 0, content: { ...term, domains: ['tobacco'] } };
  const { edit: from } = expectSuccess(await editor.call(saveDraft, { params, body: draft }));
  expectSuccess(await editor.call(scheduleEntry, { params, body: { from, publishAt, endAt: null } }));
  await content.system.database.pool.query(
    `insert into forum_posts (uuid, domain, tid, number, author, title, body, created_at, changed_at)
     values ($1, 'alcohol', $2, 1, 'team', 'x', 'x', now(), now())`,
    [crypto.randomUUID(), tid],
  );

  const path = '/in-de-uitgave';
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path };
  const { nid } = await insertNode(content.system, node, { title: 'Samen', fields: {}, authorUid: 7 });
  const add = [{ kind: 'page' as const, key: `${nid}.nl` }];
  const { id: release } = expectSuccess(await editor.call(createRelease, { body: { name: 'Voorjaar', add } }));
  expectSuccess(await editor.call(scheduleRelease, { params: { release }, body: { publishAt } }));

  const system = { ...content.system, now: () => new Date(Date.parse(publishAt) + 1) };
  const events: unknown[] = [];
  await publishScheduled(system, ({ event }) => events.push(event)).close();
  expect(events).toEqual(['scheduled-settled']);
  expect((await content.ask(`/api/nl${path}`)).status).toBe(200);
  expect(expectSuccess(await editor.call(showOverview)).held).toMatchObject([params]);
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
