import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { toStableJson } from '../../content/stable-json.ts';
import { media, webformTranslations } from '../../db/schema/index.ts';
import { toMediaUrl } from '../media/media-item.ts';
import { storeMedia } from '../media/store-media.ts';
import { handleExportContent } from './export-content.ts';
import { handleImportContent } from './import-content.ts';

const NOTHING = { pages: [], questions: [], tips: [], menus: [], sites: [], webforms: [] } as const;
const EMPTY = { ...NOTHING, community: { categories: [], badges: [], milestones: [] } };

let full: TestContentSystem;
let empty: TestContentSystem;
beforeAll(async () => {
  full = await startContentSystem(inject('databaseUrl'));
  empty = await startContentSystem(inject('databaseUrl'), EMPTY);
});
afterAll(() => Promise.all([full.close(), empty.close()]));

const options = { authorUid: null, isApplied: true };

test('a set brought into an empty installation gives the same set, and brings nothing where one file cannot be used', async () => {
  const set = await handleExportContent(full.system);
  const [path = ''] = [...set.keys()].filter((name) => name.startsWith('pages/'));
  const page = JSON.parse(String(set.get(path)));
  const hostile = new Map([...set, [path, Buffer.from(toStableJson({ ...page, domains: ['nowhere'] }))]]);
  await expect(handleImportContent(empty.system, hostile, options)).rejects.toMatchObject({
    refusals: [{ file: path }],
  });
  expect((await handleExportContent(empty.system)).size).toBe(1);
  await handleImportContent(empty.system, set, options);
  const getTexts = (contentSet: typeof set) => [...contentSet].map(([name, bytes]) => [name, bytes.toString('base64')]);
  expect(getTexts(await handleExportContent(empty.system))).toEqual(getTexts(set));
});

test('a set of one programme holds the pictures that its forms show', async () => {
  const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#147' } })
    .png()
    .toBuffer();
  const picture = await storeMedia(full.system, { bytes, name: 'meer.png', alt: { nl: 'Een meer', en: 'A lake' } });
  const elements = [{ type: 'image' as const, key: 'meer', image: { url: toMediaUrl(picture) }, alt: '' }];
  const isForm = eq(webformTranslations.webformId, 'alcohol_1_1');
  await full.system.database.db.update(webformTranslations).set({ elements }).where(isForm);
  const file = `media/${picture.uuid}.json`;
  expect([...(await handleExportContent(full.system, 'alcohol')).keys()]).toContain(file);
  expect([...(await handleExportContent(full.system, 'gambling')).keys()]).not.toContain(file);

  // In another installation the picture has another id.
  await storeMedia(empty.system, { bytes, name: 'eerder.png', alt: { nl: 'Eerder', en: 'Earlier' } });
  await handleImportContent(empty.system, await handleExportContent(full.system), options);
  const { db } = empty.system.database;
  const [imported] = await db.select().from(media).where(eq(media.uuid, picture.uuid));
  const [form] = await db.select().from(webformTranslations).where(isForm);
  expect(imported?.id).not.toBe(picture.id);
  expect(form?.elements).toMatchObject([{ image: { url: imported && toMediaUrl(imported) } }]);
});
