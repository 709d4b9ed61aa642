import { expect, test } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { showPreview } from '#src/contract/desk/revisions.ts';
import { readEntityOrReference } from '#src/contract/entity.ts';
import { getSiteConfig } from '#src/contract/get-site-config.ts';
import { getMenu } from '#src/contract/menus.ts';
import { getPage, getParagraph } from '#src/contract/nodes.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { register } from '#src/contract/register.ts';
import { login, logout } from '#src/contract/sessions.ts';
import { getView } from '#src/contract/views.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import type { Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { makeClient } from '#src/http/client.ts';
import { fetchFromDrupal } from '#tests/support/drupal/fetch.ts';
import { createState, FORM_ID } from '#tests/support/drupal/site.ts';
import { createExternalClients } from '../content-fetch.ts';
import { type ContentMap, EMPTY_MAP } from './content-map.ts';
import { signPreview } from './previews.ts';
import { createDrupalParts, splitClients } from './split-clients.ts';

const SECRET = 'een-geheim-van-genoeg-tekens-lang';

/** Creates clients of a Drupal with the pages, and of our content system, which records each call. */
function split(contentBackend: 'drupal' | 'drupal-decoupled' = 'drupal', map = EMPTY_MAP) {
  const state = createState();
  const inside: string[] = [];
  const fetchInside = (async (url: string | URL | Request) => {
    inside.push(new URL(String(url)).pathname.replace(/^\/api\/(nl|en)/, ''));
    return Response.json({ message: 'nothing' }, { status: 404 });
  }) as typeof fetch;
  const config = {
    contentApiUrl: 'http://drupal.example',
    contentBackend,
    contentPrefixes: 'all',
    contentTimeoutMs: 1_000,
    contentPurgeSecret: SECRET,
    contentPreviewLogin: 'preview:geheim',
  } as const;
  const clientFor = splitClients(
    (_domain, host, language) =>
      makeClient({ base: `http://${host}/api`, language, fetch: fetchInside, backend: BACK_ENDS.embedded }),
    createExternalClients(config, fetchFromDrupal(state)),
    createDrupalParts(config, fetchFromDrupal(state), map),
  );
  const createClient = (language: Language = 'nl') => clientFor(getDomain('alcohol'), 'alcohol.localhost', language);
  const readPage = (pathname: string, language?: Language) =>
    createClient(language).call(getPage, { params: { pathname } });
  return { state, inside, client: createClient, page: readPage };
}

test('pages to read, their parts and the menus of the site come from Drupal', async () => {
  const { client, page, inside } = split();
  const about = await page('/over-ons');
  expect(about.ok && about.value.kind === 'entity' && about.value.entity.title).toBe('Over ons');
  expect((await client().call(getParagraph, { params: { id: 11 } })).ok).toBe(true);
  const menu = await client().call(getMenu, { params: { menu: 'main' } });
  expect(menu.ok && menu.value.map(({ title, href, below }) => [title, href, below.length])).toEqual([
    ['Over ons', '/over-ons', 1],
    ['Praktisch', '', 1],
  ]);
  expect(inside).toEqual([]);
});

test('people, forms, settings and what people work in never come from Drupal, nor are they sent there', async () => {
  const { client, page, inside, state } = split();
  const ownClient = client();
  await ownClient.call(currentUser);
  await ownClient.call(login, { body: { name: 'iemand', pass: 'geheim' } } as never);
  await ownClient.call(register, { body: {} } as never);
  await ownClient.call(logout);
  await ownClient.call(getSiteConfig);
  await ownClient.call(getWebformFields, { params: { id: 'contact' } });
  await page('/programma');
  await page('/forum');
  for (const menu of ['main-in', 'bottom', 'account']) await ownClient.call(getMenu, { params: { menu } });
  expect(state.asked).toEqual([]);
  expect(inside.length).toBeGreaterThanOrEqual(10);
  expect(inside).toContain('/programma');
});

test('a page of the product that is missing in Drupal is ours, a page of nobody is not there', async () => {
  const { page, inside } = split();
  await page('/privacy');
  expect(inside).toEqual(['/privacy']);
  const result = await page('/bestaat-niet');
  expect(!result.ok && result.failure.kind).toBe('not_found');
  const draft = await page('/concept');
  expect(!draft.ok && draft.failure.kind).toBe('forbidden');
  expect(inside).toEqual(['/privacy']);
});

test('the other languages of a page are asked of its node, and only what is there counts', async () => {
  const { page, state } = split();
  const about = await page('/over-ons');
  expect(about.ok && about.value.kind === 'entity' && about.value.entity.translations).toEqual([
    { language: 'nl', alias: '/over-ons' },
    { language: 'en', alias: '/about-us' },
  ]);
  expect(state.asked.filter((path) => /\/\w\w\/node\/\d/.test(path))).toEqual(['/en/node/3']);
  const route = await page('/route');
  expect(route.ok && route.value.kind === 'entity' && route.value.entity.translations).toEqual([
    { language: 'nl', alias: '/route' },
  ]);
  const home = await page('/', 'en');
  expect(home.ok && home.value.kind === 'entity' && home.value.entity.translations).toEqual([
    { language: 'en', alias: '/' },
    { language: 'nl', alias: '/' },
  ]);
});

