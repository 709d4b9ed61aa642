import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createAlert } from '#src/contract/desk/alerts.ts';
import { openMail, saveMail } from '#src/contract/desk/mails.ts';
import { approveSelfTest, openSelfTest, saveSelfTest } from '#src/contract/desk/self-tests.ts';
import { importContent as importOperation, previewImport } from '#src/contract/desk/transfer.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { openDeskEditor } from '#tests/support/desk.ts';
import { TYPED_SELF_TEST } from '#tests/support/self-test-input.ts';
import { toStableJson } from '../../content/stable-json.ts';
import { STARTER } from '../../starter/content.ts';
import { listAvailableTests } from '../instruments/instruments.ts';
import { toMediaUrl } from '../media/media-item.ts';
import { storeMedia } from '../media/store-media.ts';
import { type ContentSet, parseBundle, toBundle } from './content-set.ts';
import { handleExportContent } from './export-content.ts';
import { handleImportContent } from './import-content.ts';
import { readContentSet, writeContentSet } from './set-folder.ts';

const NOTHING = { pages: [], questions: [], tips: [], menus: [], sites: [], webforms: [] } as const;
const EMPTY = { ...NOTHING, community: { categories: [], badges: [], milestones: [] } };

let full: TestContentSystem;
let empty: TestContentSystem;
let set: ContentSet;
let picture: { readonly id: number; readonly uuid: string; readonly hash: string };
beforeAll(async () => {
  full = await startContentSystem(inject('databaseUrl'), STARTER);
  empty = await startContentSystem(inject('databaseUrl'), EMPTY);
  const editor = await openDeskEditor(full, 'editor');
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#147' } })
    .jpeg()
    .toBuffer();
  picture = await storeMedia(full.system, { bytes, name: 'meer.jpg', alt: { nl: 'Een meer', en: 'A lake' } });
  const texts = { nl: { title: 'Storing', body: '<p>Even weg.</p>' }, en: null };
  const alert = { type: 'info', domains: ['alcohol'], isOn: true, words: texts } as const;
  expectSuccess(await editor.call(createAlert, { body: alert }));
  const mail = { subject: 'Nieuws', lines: ['Hallo,'], action: 'Lees het' };
  const params = { mail: 'badge', language: 'nl' } as const;
  const { version } = expectSuccess(await editor.call(openMail, { params }));
  expectSuccess(await editor.call(saveMail, { params, body: { ...mail, version } }));
  const instrument = { params: { instrument: TYPED_SELF_TEST.id } };
  expectSuccess(await editor.call(saveSelfTest, { ...instrument, body: { ...TYPED_SELF_TEST, revision: 0 } }));
  const admin = await openDeskEditor(full, 'administrator');
  const decision = { by: 'Anne de Wit', purpose: 'Zelfinzicht', deviceClass: 'geen', revision: 1 };
  expectSuccess(await admin.call(approveSelfTest, { ...instrument, body: decision }));
  set = await handleExportContent(full.system);
});
afterAll(() => Promise.all([full.close(), empty.close()]));

const createTexts = (contentSet: ContentSet) =>
  Object.fromEntries([...contentSet].map(([path, bytes]) => [path, bytes.toString('base64')]));
const readBring = (content: TestContentSystem, contentSet: ContentSet, isApplied = true) =>
  handleImportContent(content.system, contentSet, { authorUid: null, isApplied });
const changed = (path: string, change: (value: Record<string, unknown>) => unknown): ContentSet =>
  new Map([...set, [path, Buffer.from(toStableJson(change(JSON.parse(String(set.get(path))))))]]);
const getPage = (path: string) => {
  const file = [...set].find(
    ([, bytes]) => String(bytes).includes(`"path": "${path}"`) && String(bytes).includes('"alcohol"'),
  );
  if (!file) throw new Error(`No page at ${path}.`);
  return file[0];
};

