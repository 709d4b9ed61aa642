import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertNode } from '#src/cms/modules/content/life/create-node.ts';
import { publishNode } from '#src/cms/modules/content/life/publish.ts';
import { openEntryDraft, saveDraft, scheduleEntry } from '#src/contract/desk/drafts.ts';
import { openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { openPage, savePage } from '#src/contract/desk/pages.ts';
import {
  changeRelease,
  createRelease,
  deleteRelease,
  listReleases,
  openRelease,
  publishRelease,
  readBlockingEntries,
  scheduleRelease,
  undoRelease,
} from '#src/contract/desk/releases.ts';
import type { EntryKey } from '#src/contract/desk/versions.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import { publishDueReleases } from './publish-release.ts';

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
const menu = { menu: 'content', domain: 'cocaine', language: 'nl' } as const;
const menuPlace: EntryKey = { kind: 'menu', key: 'content.cocaine.nl' };
const mailPlace: EntryKey = { kind: 'mail', key: 'badge.en' };
const createEntries = (title: string) => [{ uuid: null, title, href: '/hulp', isOn: true }];
const readShownTitles = async () =>
  expectSuccess(await editor.call(openMenu, { params: menu })).entries.map(({ title }) => title);

async function saveEntry(entryKey: EntryKey, content: Readonly<Record<string, unknown>>, client = editor) {
  const { edit: from } = expectSuccess(await client.call(openEntryDraft, { params: entryKey }));
  expectSuccess(await client.call(saveDraft, { params: entryKey, body: { from, content: content } }));
}
const publishMenu = async (title: string, client = administrator) => {
  const { version } = expectSuccess(await client.call(openMenu, { params: menu }));
  expectSuccess(await client.call(saveMenu, { params: menu, body: { version, entries: createEntries(title) } }));
};

/** Publishes a page with a different text in its draft. */
async function makePage(text: string, drafted: string | null) {
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const };
  const { nid, vid } = await insertNode(content.system, node, { title: text, fields: {}, authorUid: null });
  const { vid: from } = await publishNode(content.system, { nid, language: 'nl', from: vid }, null);
  const params = { nid, language: 'nl' as const };
  if (drafted !== null) {
    expectSuccess(await editor.call(savePage, { params, body: { from, title: drafted, fields: {} } }));
  }
  const entryKey: EntryKey = { kind: 'page', key: `${nid}.nl` };
  const readShownTitle = async () => {
    const { rows } = await content.system.database.pool.query<{ title: string }>(
      `select r.title from node_translations t left join node_revisions r on r.vid = t.published_vid where t.nid = $1`,
      [nid],
    );
    return rows[0]?.title ?? null;
  };
  return { nid, params, place: entryKey, shownTitle: readShownTitle };
}

const makeWith = async (add: readonly EntryKey[], name = 'Voorjaar') =>
  expectSuccess(await editor.call(createRelease, { body: { name, add: [...add] } }));
const getRelease = (release: number) => ({ params: { release } });

test('a release publishes a page, a menu and a mail in one transaction', async () => {
  await publishMenu('Was');
  const page = await makePage('Oud', 'Nieuw');
  await saveEntry(menuPlace, { entries: createEntries('Wordt') });
  await saveEntry(mailPlace, { subject: 'A badge', lines: ['Hello'], action: 'Look' });
  const release = await makeWith([page.place, menuPlace, mailPlace]);
  expect(release.entries.map(({ kind, hold }) => [kind, hold])).toEqual([
    ['mail', null],
    ['menu', null],
    ['page', null],
  ]);
  expect([await page.shownTitle(), await readShownTitles()]).toEqual(['Oud', ['Was']]);
  const publishedRelease = expectSuccess(await editor.call(publishRelease, getRelease(release.id)));
  expect(publishedRelease.state).toBe('published');
  expect([await page.shownTitle(), await readShownTitles()]).toEqual(['Nieuw', ['Wordt']]);
  expect(expectFailure(await editor.call(publishRelease, getRelease(release.id)))).toBe(404);
});