test('pictures are followed to their file and stand at the own origin; a file that is no picture has no address', async () => {
  const { client } = split();
  const readItem = async (id: number) => {
    const result = await client().call(getParagraph, { params: { id } });
    return result.ok ? { item: result.value.fields.field_image?.[0], tags: result.tags } : null;
  };
  const media = await readItem(12);
  expect(media?.item).toMatchObject({
    url: '/media-of-content/sites/default/files/2026-11/duinen.png',
    width: 1600,
    height: 900,
    alt: 'Duinen',
  });
  expect(media?.tags).toEqual(expect.arrayContaining(['paragraph:12', 'media:5', 'file:8']));
  expect((await readItem(14))?.item).not.toHaveProperty('url');
});

const pictureOf = { url: '/media-of-content/sites/default/files/2026-11/duinen.png', alt: 'Duinen' };

test('the paragraphs of a page are read in one call where Drupal has JSON:API, and are the same', async () => {
  const { page, state } = split();
  state.listsPages = true;
  const about = await page('/over-ons');
  const parts = (about.ok && about.value.kind === 'entity' && about.value.entity.fields.field_paragraphs) || [];
  expect(parts.map((item) => readEntityOrReference(item))).toMatchObject([
    {
      type: 'text',
      fields: { field_title: [{ value: 'Wie we zijn' }], field_text: [{ processed: '<p>Een team.</p>' }] },
    },
    { type: 'text_image', fields: { field_image: [pictureOf], field_image_position: [{ value: 'after' }] } },
    { type: 'cta', fields: { field_link: [{ uri: '/route', title: 'De route' }] } },
    { type: 'text_image', fields: { field_text: [{ processed: '<p>Deze tekst blijft ook zonder beeld.</p>' }] } },
    { type: 'webform', fields: { field_webform: [{ target_id: FORM_ID }] } },
  ]);
  expect(about.ok && about.tags).toEqual(expect.arrayContaining(['paragraph:11', 'paragraph:15', 'media:5', 'node:4']));
  expect(state.asked.filter((path) => path.includes('/jsonapi/'))).toHaveLength(1);
  expect(state.asked.filter((path) => path.includes('/entity/paragraph/'))).toEqual([]);
});

test('a page with a picture, questions and a section comes whole in one call, and says what it depends on', async () => {
  const { page, state } = split();
  state.listsPages = true;
  const support = await page('/steun');
  expect(state.asked.filter((path) => !path.includes('/jsonapi/'))).toEqual(['/nl/steun', '/en/node/12', '/nl/node/4']);
  expect(state.asked).toHaveLength(4);
  const parts = (support.ok && support.value.kind === 'entity' && support.value.entity.fields.field_paragraphs) || [];
  expect(parts).toHaveLength(10);
  const getFields = (item: unknown) => {
    const entity = readEntityOrReference(item);
    return entity.kind === 'entity' ? entity.fields : {};
  };
  const [image, faq, section] = [parts[1], parts[5], parts[8]].map(getFields);
  expect(image?.field_image).toMatchObject([{ ...pictureOf, width: 1600 }]);
  expect(faq?.field_questions?.map(getFields)).toMatchObject([
    { title: [{ value: 'Wat kost het?' }], field_answer: [{ processed: '<p>Antwoord 8.</p>' }] },
    { title: [{ value: 'Wie helpt mij?' }] },
  ]);
  const shared = getFields(section?.field_section?.[0]).field_paragraphs?.map(getFields);
  expect(shared?.map(({ field_text: text }) => text)).toMatchObject([
    [{ processed: '<p>Aan de haven.</p>' }],
    [{ processed: '<p>Naast het station.</p>' }],
  ]);
  const tags = ['paragraph:20', 'media:5', 'file:8', 'node:8', 'node:10', 'paragraph:31', 'node:4'];
  expect(support.ok && support.tags).toEqual(expect.arrayContaining(tags));
});

test('a Drupal that lacks one of our fields is asked for the paragraphs alone, and once for all of it', async () => {
  const { page, state } = split();
  Object.assign(state, { listsPages: true, hasOurFields: false });
  for (const extraCount of [2, 1]) {
    const requestsBefore = state.asked.length;
    const support = await page('/steun');
    const parts = (support.ok && support.value.kind === 'entity' && support.value.entity.fields.field_paragraphs) || [];
    expect(parts.map((item) => readEntityOrReference(item).kind)).toEqual(Array(10).fill('entity'));
    expect(state.asked.slice(requestsBefore).filter((path) => path.includes('/jsonapi/'))).toHaveLength(extraCount);
    expect(state.asked.slice(requestsBefore)).toContain('/nl/media/5');
  }
});

