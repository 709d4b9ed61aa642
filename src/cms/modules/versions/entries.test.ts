import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertNode } from '#src/cms/modules/content/life/create-node.ts';
import { publishDueNodes, publishNode } from '#src/cms/modules/content/life/publish.ts';
import { handleSaveDraft } from '#src/cms/modules/content/life/save-draft.ts';
import { storeMedia } from '#src/cms/modules/media/store-media.ts';
import { createAlert, deleteAlert } from '#src/contract/desk/alerts.ts';
import { getApproval, submitForApproval } from '#src/contract/desk/approval.ts';
import {
  discardSavedDraft,
  openEntryDraft,
  publishDrafts,
  readStopped,
  saveDraft,
  scheduleEntry,
} from '#src/contract/desk/drafts.ts';
import { listActivity } from '#src/contract/desk/list-activity.ts';
import { deleteMedia, openMedia } from '#src/contract/desk/media.ts';
import { openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { listWaiting, showOverview } from '#src/contract/desk/overview.ts';
import { deletePage, duplicatePage } from '#src/contract/desk/page-life.ts';
import { listPageNotes, writePageNote } from '#src/contract/desk/page-notes.ts';
import { openPage } from '#src/contract/desk/pages.ts';
import {
  BIN_DAYS,
  deleteFromBin,
  type EntryKey,
  listBin,
  listVersions,
  restoreEntry,
} from '#src/contract/desk/versions.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import { emptyBin } from './bin.ts';
import { processDueEntries } from './due.ts';

let content: TestContentSystem;
let editor: DeskEditor;
let administrator: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(content, 'editor');
  administrator = await openDeskEditor(content, 'administrator');
});
afterAll(() => content.close());

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const toIso = (hours: number) => inHours(hours).toISOString();
const settleAt = (hours: number) => processDueEntries({ ...content.system, now: () => inHours(hours) });

const menu = { menu: 'content', domain: 'cocaine', language: 'nl' } as const;
const entryKey: EntryKey = { kind: 'menu', key: 'content.cocaine.nl' };
const createEntries = (title: string) => [{ uuid: null, title, href: '/hulp', isOn: true }];
const readTitles = async () =>
  expectSuccess(await editor.call(openMenu, { params: menu })).entries.map(({ title }) => title);
const openDraft = async (entry = entryKey) => expectSuccess(await editor.call(openEntryDraft, { params: entry }));
const write = async (title: string, from?: number) => {
  const body = { from: from ?? (await openDraft()).edit, content: { entries: createEntries(title) } };
  return editor.call(saveDraft, { params: entryKey, body });
};
const drop = (from: number) => editor.call(discardSavedDraft, { params: entryKey, query: { from } });
const publishMenu = async (title: string) => {
  const { version } = expectSuccess(await editor.call(openMenu, { params: menu }));
  expectSuccess(await editor.call(saveMenu, { params: menu, body: { version, entries: createEntries(title) } }));
};
const schedule = async (publishAt: string | null, endAt: string | null, entry = entryKey) => {
  const { edit: from } = await openDraft(entry);
  return editor.call(scheduleEntry, { params: entry, body: { from, publishAt, endAt } });
};

test('a draft is seen by nobody but the desk, whatever stands in it, and is over once it is published', async () => {
  await publishMenu('Nu');
  expectSuccess(
    await editor.call(saveDraft, {
      params: entryKey,
      body: { from: (await openDraft()).edit, content: { entries: 'half' } },
    }),
  );
  expectSuccess(await write('Straks'));
  expect(await readTitles()).toEqual(['Nu']);
  expect((await openDraft()).draft).toMatchObject({ content: { entries: createEntries('Straks') } });
  const { rows } = expectSuccess(await editor.call(listWaiting));
  expect(rows).toContainEqual(expect.objectContaining(entryKey));
  await publishMenu('Straks');
  expect((await openDraft()).draft).toBeNull();
});

test('who saves a draft after somebody else is told, and changes nothing', async () => {
  const { edit } = expectSuccess(await write('Van Esra'));
  expectSuccess(await write('Van Noor', edit));
  expect(expectFailure(await write('Te laat', edit))).toBe(412);
  expect((await openDraft()).draft?.content).toEqual({ entries: createEntries('Van Noor') });
});

