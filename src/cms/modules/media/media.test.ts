import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { mountApp } from '#src/cms/app.ts';
import { createSystem } from '#src/cms/system.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { insertNode } from '../content/life/create-node.ts';
import { getMediaPath, writeAtomically } from './files.ts';
import { toMediaUrl } from './media-item.ts';
import { storeMedia } from './store-media.ts';
import { deleteUnusedBytes, findMediaBytes, importPictures, listMissingPictures } from './stored-bytes.ts';

let content: TestContentSystem;
let url: string;
let uuid: string;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#147' } });
  const bytes = await photo
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const alt = { nl: 'Een meer', en: 'A lake' };
  const storedMedia = await storeMedia(content.system, { bytes, name: '../Het Meer (1).jpg', alt });
  uuid = storedMedia.uuid;
  url = toMediaUrl({ ...storedMedia, name: 'meer.jpg' });
});
afterAll(() => content.close());

async function createPicture(query: string) {
  const answer = await content.ask(`${url}${query}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, info: await sharp(bytes).metadata() };
}

describe('a file of the library', () => {
  test('is served for ever under its hash, without the metadata it came with', async () => {
    const { answer, bytes, info } = await createPicture('');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([info.width, info.height, info.exif]).toEqual([1600, 900, undefined]);
    expect(bytes.includes('secret place')).toBe(false);
  });

  test.each([
    ['?w=320&f=avif', 320, 'heif', 'image/avif'],
    ['?w=640&f=webp', 640, 'webp', 'image/webp'],
    ['?w=960&f=jpeg', 960, 'jpeg', 'image/jpeg'],
    ['?w=1280', 1280, 'jpeg', 'image/jpeg'],
    ['?f=webp', 1600, 'webp', 'image/webp'],
    ['?w=1920', 1600, 'jpeg', 'image/jpeg'],
  ])('as %s is %i wide, %s, and never enlarged', async (query, width, format, type) => {
    const { answer, info } = await createPicture(query);
    expect([info.width, info.format, answer.headers.get('content-type')]).toEqual([width, format, type]);
  });

  test('a derivative is made once, also when many ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => createPicture('?w=320&f=webp')));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  });

  test('is 304 for who has it, per variant', async () => {
    const { answer } = await createPicture('?w=320');
    const etag = answer.headers.get('etag') ?? '';
    const again = (query: string) => content.ask(`${url}${query}`, { headers: { 'if-none-match': `W/${etag}` } });
    expect((await again('?w=320')).status).toBe(304);
    expect((await again('?w=640')).status).toBe(200);
  });

  test('refuses other sizes, formats and parameters', async () => {
    for (const query of ['?w=321', '?w=320&w=640', '?f=gif', '?h=100', '?w=320&_format=json', '?w=']) {
      expect((await content.ask(`${url}${query}`)).status).toBe(400);
    }
  });

  test('is 404 under another hash or id', async () => {
    expect((await content.ask(url.replace(/[0-9a-f]{64}/, 'a'.repeat(64)))).status).toBe(404);
    expect((await content.ask(url.replace('/media/1/', '/media/2/'))).status).toBe(404);
  });

  test('travels in a field with its words in the reader’s language', async () => {
    const block = { type: 'text_image', uuid: crypto.randomUUID(), body: '<p>x</p>', image: { media: uuid } };
    await insertNode(
      content.system,
      { type: 'basic_page', domains: ['alcohol'], language: 'en', path: '/lake' },
      { title: 'Lake', fields: { paragraphs: [block] }, authorUid: null },
      { kind: 'publish' },
    );
    const answer = await content.ask('/api/en/lake');
    const body = (await answer.json()) as { field_paragraphs: { field_image: unknown[] }[] };
    expect(body.field_paragraphs[0]?.field_image).toEqual([
      expect.objectContaining({ target_type: 'media', target_uuid: uuid, alt: 'A lake', width: 1600, height: 900 }),
    ]);
    expect(answer.headers.get('x-cache-tags')).toContain('media:1');
  });
});

describe('on another machine, with a folder of its own', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'zelfhulp-other-machine-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  /** Requests a path from another process on the same database. */
  async function askThere(path: string): Promise<Buffer> {
    const system = createSystem({ database: content.system.database, config: createTestConfig({}, dataDir) });
    try {
      const answer = await mountApp(system).fetch(new Request(`http://alcohol.localhost${path}`));
      return Buffer.from(answer.status === 200 ? await answer.arrayBuffer() : new ArrayBuffer(0));
    } finally {
      await system.jobs.close();
    }
  }

  test('a picture and its derivatives are the same', async () => {
    const { bytes } = await createPicture('');
    expect((await askThere(url)).equals(bytes)).toBe(true);
    expect((await sharp(await askThere(`${url}?w=640&f=webp`)).metadata()).width).toBe(640);
  });

  test('a copy that broke off, or a folder that was emptied, changes no picture', async () => {
    const { bytes } = await createPicture('');
    const hash = url.split('/')[4] ?? '';
    await writeAtomically(getMediaPath(`${dataDir}/broken`, hash), bytes.subarray(0, 100));
    const system = createSystem({
      database: content.system.database,
      config: createTestConfig({}, `${dataDir}/broken`),
    });
    const answer = await mountApp(system).fetch(new Request(`http://alcohol.localhost${url}`));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    await system.jobs.close();
    await rm(join(dataDir, 'media'), { recursive: true, force: true });
    expect((await askThere(url)).equals(bytes)).toBe(true);
  });
});

describe('the bytes of a picture', () => {
  test('that lie on the disk of one machine alone are taken in at its start, and only where they are whole', async () => {
    const database = await makeTestDatabase(inject('databaseUrl'));
    const dataDir = await mkdtemp(join(tmpdir(), 'zelfhulp-older-'));
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a50' } })
      .png()
      .toBuffer();
    const [first, second] = [
      await storeMedia({ database }, { bytes, name: 'bos.png', alt: { nl: '' } }),
      await storeMedia(
        { database },
        { bytes: await sharp(bytes).negate().png().toBuffer(), name: 'duin.png', alt: {} },
      ),
    ];
    const storedMediaBytes = (await findMediaBytes(database.db, first.hash)) ?? Buffer.of();
    await database.pool.query('delete from media_bytes');
    await writeAtomically(getMediaPath(dataDir, first.hash), storedMediaBytes);
    await writeAtomically(getMediaPath(dataDir, second.hash), storedMediaBytes);
    expect(await importPictures(database.db, dataDir)).toEqual(['duin.png']);
    expect(await listMissingPictures(database.db)).toEqual([{ hash: second.hash, name: 'duin.png' }]);
    expect((await findMediaBytes(database.db, first.hash))?.equals(storedMediaBytes)).toBe(true);
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  test('go where no picture has them any more, and stay where one has', async () => {
    const { db } = content.system.database;
    const hash = url.split('/')[4] ?? '';
    await content.system.database.pool.query("insert into media_bytes values ('f00d', 'x')");
    await deleteUnusedBytes(content.system);
    expect(await findMediaBytes(db, 'f00d')).toBeUndefined();
    expect(await findMediaBytes(db, hash)).toBeDefined();
  });
});

test.each([
  ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['text', 'hello'],
  ['nothing', ''],
])('%s is no picture and is refused', async (_what, text) => {
  const upload = { bytes: Buffer.from(text), name: 'x.jpg', alt: { nl: '' } };
  await expect(storeMedia(content.system, upload)).rejects.toThrow('validation failed');
});