test('a Drupal without JSON:API is asked for it once, and then for each paragraph as before', async () => {
  const { page, state } = split();
  for (let time = 0; time < 2; time += 1) {
    const about = await page('/over-ons');
    const parts = (about.ok && about.value.kind === 'entity' && about.value.entity.fields.field_paragraphs) || [];
    expect(parts.map((item) => readEntityOrReference(item).kind)).toEqual(Array(5).fill('reference'));
  }
  expect(state.asked.filter((path) => path.includes('/jsonapi/'))).toHaveLength(1);
});

test('a page and its paragraphs are known under our names where a map says so', async () => {
  const map: ContentMap = {
    node: { basic_page: { type: 'landing_page', fields: {} } },
    paragraph: { text: { type: 'cta', fields: {} } },
  };
  for (const listsPages of [false, true]) {
    const { client, page, state } = split('drupal', map);
    state.listsPages = listsPages;
    const about = await page('/over-ons');
    expect(about.ok && about.value.kind === 'entity' && about.value.entity.type).toBe('landing_page');
    const [first] = (about.ok && about.value.kind === 'entity' && about.value.entity.fields.field_paragraphs) || [];
    if (listsPages) expect(first && readEntityOrReference(first)).toMatchObject({ kind: 'entity', type: 'cta' });
    else expect(await client().call(getParagraph, { params: { id: 11 } })).toMatchObject({ value: { type: 'cta' } });
  }
});

const readDraft = (language: Language, token: string) => {
  const { client, inside, state } = split();
  return { read: client(language).call(showPreview, { params: { token } }), inside, state };
};
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1_000) + 60 * minutes;
const getToken = (language: Language, until: number) => `drupal.6.${until}.${signPreview(SECRET, language, 6, until)}`;

test('a page that Drupal does not show to visitors is seen whole by who has its link', async () => {
  const read = await readDraft('nl', getToken('nl', inMinutes(15))).read;
  expect(read).toMatchObject({
    ok: true,
    value: { isSeen: false, desk: 'http://drupal.example/node/6/edit', entity: { title: 'Wat we gaan doen' } },
  });
  const parts = (read.ok && read.value.entity.fields.field_paragraphs) || [];
  expect(parts.map((item) => readEntityOrReference(item))).toMatchObject([
    { type: 'text_image', fields: { field_image: [pictureOf] } },
    { type: 'text', fields: { field_text: [{ processed: '<p>Nog niet klaar.</p>' }] } },
  ]);
});

test.each([
  ['of another language', 'en', getToken('nl', inMinutes(15))],
  ['that ended', 'nl', getToken('nl', inMinutes(-1))],
  ['that would stay open for long', 'nl', getToken('nl', inMinutes(90))],
  ['of another page', 'nl', getToken('nl', inMinutes(15)).replace('drupal.6', 'drupal.4')],
  ['without a signature', 'nl', `drupal.6.${inMinutes(15)}.`],
] as const)('a link %s shows nothing, and Drupal is not asked', async (_what, language, token) => {
  const { read, inside, state } = readDraft(language, token);
  expect(await read).toMatchObject({ ok: false, failure: { kind: 'not_found' } });
  expect([...state.asked, ...inside]).toEqual([]);
});

test('a preview of our own pages is ours', async () => {
  const { read, inside } = readDraft('nl', 'v1.sleutel');
  await read;
  expect(inside).toEqual(['/preview/v1.sleutel']);
});

test('an answer names what it depends on, also where Drupal does not tell', async () => {
  const { page, state, client } = split();
  state.tellsTags = false;
  expect(await page('/over-ons')).toMatchObject({ tags: ['path:/over-ons', 'node:3'] });
  expect(await client().call(getMenu, { params: { menu: 'main' } })).toMatchObject({ tags: ['menu:main'] });
});

test('no Drupal has a list of our pages', async () => {
  const { client, inside } = split();
  const rows = await client().call(getView, { params: { view: 'pages', display: 'published' } });
  expect(!rows.ok && rows.failure.kind).toBe('not_found');
  expect(inside).toEqual([]);
});

test('with the router of Drupal a path leads to the same page, to its languages and to where it was moved', async () => {
  const { page, state, inside } = split('drupal-decoupled');
  const about = await page('/over-ons');
  expect(about).toMatchObject({
    ok: true,
    value: {
      kind: 'entity',
      entity: { title: 'Over ons', translations: [{ alias: '/over-ons' }, { alias: '/about-us' }] },
    },
    tags: expect.arrayContaining(['node:3', 'path:/over-ons']),
  });
  expect(state.asked).toContain('/nl/router/translate-path');
  expect(await page('/oud')).toMatchObject({ value: { kind: 'redirect', to: '/over-ons', status: 301 } });
  expect(await page('/elders')).toMatchObject({ value: { kind: 'redirect', to: 'https://example.org/elders' } });
  expect(await page('/weg')).toMatchObject({ ok: false, failure: { kind: 'not_found' } });
  expect(inside).toEqual([]);
});
