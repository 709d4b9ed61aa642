import { expect, test } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { currentUser } from '#src/contract/current-user.ts';
import { getMenu } from '#src/contract/get-menu.ts';
import { getPage } from '#src/contract/get-page.ts';
import { getParagraph } from '#src/contract/get-paragraph.ts';
import { getSiteConfig } from '#src/contract/get-site-config.ts';
import { getView } from '#src/contract/get-view.ts';
import { getWebformFields } from '#src/contract/get-webform-fields.ts';
import { login } from '#src/contract/login.ts';
import { logout } from '#src/contract/logout.ts';
import { register } from '#src/contract/register.ts';
import type { Language } from '#src/domains/domain.ts';
import { domainOf } from '#src/domains/index.ts';
import { makeClient } from '#src/http/client.ts';
import { fetchFromDrupal } from '#tests/support/drupal/fetch.ts';
import { newState } from '#tests/support/drupal/site.ts';
import { externalBase, externalClients } from '../content-fetch.ts';
import { listPagesOf } from './listed-pages.ts';
import { splitClients } from './split-clients.ts';

/** A Drupal with the pages, and an own content system that says of each call that it was asked. */
function split(contentBackend: 'drupal' | 'drupal-decoupled' = 'drupal') {
  const state = newState();
  const inside: string[] = [];
  const fetchInside = (async (address: string | URL | Request) => {
    inside.push(new URL(String(address)).pathname.replace(/^\/api\/(nl|en)/, ''));
    return Response.json({ message: 'nothing' }, { status: 404 });
  }) as typeof fetch;
  const config = {
    contentApiUrl: 'http://drupal.example',
    contentBackend,
    contentPrefixes: 'all',
    contentTimeoutMs: 1_000,
  } as const;
  const clientFor = splitClients(
    (_domain, host, language) =>
      makeClient({ base: `http://${host}/api`, language, fetch: fetchInside, backend: BACK_ENDS.embedded }),
    externalClients(config, fetchFromDrupal(state)),
    externalBase(config),
    listPagesOf(config, fetchFromDrupal(state)),
  );
  const client = (language: Language = 'nl') => clientFor(domainOf('alcohol'), 'alcohol.localhost', language);
  const page = (pathname: string, language?: Language) => client(language).call(getPage, { params: { pathname } });
  return { state, inside, client, page };
}

test('pages to read, their parts and the menus of the site come from Drupal', async () => {
  const { client, page, inside } = split();
  const about = await page('/over-ons');
  expect(about.ok && about.value.kind === 'entity' && about.value.entity.title).toBe('Over ons');
  expect((await client().call(getParagraph, { params: { id: 11 } })).ok).toBe(true);
  const menu = await client().call(getMenu, { params: { menu: 'main' } });
  expect(menu.ok && menu.value.map(({ title, below }) => [title, below.length])).toEqual([['Over ons', 1]]);
  expect(inside).toEqual([]);
});

test('people, forms, settings and what people work in never come from Drupal, nor are they sent there', async () => {
  const { client, page, inside, state } = split();
  const own = client();
  await own.call(currentUser);
  await own.call(login, { body: { name: 'iemand', pass: 'geheim' } } as never);
  await own.call(register, { body: {} } as never);
  await own.call(logout);
  await own.call(getSiteConfig);
  await own.call(getWebformFields, { params: { id: 'contact' } });
  await page('/programma');
  await page('/forum');
  for (const menu of ['main-in', 'bottom', 'account']) await own.call(getMenu, { params: { menu } });
  expect(state.asked).toEqual([]);
  expect(inside.length).toBeGreaterThanOrEqual(10);
  expect(inside).toContain('/programma');
});

test('a page of the product that is missing in Drupal is ours, a page of nobody is not there', async () => {
  const { page, inside } = split();
  await page('/privacy');
  expect(inside).toEqual(['/privacy']);
  const gone = await page('/bestaat-niet');
  expect(!gone.ok && gone.failure.kind).toBe('not_found');
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
  expect(state.asked.filter((path) => path.includes('/node/'))).toEqual(['/en/node/3']);
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
  const item = async (id: number) => {
    const found = await client().call(getParagraph, { params: { id } });
    return found.ok ? { item: found.value.fields.field_image?.[0], tags: found.tags } : null;
  };
  const media = await item(12);
  expect(media?.item).toMatchObject({
    url: '/media-of-content/sites/default/files/2026-11/duinen.png',
    width: 1600,
    height: 900,
    alt: 'Duinen',
  });
  expect(media?.tags).toEqual(expect.arrayContaining(['paragraph:12', 'media:5', 'file:8']));
  expect((await item(14))?.item).not.toHaveProperty('url');
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
