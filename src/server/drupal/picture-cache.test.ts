import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { isPublicPicture } from './media.ts';
import { createPictureCache } from './picture-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WHOLE = { width: null, format: null };
const readPng = (colour: string) =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: colour } })
    .withExif({ IFD0: { Artist: 'Iemand' } })
    .png()
    .toBuffer();

/** Serves files of another content system, and counts the requests. */
async function readFiles() {
  const state = { asked: 0, status: 200, type: 'image/png', body: await readPng('#336699') };
  const fetchFrom = (async () => {
    state.asked += 1;
    if (state.status === 0) throw new TypeError('fetch failed');
    return new Response(new Uint8Array(state.body), { status: state.status, headers: { 'content-type': state.type } });
  }) as typeof fetch;
  return { state, fetchFrom };
}

test('a picture is fetched once, carries nothing of who made it, and is made as small as is wished for', async () => {
  const { state, fetchFrom } = await readFiles();
  const pictures = createPictureCache(folder, fetchFrom, 1_000);
  const fullCachedPicture = await pictures.of('http://drupal.example/sites/default/files/a.png', WHOLE);
  expect((await sharp(fullCachedPicture?.bytes).metadata()).exif).toBeUndefined();
  const small = await pictures.of('http://drupal.example/sites/default/files/a.png', { width: 320, format: 'webp' });
  expect(small?.mime).toBe('image/webp');
  expect(await sharp(small?.bytes).metadata()).toMatchObject({ width: 320, height: 160, format: 'webp' });
  expect(small?.etag).not.toBe(fullCachedPicture?.etag);
  expect(state.asked).toBe(1);
});

test('one that was had stays while the other system is away, also for a process that starts then', async () => {
  const { state, fetchFrom } = await readFiles();
  const url = 'http://drupal.example/sites/default/files/b.png';
  expect(await createPictureCache(folder, fetchFrom, 1_000).of(url, WHOLE)).not.toBeNull();
  state.status = 0;
  expect(await createPictureCache(folder, fetchFrom, 1_000).of(url, WHOLE)).not.toBeNull();
  state.status = 503;
  expect(await createPictureCache(folder, fetchFrom, 1_000).of(url, WHOLE)).not.toBeNull();
});

test('a page in HTML in the place of a picture means away: the picture that was had stays, and a new one comes later', async () => {
  const { state, fetchFrom } = await readFiles();
  const pictures = createPictureCache(folder, fetchFrom, 1_000);
  const [had, unseenEntries] = ['had', 'unseen'].map((name) => `http://drupal.example/sites/default/files/${name}.png`);
  const previousCachedPicture = await pictures.of(String(had), WHOLE);
  const body = state.body;
  Object.assign(state, { type: 'text/html; charset=UTF-8', body: Buffer.from('<!doctype html><title>Log in</title>') });
  pictures.purge(['*']);
  expect((await pictures.of(String(had), WHOLE))?.etag).toBe(previousCachedPicture?.etag);
  expect(await pictures.of(String(unseenEntries), WHOLE)).toBeNull();
  Object.assign(state, { type: 'image/png', body: body });
  pictures.purge(['*']);
  expect(await pictures.of(String(unseenEntries), WHOLE)).not.toBeNull();
});

test('one that was replaced under its name is shown after its purge; one that was deleted is gone', async () => {
  const { state, fetchFrom } = await readFiles();
  const pictures = createPictureCache(folder, fetchFrom, 1_000);
  const url = 'http://drupal.example/sites/default/files/c.png';
  const previousCachedPicture = await pictures.of(url, WHOLE);
  state.body = await readPng('#993333');
  expect((await pictures.of(url, WHOLE))?.etag).toBe(previousCachedPicture?.etag);
  pictures.purge(['node:3']);
  expect((await pictures.of(url, WHOLE))?.etag).toBe(previousCachedPicture?.etag);
  pictures.purge(['file:8']);
  expect((await pictures.of(url, WHOLE))?.etag).not.toBe(previousCachedPicture?.etag);
  state.status = 404;
  pictures.purge(['*']);
  expect(await pictures.of(url, WHOLE)).toBeNull();
});

test('a purge ends the answers about several pictures at once, the missing ones too', async () => {
  const { state, fetchFrom } = await readFiles();
  const pictures = createPictureCache(folder, fetchFrom, 1_000);
  const [forest, dune, deletedId] = ['forest', 'dune', 'gone'].map(
    (name) => `http://drupal.example/sites/default/files/${name}.png`,
  );
  const show = async () => {
    state.status = 200;
    const [cachedPicture, otherPicture] = [
      await pictures.of(String(forest), WHOLE),
      await pictures.of(String(dune), WHOLE),
    ];
    state.status = 404;
    return [cachedPicture, otherPicture, await pictures.of(String(deletedId), WHOLE)].map(
      (picture) => picture !== null,
    );
  };
  expect(await show()).toEqual([true, true, false]);
  for (const tag of ['media:1', 'file:2', '*']) {
    const askedBefore = state.asked;
    pictures.purge([tag]);
    expect(await show()).toEqual([true, true, false]);
    expect(state.asked).toBe(askedBefore + 3);
  }
});

test('an answer that was under way during a purge is not believed after it', async () => {
  const { state, fetchFrom } = await readFiles();
  let answer = () => {};
  const pending = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = (async (...args: Parameters<typeof fetch>) => {
    const response = await fetchFrom(...args);
    await pending;
    return response;
  }) as typeof fetch;
  const pictures = createPictureCache(folder, slow, 1_000);
  const url = 'http://drupal.example/sites/default/files/slow.png';
  const oldPicture = pictures.of(url, WHOLE);
  pictures.purge(['file:8']);
  state.body = await readPng('#cc8800');
  const fresh = pictures.of(url, WHOLE);
  answer();
  const [previousCachedPicture, nextCachedPicture] = await Promise.all([oldPicture, fresh]);
  expect(nextCachedPicture?.etag).not.toBe(previousCachedPicture?.etag);
  expect((await pictures.of(url, WHOLE))?.etag).toBe(nextCachedPicture?.etag);
});

test('what is no picture is not handed on, whatever its name says', async () => {
  const { state, fetchFrom } = await readFiles();
  state.body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const pictures = createPictureCache(folder, fetchFrom, 1_000);
  expect(await pictures.of('http://drupal.example/sites/default/files/d.png', WHOLE)).toBeNull();
  await pictures.of('http://drupal.example/sites/default/files/d.png', WHOLE);
  expect(state.asked).toBe(1);
});

test('only public files of a picture are asked for', () => {
  expect(isPublicPicture('/sites/default/files/2026-11/duinen.png')).toBe(true);
  for (const path of [
    '/sites/default/files/plan.svg',
    '/sites/default/files/plan.pdf',
    '/system/files/private.png',
    '/sites/default/settings.php',
    '/sites/default/files/../settings.png',
    '/sites/default/files/%2e%2e%2fx.png',
    '//evil.example/sites/default/files/x.png',
    '/user/1.png',
  ])
    expect([path, isPublicPicture(path)]).toEqual([path, false]);
});
