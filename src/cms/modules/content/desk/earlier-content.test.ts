import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { createPage, publishPage, restorePage } from '#src/contract/desk/page-life.ts';
import { openPage, savePage } from '#src/contract/desk/pages.ts';
import { openRevision } from '#src/contract/desk/revisions.ts';
import type { Result } from '#src/contract/result.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import { HOST, startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { createAccount } from '#tests/support/make-account.ts';

const language = 'nl' as const;
let content: TestContentSystem;
let desk: Client;
let nid: number;
let vid: number;

/** A door in the format before 26 November 2026. */
const oldBlock = {
  type: 'door',
  uuid: crypto.randomUUID(),
  kind: 'slip',
  title: 'Uitgegleden',
  steps: 'Adem uit.\nBel iemand.',
};
const rows = [{ text: 'Adem uit.' }, { text: 'Bel iemand.' }];
const now = { paragraphs: [{ ...oldBlock, steps: rows }] };

function had<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(`${result.failure.status} ${result.failure.message}`);
  return result.value;
}

beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  await createAccount(content.system, { role: 'editor', domain: null, name: 'Esra' });
  const { cookie = '' } = await content.signIn('editor');
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    return content.ask(pathname + search, init);
  };
  desk = makeClient({ base: `http://${HOST}/api`, language, fetch, backend: BACK_ENDS.embedded, headers: { cookie } });
  const body = { type: 'basic_page', domains: ['alcohol' as const], language, title: 'Oud', path: '/oud' };
  ({ nid } = had(await desk.call(createPage, { body })));
  const page = had(await desk.call(openPage, { params: { nid, language } }));
  const draft = { from: page.vid, title: 'Oud', fields: now };
  const saved = had(await desk.call(savePage, { params: { nid, language }, body: draft }));
  ({ vid } = had(await desk.call(publishPage, { params: { nid, language }, body: { from: saved.vid } })));
  // Content written by an earlier release.
  await content.system.database.pool.query('update node_revisions set fields = $2 where nid = $1', [
    nid,
    JSON.stringify({ paragraphs: [oldBlock] }),
  ]);
});
afterAll(() => content.close());

const stored = async (id: number) =>
  (await content.system.database.pool.query('select fields from node_revisions where vid = $1', [id])).rows[0]?.fields;

it('is read as its type says now: by visitors, in the editor, and in an old version', async () => {
  const answer = await content.ask(`/api/nl/node/${nid}`);
  const { field_paragraphs: blocks } = (await answer.json()) as { field_paragraphs: Record<string, unknown>[] };
  expect(blocks[0]?.field_steps).toEqual(rows.map(({ text }) => ({ field_text: [{ value: text }] })));
  expect(had(await desk.call(openPage, { params: { nid, language } })).fields).toEqual(now);
  expect(had(await desk.call(openRevision, { params: { nid, language, vid } })).fields).toEqual(now);
  expect(await stored(vid)).toEqual({ paragraphs: [oldBlock] });
});

it('is written as its type says now: when it is brought back, and by a desk that was opened before', async () => {
  const restoredSavedPage = had(await desk.call(restorePage, { params: { nid, language }, body: { from: vid, vid } }));
  expect(await stored(restoredSavedPage.vid)).toEqual(now);
  const body = { from: restoredSavedPage.vid, title: 'Oud', fields: { paragraphs: [oldBlock] } };
  const saved = had(await desk.call(savePage, { params: { nid, language }, body }));
  expect(await stored(saved.vid)).toEqual(now);
});