test('an incomplete draft holds the whole release, and is named', async () => {
  const page = await makePage('Staat', 'Komt');
  await publishMenu('Blijft');
  await saveEntry(menuPlace, { entries: [{ uuid: null, title: '', href: '', isOn: true }] });
  const { id, entries: onHold } = await makeWith([page.place, menuPlace]);
  expect(onHold.map(({ kind, hold }) => [kind, hold])).toEqual([
    ['menu', 'incomplete'],
    ['page', null],
  ]);
  const result = await editor.call(publishRelease, getRelease(id));
  expect(expectFailure(result)).toBe(409);
  expect(result.ok ? [] : readBlockingEntries(result.failure)).toEqual([{ ...menuPlace, hold: 'incomplete' }]);
  expect([await page.shownTitle(), await readShownTitles()]).toEqual(['Staat', ['Blijft']]);
});

test('a publication by another editor in between is named, and the draft stays until an editor decides', async () => {
  await publishMenu('Eerst');
  await saveEntry(menuPlace, { entries: createEntries('Onze versie') });
  const { id } = await makeWith([menuPlace]);
  await publishMenu('Van een ander', administrator);
  const [entry] = expectSuccess(await editor.call(openRelease, getRelease(id))).entries;
  expect(entry).toMatchObject({ hold: 'conflict', since: { by: expect.any(String), at: expect.any(String) } });
  expect(expectFailure(await editor.call(publishRelease, getRelease(id)))).toBe(409);
  expect(await readShownTitles()).toEqual(['Van een ander']);
  const release = expectSuccess(await editor.call(changeRelease, { ...getRelease(id), body: { add: [menuPlace] } }));
  expect(release.entries[0]?.hold).toBeNull();
  expectSuccess(await editor.call(publishRelease, getRelease(id)));
  expect(await readShownTitles()).toEqual(['Onze versie']);
});

test('a page that was published in between has no draft left, and can only be removed', async () => {
  const page = await makePage('Een', 'Twee');
  const { id } = await makeWith([page.place]);
  const { vid } = expectSuccess(await editor.call(openPage, { params: page.params }));
  await publishNode(content.system, { ...page.params, from: vid ?? 0 }, null);
  const [entry] = expectSuccess(await editor.call(openRelease, getRelease(id))).entries;
  expect(entry).toMatchObject({ hold: 'conflict', savedAt: null });
  const result = await editor.call(changeRelease, { ...getRelease(id), body: { add: [page.place] } });
  expect(expectFailure(result)).toBe(404);
  const empty = expectSuccess(await editor.call(changeRelease, { ...getRelease(id), body: { remove: [page.place] } }));
  expect(empty.entries).toEqual([]);
});

test('a release is undone as one within a day, and its drafts are drafts again', async () => {
  await publishMenu('Vooraf');
  const page = await makePage('Vroeger', 'Campagne');
  await saveEntry(menuPlace, { entries: createEntries('Campagnemenu') });
  const { id } = await makeWith([page.place, menuPlace]);
  expectSuccess(await editor.call(publishRelease, getRelease(id)));
  const undone = expectSuccess(await editor.call(undoRelease, getRelease(id)));
  expect([await page.shownTitle(), await readShownTitles()]).toEqual(['Vroeger', ['Vooraf']]);
  expect([undone.state, undone.entries.map(({ hold }) => hold)]).toEqual(['open', [null, null]]);
  expectSuccess(await editor.call(publishRelease, getRelease(id)));
  expect([await page.shownTitle(), await readShownTitles()]).toEqual(['Campagne', ['Campagnemenu']]);
});

test('the undo of a release tells the author of a draft that was planned since then that its date is gone', async () => {
  await publishMenu('Begin');
  await saveEntry(menuPlace, { entries: createEntries('Release') });
  const { id } = await makeWith([menuPlace]);
  expectSuccess(await editor.call(publishRelease, getRelease(id)));
  await saveEntry(menuPlace, { entries: createEntries('Gepland') }, administrator);
  const { edit: from } = expectSuccess(await administrator.call(openEntryDraft, { params: menuPlace }));
  const publishAt = new Date(content.system.now().getTime() + HOUR).toISOString();
  expectSuccess(await administrator.call(scheduleEntry, { params: menuPlace, body: { from, publishAt, endAt: null } }));
  expectSuccess(await editor.call(undoRelease, getRelease(id)));
  const {
    draft,
    publishAt: planned,
    stoppedAt,
  } = expectSuccess(await administrator.call(openEntryDraft, { params: menuPlace }));
  expect(draft?.content).toMatchObject({ entries: [{ title: 'Gepland' }] });
  expect([planned, stoppedAt]).toEqual([null, expect.any(String)]);
});