describe('a set', () => {
  test('holds everything that editors make, as readable files in order', () => {
    const folders = new Set([...set.keys()].map((path) => path.split('/')[0]));
    expect([...folders]).toEqual([
      'alerts',
      'mails',
      'media',
      'menus',
      'pages',
      'self-tests',
      'set.json',
      'terms',
      'webforms',
    ]);
    expect([...set.keys()]).toEqual([...set.keys()].sort());
    expect(String(set.get(getPage('/hulp')))).toMatch(/^\{\n {2}"domains": \[/);
  });

  test('of one domain holds what belongs to it, whole', async () => {
    const contentSet = await handleExportContent(full.system, 'gambling');
    const records = [...contentSet].filter(([path]) => /^(pages|terms|webforms)\//.test(path));
    expect(records.length).toBeGreaterThan(10);
    for (const [, bytes] of records) expect(JSON.parse(String(bytes)).domains).toContain('gambling');
    expect([...contentSet.keys()].filter((path) => path.startsWith('alerts/'))).toEqual([]);
  });

  test('tells what it would change before anything does', async () => {
    const summary = await readBring(empty, set, false);
    expect(summary.isApplied).toBe(false);
    expect(summary.parts.find(({ part }) => part === 'media')).toEqual({ part: 'media', new: 1, changed: 0, same: 0 });
    expect((await handleExportContent(empty.system)).size).toBe(1);
  });

  test('brought into an empty installation gives the same set, byte for byte, and the same pages', async () => {
    const summary = await readBring(empty, set);
    expect(summary.isApplied).toBe(true);
    expect(createTexts(await handleExportContent(empty.system))).toEqual(createTexts(set));
    for (const path of ['/api/nl/hulp', '/api/en/help', '/api/nl/']) {
      const [response, there] = await Promise.all([full.ask(path), empty.ask(path)]);
      const readTitle = async (answer: Response) => ((await answer.json()) as { title: unknown }).title;
      expect([there.status, await readTitle(there)]).toEqual([200, await readTitle(response)]);
    }
    const file = toMediaUrl({ ...picture, name: 'meer.jpg' });
    expect((await empty.ask(file)).status).toBe(200);
  });

  test('brings self-tests with their scores, and leaves to each installation what it offers', async () => {
    const offer = (content: TestContentSystem) =>
      listAvailableTests(content.system.database.db, TYPED_SELF_TEST.domain);
    expect(await offer(full)).toHaveLength(1);
    expect(await offer(empty)).toEqual([]);
    const [, storedBytes] =
      [...(await handleExportContent(empty.system))].find(([path]) => path === 'self-tests/proef.json') ?? [];
    expect(JSON.parse(String(storedBytes))).toEqual(TYPED_SELF_TEST);
  });

  test('takes a self-test that it changes from the site, and leaves one that is the same', async () => {
    const admin = await openDeskEditor(empty, 'administrator');
    const params = { instrument: TYPED_SELF_TEST.id };
    const { revision } = expectSuccess(await admin.call(openSelfTest, { params }));
    const decision = { by: 'Anne de Wit', purpose: 'Zelfinzicht', deviceClass: 'geen', revision };
    expectSuccess(await admin.call(approveSelfTest, { params, body: decision }));
    await readBring(empty, set);
    expect(expectSuccess(await admin.call(openSelfTest, { params })).clearance).not.toBeNull();
    await readBring(
      empty,
      changed('self-tests/proef.json', (test) => ({ ...test, titleNl: 'Anders' })),
    );
    expect(expectSuccess(await admin.call(openSelfTest, { params })).clearance).toBeNull();
    await readBring(empty, set);
  });

  test('brought in again changes nothing', async () => {
    const { parts } = await readBring(empty, set);
    expect(parts.map((part) => part.new + part.changed)).toEqual(parts.map(() => 0));
  });

  test('with one changed page changes that page alone, at once', async () => {
    const path = getPage('/hulp');
    const createTitle = (value: Record<string, unknown>) => {
      const languages = value.languages as Record<string, object>;
      return { ...value, languages: { ...languages, nl: { ...languages.nl, title: 'Andere hulp' } } };
    };
    const summary = await readBring(empty, changed(path, createTitle));
    expect(summary.parts.filter((part) => part.changed > 0)).toEqual([
      expect.objectContaining({ part: 'pages', changed: 1 }),
    ]);
    expect(await (await empty.ask('/api/nl/hulp')).text()).toContain('Andere hulp');
    await readBring(empty, set);
  });

  test('is one file too', () => {
    expect(createTexts(parseBundle(Buffer.from(toBundle(set))))).toEqual(createTexts(set));
  });

  test('is a folder too, in which a set replaces the one before and leaves the rest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zelfhulp-set-'));
    await writeFile(join(folder, 'README.md'), 'Ours.');
    await writeContentSet(folder, set);
    expect(createTexts(await readContentSet(folder))).toEqual(createTexts(set));
    const less = new Map([...set].filter(([path]) => !path.startsWith('alerts/')));
    await writeContentSet(folder, less);
    expect(createTexts(await readContentSet(folder))).toEqual(createTexts(less));
    expect(await readdir(folder)).toContain('README.md');
    await symlink('/etc/hostname', join(folder, 'alerts', 'link.json'));
    expect([...(await readContentSet(folder)).keys()]).not.toContain('alerts/link.json');
    await rm(folder, { recursive: true });
  });
});