test('a draft that is let go of stays among the versions', async () => {
  expectSuccess(await write('Toch niet'));
  expectSuccess(await drop((await openDraft()).edit));
  expect((await openDraft()).draft).toBeNull();
  const [last] = expectSuccess(await editor.call(listVersions, { params: { kind: 'menu', key: entryKey.key } })).rows;
  expect(last).toMatchObject({ isDraft: true, content: { entries: createEntries('Toch niet') } });
});

test('a draft that somebody saved since it was seen is not let go of', async () => {
  const { edit } = expectSuccess(await write('Gezien'));
  expectSuccess(await write('Van een collega', edit));
  expectSuccess(await schedule(toIso(1), null));
  expect(expectFailure(await drop(edit))).toBe(412);
  expect(await openDraft()).toMatchObject({
    draft: { content: { entries: createEntries('Van een collega') } },
    publishAt: expect.any(String),
  });
  expectSuccess(await drop((await openDraft()).edit));
});

test('a draft appears at its moment, and what stood there before comes back when it ends', async () => {
  await publishMenu('Altijd');
  expectSuccess(await write('Actie'));
  expectSuccess(await schedule(toIso(1), toIso(3)));
  expect(await settleAt(0.5)).toBe(0);
  expect(await readTitles()).toEqual(['Altijd']);
  await settleAt(2);
  expect(await readTitles()).toEqual(['Actie']);
  await settleAt(4);
  expect(await readTitles()).toEqual(['Altijd']);
  expect(await settleAt(5)).toBe(0);
});

test('a planned draft never goes over what was published since: it stays, without its moment, until somebody chooses', async () => {
  await publishMenu('Eerst');
  expectSuccess(await write('Gepland'));
  expectSuccess(await schedule(toIso(1), null));
  await publishMenu('Door een ander');
  const pendingChanges = await openDraft();
  expect(pendingChanges).toMatchObject({ publishAt: null, draft: { content: { entries: createEntries('Gepland') } } });
  expect(pendingChanges.stoppedAt).not.toBeNull();
  expect(expectSuccess(await editor.call(listWaiting)).rows).toContainEqual(
    expect.objectContaining({ ...entryKey, stoppedAt: pendingChanges.stoppedAt }),
  );
  await settleAt(2);
  expect(await readTitles()).toEqual(['Door een ander']);
  const newPendingChanges = expectSuccess(await schedule(toIso(1), null));
  expect([newPendingChanges.stoppedAt, newPendingChanges.publishAt]).toEqual([null, expect.any(String)]);
  await settleAt(2);
  expect([await readTitles(), (await openDraft()).draft]).toEqual([['Gepland'], null]);
});

test('a draft is proposed to whoever may publish, and is no longer once visitors see it', async () => {
  const { edit } = await openDraft();
  const body = { from: edit, content: { entries: createEntries('Voorstel') }, isAsked: true };
  expectSuccess(await editor.call(saveDraft, { params: entryKey, body }));
  const getMine = async () =>
    expectSuccess(await editor.call(listWaiting)).rows.find(({ key }) => key === entryKey.key);
  expect((await getMine())?.askedBy).toEqual(expect.any(String));
  expect(expectSuccess(await editor.call(showOverview)).waiting).toContainEqual({
    kind: 'proposals',
    count: 1,
    since: expect.any(String),
  });
  expectSuccess(await write('Voorstel, bijgeschaafd'));
  expect((await openDraft()).askedBy).toEqual(expect.any(String));
  await publishMenu('Voorstel, bijgeschaafd');
  expect(await openDraft()).toMatchObject({ askedBy: null, draft: null });
});

test('a moment that has passed, stands in the wrong order or is set for what cannot be published is refused', async () => {
  expectSuccess(await write('Actie'));
  expect(expectFailure(await schedule(toIso(-1), null))).toBe(422);
  expect(expectFailure(await schedule(toIso(2), toIso(1)))).toBe(422);
  const { edit } = await openDraft();
  expectSuccess(
    await editor.call(saveDraft, { params: entryKey, body: { from: edit, content: { entries: createEntries('') } } }),
  );
  expect(expectFailure(await schedule(toIso(1), null))).toBe(422);
  expectSuccess(await drop((await openDraft()).edit));
  expect(expectFailure(await schedule(toIso(1), null))).toBe(404);
});

