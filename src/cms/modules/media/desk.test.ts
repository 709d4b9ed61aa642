import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openEntryDraft, saveDraft } from '#src/contract/desk/drafts.ts';
import { deleteMedia, listMedia, openMedia, replaceMedia, updateMedia, uploadMedia } from '#src/contract/desk/media.ts';
import { createWebform, openWebform, saveWebform } from '#src/contract/desk/webform/webforms.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import { collectPurges } from '#tests/support/purges.ts';
import { insertNode } from '../content/life/create-node.ts';
import { storeMedia } from './store-media.ts';

let content: TestContentSystem;
let editor: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(content, 'editor');
});
afterAll(() => content.close());

const alt = { nl: 'Een meer', en: 'A lake' };
const createPaint = (width = 800, height = 600, background = '#147') =>
  sharp({ create: { width, height, channels: 3, background } });
const getFile = (bytes: Buffer | string, name = 'Het meer.jpg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const upload = async (bytes: Buffer | string, texts = alt) =>
  editor.call(uploadMedia, { body: { file: getFile(bytes), alt: texts }, key: crypto.randomUUID() });
const readLake = async () => expectSuccess(await upload(await createPaint().jpeg().toBuffer()));

const replaceFile = async (uuid: string, background: string) => {
  const file = getFile(await createPaint(320, 200, background).webp().toBuffer(), 'bos.webp');
  return expectSuccess(await editor.call(replaceMedia, { params: { uuid }, body: { file } }));
};

/** Creates a form; returns it with the content that shows the picture at a URL. */
async function createPictureForm(title: string, url: string) {
  const body = { title, domains: ['alcohol' as const] };
  const form = expectSuccess(await editor.call(createWebform, { body }));
  const { domains, isSensitive, notes } = form;
  const elements = [{ type: 'image' as const, key: 'meer', image: { url }, alt: 'Een meer' }];
  return { form, content: { domains, isSensitive, notes, texts: { nl: { ...form.texts.nl, elements }, en: null } } };
}

async function showOn(uuid: string, path: string) {
  const block = { type: 'text_image', uuid: crypto.randomUUID(), body: '<p>x</p>', image: { media: uuid } };
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path };
  const texts = { title: 'Meer', fields: { paragraphs: [block] }, authorUid: null };
  return insertNode(content.system, node, texts, { kind: 'publish' });
}

describe('an upload', () => {
  test.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['gif', 'image/png'],
  ] as const)('of a %s is a picture of the library, served as %s', async (format, mime) => {
    const file = expectSuccess(await upload(await createPaint(40, 30).toFormat(format).toBuffer()));
    expect(file).toMatchObject({ name: 'Het-meer.jpg', width: 40, height: 30, alt });
    expect((await content.ask(file.url)).headers.get('content-type')).toBe(mime);
  });

  test('keeps neither the place where it was taken nor the way it was held', async () => {
    const turnedBuffer = await createPaint(60, 20)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
      .jpeg()
      .toBuffer();
    const file = expectSuccess(await upload(turnedBuffer));
    expect([file.width, file.height]).toEqual([20, 60]);
    const storedBytes = Buffer.from(await (await content.ask(file.url)).arrayBuffer());
    expect((await sharp(storedBytes).metadata()).exif).toBeUndefined();
    expect(storedBytes.includes('secret place')).toBe(false);
  });

  test.each([
    ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a picture that breaks off', '\xff\xd8\xff\xe0 nothing more'],
    ['nothing', ''],
  ])('of %s is refused at its field', async (_what, text) => {
    const result = await upload(Buffer.from(text, 'latin1'));
    expect(result).toMatchObject({ ok: false, failure: { status: 422, fields: { file: /geen foto/ } } });
  });

  test('of more pixels than can be worked with is refused', async () => {
    const vast = await createPaint(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(await upload(vast)).toMatchObject({ ok: false, failure: { fields: { file: /40 miljoen pixels/ } } });
  });

  test('of more than 10 MB is refused', async () => {
    expect(expectFailure(await upload(Buffer.alloc(10 * 1024 * 1024 + 1)))).toBe(413);
  });

  test('needs words in both languages, or none for a decoration', async () => {
    const bytes = await createPaint(10, 10).png().toBuffer();
    expect(expectFailure(await upload(bytes, { nl: 'Een meer', en: ' ' }))).toBe(422);
    expect(expectSuccess(await upload(bytes, { nl: '', en: '' })).alt).toEqual({ nl: '', en: '' });
  });

  test('that is sent again is the same picture', async () => {
    const input = { body: { file: getFile(await createPaint(12, 12).png().toBuffer()), alt }, key: 'nog-een-keer' };
    const [first, second] = [await editor.call(uploadMedia, input), await editor.call(uploadMedia, input)];
    expect(expectSuccess(second).uuid).toBe(expectSuccess(first).uuid);
  });
});