test('an undo is refused after a day, and where other content was published since', async () => {
  await publishMenu('Toen');
  await saveEntry(menuPlace, { entries: createEntries('Nu') });
  const { id } = await makeWith([menuPlace]);
  expectSuccess(await editor.call(publishRelease, getRelease(id)));
  await publishMenu('Daarna');
  const result = await editor.call(undoRelease, getRelease(id));
  expect(result.ok ? [] : readBlockingEntries(result.failure)).toEqual([{ ...menuPlace, hold: 'conflict' }]);
  expect(await readShownTitles()).toEqual(['Daarna']);
  await content.system.database.pool.query(
    `update releases set published_at = published_at - interval '25 hours' where id = $1`,
    [id],
  );
  expect(expectFailure(await editor.call(undoRelease, getRelease(id)))).toBe(404);
});

test('a new page of a release disappears with its undo, and stays as a draft', async () => {
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const };
  const nodeVersion = await insertNode(content.system, node, { title: 'Nieuw hier', fields: {}, authorUid: null });
  const { id } = await makeWith([{ kind: 'page', key: `${nodeVersion.nid}.nl` }]);
  expectSuccess(await editor.call(publishRelease, getRelease(id)));
  const undone = expectSuccess(await editor.call(undoRelease, getRelease(id)));
  expect(undone.entries).toMatchObject([{ name: 'Nieuw hier', hold: null }]);
  const { state } = expectSuccess(await editor.call(openPage, { params: { nid: nodeVersion.nid, language: 'nl' } }));
  expect(state).toBe('draft');
});

test('a planned release appears at its moment; one that is held waits for an editor', async () => {
  const publishAt = new Date(Date.now() + HOUR).toISOString();
  const settleAt = (hours: number) =>
    publishDueReleases({ ...content.system, now: () => new Date(Date.now() + hours * HOUR) });
  await publishMenu('Vandaag');
  await saveEntry(menuPlace, { entries: createEntries('Morgen') });
  const { id } = await makeWith([menuPlace], 'Morgen');
  const past = { ...getRelease(id), body: { publishAt: new Date(0).toISOString() } };
  expect(expectFailure(await editor.call(scheduleRelease, past))).toBe(422);
  const plannedRelease = expectSuccess(await editor.call(scheduleRelease, { ...getRelease(id), body: { publishAt } }));
  expect([plannedRelease.state, plannedRelease.publishAt]).toEqual(['planned', publishAt]);
  expect([await settleAt(0), await readShownTitles()]).toEqual([0, ['Vandaag']]);
  await publishMenu('Tussendoor');
  expect([await settleAt(2), await readShownTitles()]).toEqual([0, ['Tussendoor']]);
  expect(expectSuccess(await editor.call(openRelease, getRelease(id)))).toMatchObject({
    state: 'held',
    publishAt: null,
  });
  expectSuccess(await editor.call(changeRelease, { ...getRelease(id), body: { add: [menuPlace] } }));
  expectSuccess(await editor.call(scheduleRelease, { ...getRelease(id), body: { publishAt } }));
  expect([await settleAt(2), await readShownTitles()]).toEqual([1, ['Morgen']]);
  expect(await settleAt(3)).toBe(0);
});

test('a draft is in one unpublished release, and stays a draft when that is deleted', async () => {
  const page = await makePage('A', 'B');
  const first = await makeWith([page.place], 'Eerste');
  const second = await makeWith([page.place], 'Tweede');
  expect(expectSuccess(await editor.call(openRelease, getRelease(first.id))).entries).toEqual([]);
  const rows = expectSuccess(await editor.call(listReleases));
  expect(rows).toContainEqual(expect.objectContaining({ id: second.id, name: 'Tweede', count: 1, state: 'open' }));
  expectSuccess(await editor.call(deleteRelease, getRelease(second.id)));
  expect(expectFailure(await editor.call(openRelease, getRelease(second.id)))).toBe(404);
  expect(expectSuccess(await editor.call(openPage, { params: page.params })).title).toBe('B');
});

test('settings of a site are for administrators, in a release too', async () => {
  const site: EntryKey = { kind: 'site', key: 'cocaine' };
  expect(expectFailure(await editor.call(createRelease, { body: { name: 'Site', add: [site] } }))).toBe(403);
});