test('an alert and a page are taken from visitors when they end', async () => {
  const texts = { nl: { title: 'Vanavond', body: '<p>Even.</p>' }, en: null };
  const body = { type: 'info', domains: ['cocaine'], isOn: true, words: texts } as const;
  const { id } = expectSuccess(await editor.call(createAlert, { body }));
  const markSeen = async () =>
    (await content.ask('/api/nl/api/v1/crisis-alerts', { host: 'cocaine.localhost' })).text();
  expect(await markSeen()).toContain('Vanavond');
  expectSuccess(await schedule(null, toIso(1), { kind: 'alert', key: String(id) }));

  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path: '/tijdelijk' };
  const { nid } = await insertNode(
    content.system,
    node,
    { title: 'Actie', fields: {}, authorUid: null },
    { kind: 'publish' },
  );
  expectSuccess(await schedule(null, toIso(1), { kind: 'page', key: `${nid}.nl` }));
  expect((await content.ask('/api/nl/tijdelijk')).status).toBe(200);
  await settleAt(2);
  expect(await markSeen()).not.toContain('Vanavond');
  expect((await content.ask('/api/nl/tijdelijk')).status).toBe(404);
});

test('the end of a page leaves the publication that is planned after it', async () => {
  const path = '/eindigt-eerst';
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path };
  const toText = (title: string) => ({ title, fields: {}, authorUid: null });
  const { nid, vid } = await insertNode(content.system, node, toText('Eerst'), { kind: 'publish' });
  const pageKey = { nid, language: 'nl' as const };
  const { vid: from } = await handleSaveDraft(content.system, { ...pageKey, from: vid }, toText('Daarna'));
  await publishNode(content.system, { ...pageKey, from }, null, inHours(3));
  expectSuccess(await schedule(null, toIso(1), { kind: 'page', key: `${nid}.nl` }));
  await settleAt(2);
  expect((await content.ask(`/api/nl${path}`)).status).toBe(404);
  await publishDueNodes({ ...content.system, now: () => inHours(4) });
  expect(await (await content.ask(`/api/nl${path}`)).text()).toContain('Daarna');
});

const binned = async () => expectSuccess(await editor.call(listBin)).rows;
const inBin = async (name: string) => {
  const row = (await binned()).find((row) => row.name === name);
  if (!row) throw new Error(`"${name}" is not in the bin.`);
  return row;
};

test('a deleted page comes back as a draft with its words, versions and address', async () => {
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path: '/per-ongeluk' };
  const texts = { title: 'Per ongeluk', fields: {}, authorUid: null };
  const { nid } = await insertNode(content.system, node, texts, { kind: 'publish' });
  expectSuccess(await editor.call(deletePage, { params: { nid } }));
  expect((await content.ask('/api/nl/per-ongeluk')).status).toBe(404);
  const { id, deletedBy } = await inBin('Per ongeluk');
  expect(deletedBy).not.toBeNull();
  expect(expectSuccess(await editor.call(restoreEntry, { params: { id } }))).toEqual({
    kind: 'page',
    key: String(nid),
    isWhole: true,
  });
  expect((await content.ask('/api/nl/per-ongeluk')).status).toBe(404);
  const page = expectSuccess(await editor.call(openPage, { params: { nid, language: 'nl' } }));
  expect(page).toMatchObject({ title: 'Per ongeluk', state: 'draft', path: '/per-ongeluk' });
  await publishNode(content.system, { nid, language: 'nl', from: page.vid ?? 0 }, null);
  expect((await content.ask('/api/nl/per-ongeluk')).status).toBe(200);
  expect(expectFailure(await editor.call(restoreEntry, { params: { id } }))).toBe(404);
});

