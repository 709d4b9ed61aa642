import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { media as mediaTable } from '#src/cms/db/schema/index.ts';
import { storeMedia } from '#src/cms/modules/media/store-media.ts';
import { getKindOperations } from '#src/contract/desk/kind-operations.ts';
import { openMail, resetMail, saveMail } from '#src/contract/desk/mails.ts';
import { type AltTexts, openMedia, updateMedia } from '#src/contract/desk/media.ts';
import { openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { openSelfTest, saveSelfTest } from '#src/contract/desk/self-tests.ts';
import { listSites, saveSite } from '#src/contract/desk/sites.ts';
import { createTerm, listTerms, type TermContent, updateTerm } from '#src/contract/desk/terms.ts';
import { listVersions, type VersionedKind } from '#src/contract/desk/versions.ts';
import type { WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import { createWebform, openWebform, saveWebform } from '#src/contract/desk/webform/webforms.ts';
import { type EntryKind, type EntryKindName, KINDS } from '#src/contract/kinds/index.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import { getKindContent, sampleEntry } from '#tests/support/kind-samples.ts';
import { TYPED_SELF_TEST } from '#tests/support/self-test-input.ts';

let system: TestContentSystem;
let desk: DeskEditor;
let editor: DeskEditor;
beforeAll(async () => {
  system = await startContentSystem(inject('databaseUrl'));
  desk = await openDeskEditor(system, 'administrator');
  editor = await openDeskEditor(system, 'editor');
});
afterAll(() => system.close());

type Content = Readonly<Record<string, unknown>>;

/** An entry of a type: the current content for a save, and saves of changed or given content. */
interface VersionedEntry {
  readonly key: string;
  readonly read: () => Promise<Content>;
  readonly rename: (name: string) => Promise<unknown>;
  readonly save: (content: Content) => Promise<unknown>;
}

async function readMenu(): Promise<VersionedEntry> {
  const params = { menu: 'content', domain: 'cannabis', language: 'nl' } as const;
  const open = async () => expectSuccess(await desk.call(openMenu, { params }));
  const save = async (content: Content) =>
    expectSuccess(
      await desk.call(saveMenu, { params, body: { version: (await open()).version, ...content } as never }),
    );
  return {
    key: 'content.cannabis.nl',
    read: async () => ({ entries: (await open()).entries }),
    rename: (title) => save({ entries: [{ uuid: null, title, href: '/hulp', isOn: true }] }),
    save,
  };
}

const readKindThing = (kind: EntryKind) => async (): Promise<VersionedEntry> => {
  const { list, create, update } = getKindOperations(kind);
  const { id } = expectSuccess(await desk.call(create, { body: sampleEntry(kind) }));
  const find = async () => {
    const deskEntry = expectSuccess(await desk.call(list)).find((deskEntry) => deskEntry.id === id);
    if (!deskEntry) throw new Error('The entry is not there.');
    return deskEntry;
  };
  const save = async (change: Content) => {
    const { version } = await find();
    const body = { ...sampleEntry(kind), ...change, version } as never;
    return expectSuccess(await desk.call(update, { params: { id }, body }));
  };
  return {
    key: String(id),
    read: async () => ({ ...getKindContent(await find()) }),
    rename: (title) => save({ words: sampleEntry(kind, title).words }),
    save,
  };
};

async function makeTerm(): Promise<VersionedEntry> {
  const vocabulary = 'forums';
  const toText = (name: string) => ({ nl: { name, description: '' }, en: null });
  const empty = { image: null, rule: null, phase: null, badges: [] };
  const content: TermContent = { domains: ['cannabis'], words: toText('Begin'), ...empty };
  const { tid } = expectSuccess(await desk.call(createTerm, { params: { vocabulary }, body: content }));
  const find = async () => {
    const deskTerm = expectSuccess(await desk.call(listTerms, { params: { vocabulary } })).find(
      (deskTerm) => deskTerm.tid === tid,
    );
    if (!deskTerm) throw new Error('The term is not there.');
    return deskTerm;
  };
  const save = async (change: Content) => {
    const body = { ...content, ...change, version: (await find()).version } as never;
    return expectSuccess(await desk.call(updateTerm, { params: { vocabulary, tid }, body }));
  };
  return {
    key: String(tid),
    read: async () => {
      const { tid: _tid, uuid: _uuid, uses: _uses, version: _version, ...own } = await find();
      return { ...own };
    },
    rename: (name) => save({ words: toText(name) }),
    save,
  };
}

async function mail(): Promise<VersionedEntry> {
  const params = { mail: 'badge', language: 'nl' } as const;
  const open = async () => expectSuccess(await desk.call(openMail, { params }));
  const save = async (change: Content) => {
    const { text, version } = await open();
    return expectSuccess(await desk.call(saveMail, { params, body: { ...text, ...change, version } }));
  };
  return {
    key: 'badge.nl',
    read: async () => ({ ...(await open()).text }),
    rename: (subject) => save({ subject }),
    save,
  };
}

async function makeWebform(): Promise<VersionedEntry> {
  const editableWebform = expectSuccess(
    await desk.call(createWebform, { body: { title: 'Begin', domains: ['cannabis'] } }),
  );
  const params = { webform: editableWebform.id };
  const element = { key: 'vraag', type: 'text', label: 'Hoe gaat het?' };
  const getContent = async (): Promise<WebformContent> => {
    const { domains, isOpen, isSensitive, notes, texts } = expectSuccess(await desk.call(openWebform, { params }));
    return { domains, isOpen, isSensitive, notes, texts };
  };
  const save = async (change: Content) => {
    const { revision: from } = expectSuccess(await desk.call(openWebform, { params }));
    return expectSuccess(
      await desk.call(saveWebform, { params, body: { ...(await getContent()), ...change, from } as never }),
    );
  };
  const rename = async (title: string) => {
    const { texts } = await getContent();
    return save({ texts: { ...texts, nl: { ...texts.nl, title, elements: [element] } } });
  };
  await rename('Ingevuld');
  return {
    key: editableWebform.id,
    read: async () => {
      const { isOpen: _, ...own } = await getContent();
      return { ...own };
    },
    rename,
    save,
  };
}

async function createSite(): Promise<VersionedEntry> {
  const find = async () => {
    const match = expectSuccess(await desk.call(listSites)).find(({ domain }) => domain === 'cannabis');
    if (!match) throw new Error('The site is not there.');
    return match;
  };
  const save = async (change: Content) => {
    const { domain: _, ...settings } = await find();
    return expectSuccess(
      await desk.call(saveSite, { params: { domain: 'cannabis' }, body: { ...settings, ...change } }),
    );
  };
  return {
    key: 'cannabis',
    read: async () => {
      const { domain: _domain, version: _version, maintenance: _, hti: _hti, energy: _energy, ...own } = await find();
      return { ...own };
    },
    rename: (name) => save({ name }),
    save,
  };
}

async function readMedia(): Promise<VersionedEntry> {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#147' } })
    .png()
    .toBuffer();
  const started = { nl: 'Begin', en: 'Start' };
  const { uuid } = await storeMedia(system.system, { bytes, name: 'meer.png', alt: started });
  const { hash, mime, width, height, bytes: weight } = await getRow(uuid);
  const file = { hash, mime, width, height, bytes: weight };
  const save = async ({ alt }: Content) =>
    expectSuccess(await desk.call(updateMedia, { params: { uuid }, body: { alt: alt as AltTexts } }));
  return {
    key: uuid,
    read: async () => ({ alt: expectSuccess(await desk.call(openMedia, { params: { uuid } })).alt, file }),
    rename: (nl) => save({ alt: { ...started, nl } }),
    save,
  };
}

async function getRow(uuid: string) {
  const [row] = await system.system.database.db.select().from(mediaTable).where(eq(mediaTable.uuid, uuid));
  if (!row) throw new Error('The picture is not there.');
  return row;
}

async function createSelfTest(): Promise<VersionedEntry> {
  const params = { instrument: 'proef' };
  const { id: _, ...texts } = TYPED_SELF_TEST;
  const open = async () => expectSuccess(await desk.call(openSelfTest, { params }));
  const write = async (input: object, revision: number) =>
    expectSuccess(await desk.call(saveSelfTest, { params, body: { ...texts, ...input, id: 'proef', revision } }));
  await write({}, 0);
  const save = async ({ typed }: Content) => write(typed as object, (await open()).revision);
  return {
    key: 'proef',
    read: async () => ({ typed: (await open()).typed }),
    rename: (titleNl) => save({ typed: { titleNl } }),
    save,
  };
}

const THINGS: Readonly<Record<VersionedKind, () => Promise<VersionedEntry>>> = {
  menu: readMenu,
  ...(Object.fromEntries(KINDS.map((kind) => [kind.name, readKindThing(kind)])) as Record<
    EntryKindName,
    () => Promise<VersionedEntry>
  >),
  term: makeTerm,
  mail,
  webform: makeWebform,
  site: createSite,
  media: readMedia,
  'self-test': createSelfTest,
};

const getVersions = async (kind: VersionedKind, key: string, client = desk) =>
  expectSuccess(await client.call(listVersions, { params: { kind, key } })).rows;

test.each(Object.keys(THINGS) as VersionedKind[])(
  'every save of a thing is kept, and can be brought back: %s',
  async (kind) => {
    const { key, read, rename, save } = await THINGS[kind]();
    const first = await read();
    await rename('Gisteren');
    const yesterday = await read();
    await rename('Vandaag');
    const [today, previousVersion, older] = await getVersions(kind, key);
    expect(today?.author).not.toBeNull();
    expect(previousVersion?.content).toEqual(yesterday);
    // Content from before the first save can be restored as well.
    expect(older?.content).toEqual(first);

    if (!previousVersion?.content) throw new Error('The version is not there.');
    await save(previousVersion.content);
    expect(await read()).toMatchObject(JSON.parse(JSON.stringify(yesterday)));
    const newVersions = await getVersions(kind, key);
    expect(newVersions[0]?.content).toEqual(await read());
    expect(newVersions.map(({ id }) => id)).toContain(today?.id);
    // A save without changes creates no version.
    await save(previousVersion.content);
    expect(await getVersions(kind, key)).toHaveLength(newVersions.length);
  },
);

test('a mail that is given back keeps what was written', async () => {
  const { key, rename } = await mail();
  await rename('Van de redactie');
  expectSuccess(await desk.call(resetMail, { params: { mail: 'badge', language: 'nl' } }));
  const [now, version] = await getVersions('mail', key);
  expect(version?.content).toMatchObject({ subject: 'Van de redactie' });
  expect(now?.content).not.toMatchObject({ subject: 'Van de redactie' });
});

test('the versions of a menu are its own, of this programme and language', async () => {
  const { key, rename } = await readMenu();
  await rename('Van hier');
  expect((await getVersions('menu', key)).length).toBeGreaterThan(0);
  expect(await getVersions('menu', 'content.cannabis.en')).toEqual([]);
  expect(await getVersions('menu', 'content.alcohol.nl')).toEqual([]);
});

test('what the settings of a site were is for administrators', async () => {
  const params = { kind: 'site', key: 'cannabis' } as const;
  expect(expectFailure(await editor.call(listVersions, { params }))).toBe(403);
  expectSuccess(await editor.call(listVersions, { params: { ...params, kind: 'menu' } }));
});

test('there are no versions of an unknown kind', async () => {
  expect(expectFailure(await desk.call(listVersions, { params: { kind: 'zon' as VersionedKind, key: '1' } }))).toBe(
    404,
  );
});
