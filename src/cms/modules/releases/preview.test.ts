import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { publishNode } from '#src/cms/modules/content/life/publish.ts';
import { handleSaveDraft } from '#src/cms/modules/content/life/save-draft.ts';
import { openEntryDraft, saveDraft } from '#src/contract/desk/drafts.ts';
import {
  createRelease,
  previewRelease,
  publishRelease,
  SITE_PREVIEW_HEADER,
  scheduleRelease,
  showSitePreview,
} from '#src/contract/desk/releases.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { alterCharacter } from '#tests/support/alter-character.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import { insertNode } from '../content/life/create-node.ts';

let content: TestContentSystem;
let editor: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(content, 'editor');
});
afterAll(() => content.close());

const HOUR = 3_600_000;
const MENU = { kind: 'menu', key: 'content.alcohol.nl' } as const;
const menuPath = '/api/nl/api/menu_items/content';
const read = async (path: string, token?: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await content.ask(path, {
    headers: { ...headers, ...(token === undefined ? {} : { [SITE_PREVIEW_HEADER]: token }) },
  });
  return { status: answer.status, text: await answer.text() };
};

async function saveMenuDraft(title: string) {
  const { edit: from } = expectSuccess(await editor.call(openEntryDraft, { params: MENU }));
  const entries = [{ uuid: null, title, href: '/hulp', isOn: true }];
  expectSuccess(await editor.call(saveDraft, { params: MENU, body: { from, content: { entries } } }));
}

/** Publishes a page at a path, with a different text in its draft. */
async function makePage(path: string, drafted: string) {
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path };
  const { nid, vid } = await insertNode(content.system, node, { title: 'Zoals nu', fields: {}, authorUid: null });
  const publishedNodeVersion = await publishNode(content.system, { nid, language: 'nl', from: vid }, null);
  const pageKey = { nid, language: 'nl' as const, from: publishedNodeVersion.vid };
  const saved = await handleSaveDraft(content.system, pageKey, { title: drafted, fields: {}, authorUid: null });
  return { nid, entry: { kind: 'page', key: `${nid}.nl` } as const, place: pageKey, vid: saved.vid };
}

async function makePreview(add: Parameters<typeof makeBody>[0]) {
  const release = expectSuccess(await editor.call(createRelease, { body: makeBody(add) })).id;
  const params = { release };
  const body = { domain: 'alcohol', language: 'nl' } as const;
  const { url } = expectSuccess(await editor.call(previewRelease, { params, body }));
  return { params, url: new URL(url), token: url.split('/').at(-1) ?? '' };
}
const makeBody = (add: readonly { kind: 'page' | 'menu'; key: string }[]) => ({ name: 'Voorjaar', add: [...add] });

test('a preview shows every page, menu and list as its release will, and changes nothing', async () => {
  await saveMenuDraft('Campagne');
  const page = await makePage('/actie', 'Zoals straks');
  const { url, token } = await makePreview([page.entry, MENU]);
  expect(url.hostname).toMatch(/^alcohol\./);
  expect(url.pathname).toMatch(/^\/voorbeeld\/r\/v1\.[\w-]+$/);
  const [now, becomes] = [await read('/api/nl/actie'), await read('/api/nl/actie', token)];
  expect([now.text.includes('Zoals nu'), now.text.includes('Zoals straks')]).toEqual([true, false]);
  expect([becomes.text.includes('Zoals nu'), becomes.text.includes('Zoals straks')]).toEqual([false, true]);
  expect((await read(menuPath, token)).text).toContain('Campagne');
  expect((await read(menuPath)).text).not.toContain('Campagne');
  const { rows } = await content.system.database.pool.query('select 1 from node_revisions where nid = $1', [page.nid]);
  expect(rows).toHaveLength(3);
});

test('a preview of a planned release is the site of that day: what is planned until then is in it', async () => {
  const [release, earlier, later] = [
    await makePage('/straks', 'In de uitgave'),
    await makePage('/eerder', 'Eerder gepland'),
    await makePage('/later', 'Later gepland'),
  ];
  const { params, token } = await makePreview([release.entry]);
  const getTime = (hours: number) => new Date(Date.now() + hours * HOUR);
  const plan = ({ place, vid }: typeof earlier, hours: number) =>
    publishNode(content.system, { ...place, from: vid }, null, getTime(hours));
  await plan(earlier, 1);
  await plan(later, 3);
  expectSuccess(await editor.call(scheduleRelease, { params, body: { publishAt: getTime(2).toISOString() } }));
  expect((await read('/api/nl/straks', token)).text).toContain('In de uitgave');
  expect((await read('/api/nl/eerder', token)).text).toContain('Eerder gepland');
  expect((await read('/api/nl/later', token)).text).not.toContain('Later gepland');
});

test('a preview has no session: it shows nothing of a person, and nothing of the desk', async () => {
  const page = await makePage('/besloten', 'Straks');
  const { token } = await makePreview([page.entry]);
  const options = { host: 'localhost', headers: await content.signIn('editor', 'localhost') };
  const headers = { ...options.headers, [SITE_PREVIEW_HEADER]: token };
  expect((await content.ask('/api/nl/desk/releases', options)).status).toBe(200);
  expect((await content.ask('/api/nl/desk/releases', { ...options, headers })).status).toBe(403);
});

test('a token that was changed or is over opens nothing, nor one of a published release', async () => {
  const page = await makePage('/eenmaal', 'Straks');
  const { params, token } = await makePreview([page.entry]);
  const show = () => editor.call(showSitePreview, { params: { token } });
  expect(expectSuccess(await show())).toMatchObject({ name: 'Voorjaar', at: null, held: 0 });
  expect((await read('/api/nl/eenmaal', alterCharacter(token, 12))).status).toBe(404);
  expectSuccess(await editor.call(publishRelease, { params }));
  expect(expectFailure(await show())).toBe(404);
  expect((await read('/api/nl/eenmaal', token)).status).toBe(404);
});