test('a deleted page comes back with its notes and its open request, not with one that a publication met', async () => {
  const make = async (title: string) => {
    const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const };
    const { nid, vid } = await insertNode(content.system, node, { title, fields: {}, authorUid: null });
    const params = { nid, language: 'nl' } as const;
    expectSuccess(await editor.call(writePageNote, { params, body: { block: null, words: 'Klopt dit getal nog?' } }));
    expectSuccess(await editor.call(submitForApproval, { params, body: { vid, words: 'Klaar, denk ik.' } }));
    return { params, vid };
  };
  const deleteAndRestore = async ({ nid }: { readonly nid: number }, title: string) => {
    expectSuccess(await editor.call(deletePage, { params: { nid } }));
    const { id } = await inBin(title);
    expect(expectSuccess(await editor.call(restoreEntry, { params: { id } })).isWhole).toBe(true);
  };
  const { params, vid } = await make('Met een notitie');
  await deleteAndRestore(params, 'Met een notitie');
  const { rows } = expectSuccess(await editor.call(listPageNotes, { params }));
  expect(rows).toMatchObject([{ block: null, words: 'Klopt dit getal nog?', isDone: false }]);
  const { open } = expectSuccess(await editor.call(getApproval, { params }));
  expect(open).toMatchObject({ vid, words: 'Klaar, denk ik.' });

  const published = await make('Met een gehoord verzoek');
  await publishNode(content.system, { ...published.params, from: published.vid }, null);
  await deleteAndRestore(published.params, 'Met een gehoord verzoek');
  const approval = expectSuccess(await editor.call(getApproval, { params: published.params }));
  expect(approval).toEqual({ open: null, refused: null });
});

test('an address that another page took since stays that page’s, and that is told', async () => {
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path: '/gewild' };
  const toText = (title: string) => ({ title, fields: {}, authorUid: null });
  const { nid } = await insertNode(content.system, node, toText('De eerste'), { kind: 'publish' });
  expectSuccess(await editor.call(deletePage, { params: { nid } }));
  await insertNode(content.system, node, toText('De tweede'), { kind: 'publish' });
  const { id } = await inBin('De eerste');
  expect(expectSuccess(await editor.call(restoreEntry, { params: { id } })).isWhole).toBe(false);
  expect(await (await content.ask('/api/nl/gewild')).text()).toContain('De tweede');
});

test('a deleted alert comes back switched off, a deleted picture with its file', async () => {
  const texts = { nl: { title: 'Terug', body: '<p>Even.</p>' }, en: null };
  const body = { type: 'info', domains: ['cocaine'], isOn: true, words: texts } as const;
  const { id } = expectSuccess(await editor.call(createAlert, { body }));
  expectSuccess(await editor.call(deleteAlert, { params: { id } }));
  expectSuccess(await editor.call(restoreEntry, { params: { id: (await inBin('Terug')).id } }));
  const response = await content.ask('/api/nl/api/v1/crisis-alerts', { host: 'cocaine.localhost' });
  expect(await response.text()).not.toContain('Terug');

  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 7, height: 5, channels: 3, background: '#a51' } })
    .png()
    .toBuffer();
  const { uuid } = await storeMedia(content.system, { bytes, name: 'bos.png', alt: { nl: 'Bos', en: 'Wood' } });
  expectSuccess(await editor.call(deleteMedia, { params: { uuid } }));
  expectSuccess(await editor.call(restoreEntry, { params: { id: (await inBin('bos.png')).id } }));
  const { url } = expectSuccess(await editor.call(openMedia, { params: { uuid } }));
  expect((await content.ask(url)).status).toBe(200);
});

test('what lies in the bin is erased after its days, or sooner by an administrator alone', async () => {
  const make = async (title: string) => {
    const texts = { nl: { title, body: '<p>Even.</p>' }, en: null };
    const body = { type: 'info', domains: ['alcohol'], isOn: false, words: texts } as const;
    const { id } = expectSuccess(await editor.call(createAlert, { body }));
    expectSuccess(await editor.call(deleteAlert, { params: { id } }));
    return (await inBin(title)).id;
  };
  const [old, wrongCount] = [await make('Oud'), await make('Fout')];
  expect(expectFailure(await editor.call(deleteFromBin, { params: { id: wrongCount } }))).toBe(403);
  expectSuccess(await administrator.call(deleteFromBin, { params: { id: wrongCount } }));
  expect((await binned()).map(({ id }) => id)).not.toContain(wrongCount);
  await emptyBin({ ...content.system, now: () => inHours((BIN_DAYS - 1) * 24) });
  expect((await binned()).map(({ id }) => id)).toContain(old);
  await emptyBin({ ...content.system, now: () => inHours((BIN_DAYS + 1) * 24) });
  expect(await binned()).toEqual([]);
});

