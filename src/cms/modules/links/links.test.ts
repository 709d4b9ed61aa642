import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkAllLinks as checkAllLinksCall, checkLinks, listBrokenLinks } from '#src/contract/desk/links.ts';
import { openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { createPage, publishPage, unpublishPage } from '#src/contract/desk/page-life.ts';
import { savePage } from '#src/contract/desk/pages.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import { STARTER } from '../../starter/content.ts';
import { changeAlias } from '../content/life/change-alias.ts';
import { handleCheckAllLinks } from './check-all.ts';

let system: TestContentSystem;
let editor: DeskEditor;
let number = 0;
beforeAll(async () => {
  system = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(system, 'editor');
});
afterAll(() => system.close());

const createBody = (html: string) => ({
  paragraphs: [
    { uuid: crypto.randomUUID(), type: 'text', body: html },
    { uuid: crypto.randomUUID(), type: 'cta', link: { href: '/nergens-knop', text: 'Naar nergens' } },
  ],
});

/** Publishes a page of the alcohol programme with these fields. */
async function readPage(title: string, fields: object = {}) {
  number += 1;
  const path = `/links-${number}`;
  const created = expectSuccess(
    await editor.call(createPage, {
      body: { type: 'landing_page', domains: ['alcohol'], language: 'nl', title, path },
    }),
  );
  const params = { nid: created.nid, language: 'nl' as const };
  const save = async (from: number, fields: object) =>
    expectSuccess(await editor.call(savePage, { params, body: { from, title, fields: fields as never } })).vid;
  const publish = async (from: number) => expectSuccess(await editor.call(publishPage, { params, body: { from } })).vid;
  const vid = await publish(await save(created.vid, fields));
  return { path, params, vid, save, publish };
}

const checked = async (...hrefs: string[]) =>
  expectSuccess(await editor.call(checkLinks, { body: { domains: ['alcohol'], hrefs } })).map(({ href }) => href);
const list = async () => expectSuccess(await editor.call(listBrokenLinks)).rows;

test('an address is broken where visitors find nothing at it', async () => {
  const { path, params, vid } = await readPage('Doel');
  const currentPaths = [
    path,
    `${path}/`,
    `${path}?a=1#b`,
    '/inloggen',
    '/dagboek',
    '/en/login',
    '/',
    '#verder',
    'tel:113',
  ];
  expect(await checked(...currentPaths, 'https://example.org/weg')).toEqual([]);
  expect(await checked('/bestaat-niet', `/en${path}`, '/login', path)).toEqual([
    '/bestaat-niet',
    `/en${path}`,
    '/login',
  ]);
  expectSuccess(await editor.call(unpublishPage, { params, body: { from: vid } }));
  expect(await checked(path)).toEqual([path]);
});

test('an address that leads on to where the page stands now is not broken', async () => {
  const { path, params } = await readPage('Verhuisd');
  await changeAlias(system.system, { ...params, path: `${path}-nieuw` });
  expect(await checked(path, `${path}-nieuw`)).toEqual([]);
});

test('an address is broken only in the domains where nothing stands', async () => {
  const { path } = await readPage('Van alcohol');
  const answer = expectSuccess(
    await editor.call(checkLinks, { body: { domains: ['alcohol', 'cannabis'], hrefs: [path] } }),
  );
  expect(answer).toEqual([{ href: path, domains: ['cannabis'] }]);
});

test('publishing writes down which links lead nowhere, and where they stand; a draft writes nothing', async () => {
  const toOwn = async (title: string) => (await list()).filter((brokenLink) => brokenLink.title === title);
  const fields = createBody(
    '<p>Zie <a href="/nergens-tekst">dit <strong>stuk</strong></a> en <a href="/inloggen">log in</a>.</p>',
  );
  const { params, save, publish, vid } = await readPage('Met kapotte links', fields);
  expect(await toOwn('Met kapotte links')).toMatchObject([
    { kind: 'page', nid: params.nid, language: 'nl', domains: ['alcohol'], href: '/nergens-tekst', words: 'dit stuk' },
    { href: '/nergens-knop', words: 'Naar nergens' },
  ]);
  const draft = await save(vid, {});
  expect(await toOwn('Met kapotte links')).toHaveLength(2);
  await publish(draft);
  expect(await toOwn('Met kapotte links')).toEqual([]);
});

test('a menu that is saved writes down its links that lead nowhere', async () => {
  const params = { menu: 'footer', domain: 'cocaine', language: 'nl' } as const;
  const save = async (entries: object[]) => {
    const { version } = expectSuccess(await editor.call(openMenu, { params }));
    return expectSuccess(await editor.call(saveMenu, { params, body: { version, entries: entries as never } }));
  };
  await save([
    { uuid: null, title: 'Kapot', href: '/weg-uit-menu', isOn: true },
    { uuid: null, title: 'Uit', href: '/weg-en-uit', isOn: false },
  ]);
  const brokenLinks = (await list()).filter(({ menu, domains }) => menu === 'footer' && domains.includes('cocaine'));
  expect(brokenLinks).toMatchObject([
    { kind: 'menu', nid: null, title: 'Kapot', href: '/weg-uit-menu', language: 'nl' },
  ]);
  await save([]);
  expect((await list()).filter(({ href }) => href === '/weg-uit-menu')).toEqual([]);
});

test('each night every link is looked up: one that broke since is found, one that was mended goes', async () => {
  const target = await readPage('Gaat weg');
  await readPage('Wijst ernaar', {
    paragraphs: [{ uuid: crypto.randomUUID(), type: 'text', body: `<p><a href="${target.path}">daar</a></p>` }],
  });
  const toOwn = async () => (await list()).filter(({ title }) => title === 'Wijst ernaar');
  expectSuccess(await editor.call(unpublishPage, { params: target.params, body: { from: target.vid } }));
  expect(await toOwn()).toEqual([]);
  await handleCheckAllLinks(system.system);
  expect(await toOwn()).toMatchObject([{ href: target.path, words: 'daar' }]);
  const { vid } = expectSuccess(
    await editor.call(savePage, {
      params: target.params,
      body: { from: await readLatest(target.params.nid), title: 'Terug', fields: {} },
    }),
  );
  await target.publish(vid);
  expectSuccess(await editor.call(checkAllLinksCall, {}));
  expect(await toOwn()).toEqual([]);
});

async function readLatest(nid: number): Promise<number> {
  const { rows } = await system.system.database.pool.query<{ vid: number }>(
    "select latest_vid::int as vid from node_translations where nid = $1 and language = 'nl'",
    [nid],
  );
  return rows[0]?.vid ?? 0;
}

test('however many links are looked up, they are one query', async () => {
  const { pool } = system.system.database;
  const { query } = pool;
  const requests: unknown[] = [];
  pool.query = function counted(this: typeof pool, ...args: unknown[]) {
    if (String(args[0]).includes('path_aliases')) requests.push(args[0]);
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await checked(...Array.from({ length: 200 }, (_, index) => `/veel-${index}`));
  } finally {
    pool.query = query;
  }
  expect(requests).toHaveLength(1);
});

test('broken links are for editors', async () => {
  const moderator = await openDeskEditor(system, 'moderator');
  expect(expectFailure(await moderator.call(listBrokenLinks))).toBe(403);
  expect(expectFailure(await moderator.call(checkAllLinksCall, {}))).toBe(403);
});

test('no link of the content that every installation begins with leads nowhere', async () => {
  const fresh = await startContentSystem(inject('databaseUrl'), STARTER);
  try {
    await handleCheckAllLinks(fresh.system);
    const { rows } = await fresh.system.database.pool.query('select title, language, domains, href from broken_links');
    expect(rows).toEqual([]);
  } finally {
    await fresh.close();
  }
});