describe('the library', () => {
  test('is searched by name, by alternative text in either language and by uuid, newest first', async () => {
    const heather = { nl: 'Paarse heide', en: 'Purple heather' };
    const bytes = await createPaint(10, 10).png().toBuffer();
    const first = expectSuccess(await upload(bytes, heather));
    const second = expectSuccess(await upload(bytes, heather));
    for (const search of ['heide', 'HEATHER']) {
      const { rows } = expectSuccess(await editor.call(listMedia, { query: { search } }));
      expect(rows.map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid]);
    }
    const byUuid = expectSuccess(await editor.call(listMedia, { query: { search: first.uuid } }));
    expect(byUuid.rows.map(({ uuid }) => uuid)).toEqual([first.uuid]);
    expect(expectSuccess(await editor.call(listMedia, { query: { search: '100%' } })).rows).toEqual([]);
  });

  test('comes in pages of 24, and past the end is the last page', async () => {
    const bytes = await createPaint(10, 10).png().toBuffer();
    const texts = { nl: 'bladzij', en: 'page' };
    await Promise.all(Array.from({ length: 25 }, () => upload(bytes, texts)));
    const { rows, pager } = expectSuccess(await editor.call(listMedia, { query: { search: 'bladzij', page: 9 } }));
    expect([rows.length, pager]).toEqual([1, { currentPage: 1, totalPages: 2, totalItems: 25, itemsPerPage: 24 }]);
  });
});