test('a copy of a page is a draft of its own: other blocks, no address, every language', async () => {
  const uuid = crypto.randomUUID();
  const fields = { paragraphs: [{ type: 'text', uuid, body: '<p>Hetzelfde.</p>' }] };
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path: '/voorbeeld' };
  const { nid } = await insertNode(
    content.system,
    node,
    { title: 'Voorbeeld', fields, authorUid: null },
    { kind: 'publish' },
  );
  const params = { nid, language: 'nl' } as const;
  expect(expectFailure(await editor.call(duplicatePage, { params, body: { title: ' ' } }))).toBe(422);
  const copy = expectSuccess(await editor.call(duplicatePage, { params, body: { title: 'Kopie' } }));
  const page = expectSuccess(await editor.call(openPage, { params: { nid: copy.nid, language: 'nl' } }));
  expect(page).toMatchObject({ title: 'Kopie', state: 'draft', path: null });
  const [block] = page.fields.paragraphs as { uuid: string; body: string }[];
  expect(block?.body).toBe('<p>Hetzelfde.</p>');
  expect(block?.uuid).not.toBe(uuid);
});

describe('several drafts that are published as one', () => {
  const keys = ['content.alcohol.nl', 'content.gambling.nl'] as const;
  const readDraft = async (key: string, content: object) => {
    const params = { kind: 'menu', key } as const;
    const { edit: from } = await openDraft(params);
    return expectSuccess(await editor.call(saveDraft, { params, body: { from, content: { ...content } } })).edit;
  };
  const readTitles = async (key: string) => {
    const [name, domain] = key.split('.') as ['content', 'alcohol'];
    const params = { menu: name, domain, language: 'nl' } as const;
    return expectSuccess(await editor.call(openMenu, { params })).entries.map(({ title }) => title);
  };
  const publishBoth = async (edits: readonly number[], client = editor) => {
    const drafts = keys.map((key, index) => ({ kind: 'menu' as const, key, edit: edits[index] ?? 0 }));
    return client.call(publishDrafts, { body: { drafts } });
  };

  test('are seen together, and wait no longer', async () => {
    const edits = [
      await readDraft(keys[0], { entries: createEntries('Een') }),
      await readDraft(keys[1], { entries: createEntries('Twee') }),
    ];
    expectSuccess(await publishBoth(edits));
    expect([await readTitles(keys[0]), await readTitles(keys[1])]).toEqual([['Een'], ['Twee']]);
    expect((await openDraft({ kind: 'menu', key: keys[0] })).draft).toBeNull();
    const lines = expectSuccess(await editor.call(listActivity, {})).rows.slice(0, 2);
    expect(lines.map(({ action, key }) => [action, key]).sort()).toEqual(keys.map((key) => ['publish-drafts', key]));
  });

  test('stay all as they are where one cannot be published, and the answer names it', async () => {
    const edits = [
      await readDraft(keys[0], { entries: createEntries('Drie') }),
      await readDraft(keys[1], { entries: 'half' }),
    ];
    const refusal = await publishBoth(edits);
    expect(expectFailure(refusal)).toBe(422);
    if (!refusal.ok) expect(readStopped(refusal.failure)).toEqual({ kind: 'menu', key: keys[1] });
    expect(await readTitles(keys[0])).toEqual(['Een']);
    expect((await openDraft({ kind: 'menu', key: keys[0] })).draft).not.toBeNull();
  });

  test('stay where somebody saved one of them since it was seen', async () => {
    const edits = [
      await readDraft(keys[0], { entries: createEntries('Vier') }),
      await readDraft(keys[1], { entries: createEntries('Vijf') }),
    ];
    await readDraft(keys[1], { entries: createEntries('Zes') });
    expect(expectFailure(await publishBoth(edits))).toBe(412);
    expect(await readTitles(keys[1])).toEqual(['Twee']);
  });
});