describe('a hostile set', () => {
  test.each([
    '../evil.json',
    '/etc/passwd',
    'pages/../../evil.json',
    'media/x.svg',
    'pages\\..\\x.json',
    'pages/.json',
  ])('with the path %j is refused', async (path) => {
    await expect(readBring(empty, new Map([[path, Buffer.from('{}')]]))).rejects.toThrow('not a path of a set');
  });

  test('of too many or too large files is refused before any is read', async () => {
    const many = new Map(Array.from({ length: 20_001 }, (_, index) => [`pages/a${index}.json`, Buffer.from('')]));
    await expect(readBring(empty, many)).rejects.toThrow('too large');
    const large = new Map([['pages/a.json', Buffer.alloc(5 * 1024 * 1024)]]);
    await expect(readBring(empty, large)).rejects.toThrow('too large');
  });

  test('with script in its texts is cleaned', async () => {
    const evil = '<p onclick="x()">Tekst<script>x()</script><a href="javascript:x()">a</a></p>';
    const uuid = crypto.randomUUID();
    const block = { type: 'text', uuid: crypto.randomUUID(), body: evil };
    const page = {
      uuid,
      type: 'basic_page',
      domains: ['alcohol'],
      notes: null,
      languages: { nl: { path: '/vreemd', title: 'Vreemd', fields: { paragraphs: [block] } } },
    };
    await readBring(empty, new Map([[`pages/${uuid}.json`, Buffer.from(JSON.stringify(page))]]));
    const text = await (await empty.ask('/api/nl/vreemd')).text();
    expect(text).toContain('<p>Teksta</p>');
    expect(text).not.toMatch(/<script|onclick/);
  });

  const findPage = () => getPage('/hulp');
  test.each([
    ['a file that is no JSON', () => new Map([...set, [findPage(), Buffer.from('{')]]), 'not readable'],
    [
      'a name of another',
      () => changed(findPage(), (value) => ({ ...value, uuid: crypto.randomUUID() })),
      'its name is not',
    ],
    [
      'a self-test that gives good news',
      () =>
        changed('self-tests/proef.json', (test) => ({
          ...test,
          bandsNl: '0-2 pagina Dat gaat goed.\n3-7 huisarts Praat erover.',
        })),
      'bandsNl',
    ],
    [
      'a type that is not there',
      () => changed(findPage(), (value) => ({ ...value, type: 'user' })),
      'there is no type',
    ],
    [
      'a domain that is not there',
      () => changed(findPage(), (value) => ({ ...value, domains: ['koffie'] })),
      'domains',
    ],
    [
      'bytes that no database keeps',
      () => changed(findPage(), (value) => ({ ...value, notes: 'a\0b' })),
      'not readable',
    ],
    [
      'a picture that is none',
      () => new Map([...set, [`media/${picture.uuid}.jpeg`, Buffer.from('<svg onload="x()">')]]),
      'file',
    ],
  ] as const)('with %s is refused whole', async (_what, make, text) => {
    const contentBefore = createTexts(await handleExportContent(empty.system));
    await expect(readBring(empty, make())).rejects.toThrow(text);
    expect(createTexts(await handleExportContent(empty.system))).toEqual(contentBefore);
  });

  const createForm = (change: (elements: Record<string, unknown>[]) => unknown) => {
    const [path] = [...set.keys()].filter((item) => item.startsWith('webforms/') && !item.includes('goal'));
    return changed(path ?? '', (value) => {
      const languages = value.languages as Record<string, { elements: Record<string, unknown>[] }>;
      const nl = { ...languages.nl, elements: change(languages.nl?.elements ?? []) };
      return { ...value, id: 'kapot', languages: { nl } };
    });
  };
  test.each([
    [
      'a question without words',
      (all: Record<string, unknown>[]) => [...all, { type: 'text', key: 'leeg', label: ' ' }],
      'leeg.label: required',
    ],
    ['a question that stands twice', (all: Record<string, unknown>[]) => [...all, ...all], 'key-twice'],
    ['a kind of question that is not there', () => [{ type: 'piano', key: 'spel', label: 'Speel' }], 'type-unknown'],
    ['no question', () => [], 'elements: empty'],
  ] as const)('with a form with %s is refused, and names the form and the question', async (_what, change, reason) => {
    const contentSet = createForm(change);
    const file = 'webforms/kapot.json';
    const text = [...contentSet].find(([, bytes]) => String(bytes).includes('"id": "kapot"'))?.[1] ?? Buffer.from('');
    const coming = new Map([...set, [file, text]]);
    const contentBefore = createTexts(await handleExportContent(empty.system));
    await expect(readBring(empty, coming, false)).rejects.toThrow(`${file}: `);
    await expect(readBring(empty, coming)).rejects.toThrow(reason);
    expect(createTexts(await handleExportContent(empty.system))).toEqual(contentBefore);
  });

  test('with a picture that tells more than it shows keeps the picture alone', async () => {
    const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#147' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    await readBring(empty, new Map([...set, [`media/${picture.uuid}.jpeg`, bytes]]));
    const storedBytes = (await handleExportContent(empty.system)).get(`media/${picture.uuid}.jpeg`);
    expect(storedBytes?.includes('secret place')).toBe(false);
    await readBring(empty, set);
  });
});