describe('a picture', () => {
  test('tells where it stands, and is deleted only where it stands nowhere', async () => {
    const { uuid } = await readLake();
    expect(expectSuccess(await editor.call(openMedia, { params: { uuid } })).usedBy).toEqual([]);
    const { nid } = await showOn(uuid, '/meer-1');
    const openedUsedMediaFile = expectSuccess(await editor.call(openMedia, { params: { uuid } }));
    expect(openedUsedMediaFile.usedBy).toEqual([{ kind: 'page', nid, language: 'nl', title: 'Meer' }]);
    expect(expectFailure(await editor.call(deleteMedia, { params: { uuid } }))).toBe(409);
    const otherPicture = await readLake();
    expectSuccess(await editor.call(deleteMedia, { params: { uuid: otherPicture.uuid } }));
    expect(expectFailure(await editor.call(openMedia, { params: { uuid: otherPicture.uuid } }))).toBe(404);
    expect((await content.ask(openedUsedMediaFile.url)).status).toBe(200);
  });

  test('in a form is used there, and the form has its other file at once', async () => {
    const { uuid, id, url } = await readLake();
    const { form, content: shown } = await createPictureForm('Met een meer', url);
    const params = { webform: form.id };
    const body = { ...shown, isOpen: form.isOpen, from: form.revision };
    expectSuccess(await editor.call(saveWebform, { params, body }));
    const { usedBy } = expectSuccess(await editor.call(openMedia, { params: { uuid } }));
    expect(usedBy).toEqual([{ kind: 'webform', id: form.id, title: 'Met een meer' }]);
    expect(expectFailure(await editor.call(deleteMedia, { params: { uuid } }))).toBe(409);
    const purgedPurges = await collectPurges(content.system, () => replaceFile(uuid, '#270'));
    expect(purgedPurges).toEqual([`media:${id}`, `webform:${form.id}`]);
    const { url: newUrl } = expectSuccess(await editor.call(openMedia, { params: { uuid } }));
    expect(newUrl).not.toBe(url);
    const { texts, revision } = expectSuccess(await editor.call(openWebform, { params }));
    expect(texts.nl.elements).toMatchObject([{ image: { url: newUrl } }]);
    expect(revision).toBe(form.revision + 2);
    expect(expectSuccess(await editor.call(openMedia, { params: { uuid } })).usedBy).toEqual(usedBy);
  });

  test('in the draft of a form is used there, and the draft has its other file', async () => {
    const { uuid, url } = await readLake();
    const { form, content: shown } = await createPictureForm('Concept met een meer', url);
    const params = { kind: 'webform', key: form.id } as const;
    const { edit } = expectSuccess(await editor.call(saveDraft, { params, body: { from: 0, content: shown } }));
    const { usedBy, isYours } = expectSuccess(await editor.call(openMedia, { params: { uuid } }));
    expect(usedBy).toEqual([{ kind: 'webform', id: form.id, title: 'Concept met een meer' }]);
    expect(isYours).toBe(true);
    expect(expectFailure(await editor.call(deleteMedia, { params: { uuid } }))).toBe(409);
    const { url: newUrl } = await replaceFile(uuid, '#037');
    const pendingChanges = expectSuccess(await editor.call(openEntryDraft, { params }));
    expect(pendingChanges.draft?.content).toMatchObject({ texts: { nl: { elements: [{ image: { url: newUrl } }] } } });
    expect(pendingChanges.edit).toBe(edit + 1);
  });

  test('that is added while the last with the same bytes is deleted keeps them', async () => {
    const { pool } = content.system.database;
    const bytes = await createPaint(90, 70, `#${crypto.randomUUID().slice(0, 6)}`)
      .png()
      .toBuffer();
    const previousMediaFile = expectSuccess(await upload(bytes));
    const uuid = crypto.randomUUID();
    const otherClient = await pool.connect();
    await otherClient.query('begin');
    const takenValues =
      "insert into media select nextval('media_id_seq'), $1, name, mime, hash || 'x', bytes, width, height, alt";
    await otherClient.query(`${takenValues} from media where uuid = $2`, [uuid, previousMediaFile.uuid]);
    const adding = storeMedia(content.system, { bytes, name: 'x.png', alt, uuid });
    const pendingEntries =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await pool.query(pendingEntries)).rowCount).toBe(1);
    const deleting = editor.call(deleteMedia, { params: { uuid: previousMediaFile.uuid } });
    const readStanding = async () =>
      (await pool.query('select from media where uuid = $1', [previousMediaFile.uuid])).rowCount;
    await expect.poll(readStanding).toBe(0);
    await sleep(200);
    await otherClient.query('rollback');
    otherClient.release();
    const { id, hash } = await adding;
    expectSuccess(await deleting);
    expect((await content.ask(`/api/media/${id}/${hash}/x.png`)).status).toBe(200);
  });

  test('has other words on every page that shows it, at once, but none over those of a colleague', async () => {
    const { uuid, id } = await readLake();
    await showOn(uuid, '/meer-2');
    const texts = { nl: 'Een stil meer', en: 'A quiet lake' };
    const purgedPurges = await collectPurges(content.system, () =>
      editor.call(updateMedia, { params: { uuid }, body: { alt: texts } }),
    );
    expect(purgedPurges).toEqual([`media:${id}`]);
    expect(await (await content.ask('/api/nl/meer-2')).text()).toContain('Een stil meer');
    expect(
      expectFailure(await editor.call(updateMedia, { params: { uuid }, body: { alt: { nl: 'x', en: '' } } })),
    ).toBe(422);
    const save = (nl: string) =>
      editor.call(updateMedia, { params: { uuid }, body: { alt: { ...texts, nl }, openedAlt: alt } });
    expect(expectFailure(await save('Te laat'))).toBe(412);
    // The response was lost: the same request changes nothing.
    expectSuccess(await save(texts.nl));
  });

  test('stays the same picture with another file, which every page shows at once; the old file is gone', async () => {
    const { uuid, id, url } = await readLake();
    await showOn(uuid, '/meer-3');
    const file = getFile(await createPaint(300, 200, '#a50').webp().toBuffer(), 'bos.webp');
    const purgedPurges = await collectPurges(content.system, async () => {
      const mediaFile = expectSuccess(await editor.call(replaceMedia, { params: { uuid }, body: { file } }));
      expect(mediaFile).toMatchObject({ uuid, id, width: 300, height: 200, alt });
    });
    expect(purgedPurges).toEqual([`media:${id}`]);
    expect(await (await content.ask('/api/nl/meer-3')).text()).toContain('"width":300');
    expect((await content.ask(url)).status).toBe(404);
    expect((await content.ask(`${url.replace(/\/[^/]+$/, '/x.jpg')}`)).status).toBe(404);
  });
});