describe('a page and a menu that are published as one', () => {
  const menu = { kind: 'menu', key: 'content.tobacco.nl' } as const;
  const readDraftMenu = async (title: string) => {
    const { edit: from } = await openDraft(menu);
    return expectSuccess(
      await editor.call(saveDraft, { params: menu, body: { from, content: { entries: createEntries(title) } } }),
    ).edit;
  };
  const readDraftPage = async (title: string) => {
    const node = { type: 'basic_page', domains: ['tobacco' as const], language: 'nl' as const };
    const first = await insertNode(content.system, node, { title, fields: {}, authorUid: null }, { kind: 'draft' });
    return { kind: 'page', key: `${first.nid}.nl`, edit: first.vid } as const;
  };
  const getState = async ({ key }: { readonly key: string }) =>
    expectSuccess(await editor.call(openPage, { params: { nid: Number(key.split('.')[0]), language: 'nl' } })).state;

  test('wait in one list, are seen together, and wait no longer', async () => {
    const page = await readDraftPage('Samen verschenen');
    const edit = await readDraftMenu('Samen');
    const drafts = [page, { ...menu, edit }];
    const { rows } = expectSuccess(await editor.call(listWaiting, {}));
    for (const entryKey of drafts) expect(rows).toContainEqual(expect.objectContaining(entryKey));
    expect(rows.find(({ key }) => key === page.key)).toMatchObject({ name: 'Samen verschenen', publishAt: null });
    expectSuccess(await editor.call(publishDrafts, { body: { drafts: drafts } }));
    expect(await getState(page)).toBe('published');
    expect((await openDraft(menu)).draft).toBeNull();
    const remaining = expectSuccess(await editor.call(listWaiting, {})).rows.map(({ key }) => key);
    for (const { key } of drafts) expect(remaining).not.toContain(key);
    const lines = expectSuccess(await editor.call(listActivity, {})).rows.slice(0, 2);
    expect(lines.map(({ action, key }) => [action, key]).sort()).toEqual(
      drafts.map(({ key }) => ['publish-drafts', key]).sort(),
    );
  });

  test('stay both where the page was saved since, and the answer names it', async () => {
    const page = await readDraftPage('Later verschenen');
    const edit = await readDraftMenu('Later');
    const drafts = [
      { ...page, edit: page.edit - 1 },
      { ...menu, edit },
    ];
    const result = await editor.call(publishDrafts, { body: { drafts } });
    expect(expectFailure(result)).toBe(412);
    if (!result.ok) expect(readStopped(result.failure)).toEqual({ kind: 'page', key: page.key });
    expect(await getState(page)).toBe('draft');
    expect((await openDraft(menu)).draft).not.toBeNull();
  });

  test('stay both where the page is not finished', async () => {
    const page = await readDraftPage('Half af');
    const { pool } = content.system.database;
    const fields = { paragraphs: [{ type: 'text', uuid: crypto.randomUUID() }] };
    await pool.query('update node_revisions set fields = $1 where vid = $2', [fields, page.edit]);
    const edit = await readDraftMenu('Nog later');
    const result = await editor.call(publishDrafts, { body: { drafts: [page, { ...menu, edit }] } });
    expect(expectFailure(result)).toBe(422);
    expect((await openDraft(menu)).draft).not.toBeNull();
  });
});

test('settings of a site are not published by an editor among other drafts', async () => {
  const drafts = [{ kind: 'site' as const, key: 'cocaine', edit: 0 }];
  expect(expectFailure(await editor.call(publishDrafts, { body: { drafts } }))).toBe(403);
});

test('what waits for the settings of a site is for administrators', async () => {
  const params = { kind: 'site', key: 'cocaine' } as const;
  expect(expectFailure(await editor.call(openEntryDraft, { params }))).toBe(403);
  expectSuccess(await administrator.call(openEntryDraft, { params }));
});