describe('over the desk', () => {
  const getFile = (text: string) => ({ body: { file: new File([text], 'set.json') } });

  test('an administrator looks first and brings in then', async () => {
    const admin = await openDeskEditor(empty, 'administrator');
    const bundle = toBundle(await handleExportContent(full.system, 'cocaine'));
    const lookedImportSummary = expectSuccess(await admin.call(previewImport, getFile(bundle)));
    expect([lookedImportSummary.isApplied, lookedImportSummary.refused]).toEqual([false, []]);
    expect(expectSuccess(await admin.call(importOperation, getFile(bundle))).isApplied).toBe(true);
    const download = await empty.ask('/api/nl/desk/content?domain=cocaine', {
      host: 'localhost',
      headers: await empty.signIn('administrator', 'localhost'),
    });
    expect(download.headers.get('content-disposition')).toContain('zelfhulp-cocaine.json');
    expect(await download.text()).toBe(bundle);
  });

  test('why a set is refused is told, and nothing is brought in', async () => {
    const admin = await openDeskEditor(empty, 'administrator');
    const summary = expectSuccess(await admin.call(importOperation, getFile('{"files":{"../x.json":{}}}')));
    expect(summary).toEqual({
      isApplied: false,
      parts: [],
      refused: [{ file: '../x.json', text: 'not a path of a set' }],
    });
    expect(expectSuccess(await admin.call(previewImport, getFile('hello'))).refused).toHaveLength(1);
  });

  test('nobody else of the staff may', async () => {
    for (const role of ['editor', 'moderator'] as const) {
      const client = await openDeskEditor(empty, role);
      expect(expectFailure(await client.call(importOperation, getFile('{}')))).toBe(403);
    }
  });
});
