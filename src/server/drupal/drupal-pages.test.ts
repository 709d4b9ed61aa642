import { beforeAll, expect, test } from 'vitest';
import { COMPONENTS } from '#registry/components.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import type { Language } from '#src/domains/domain.ts';
import { makeClient } from '#src/http/client.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { createFakeRequest } from '#src/render/content-system.fixture.ts';
import { resolvePage } from '#src/render/page.ts';
import { buildSitemap } from '#src/render/sitemap.ts';
import { fetchFromDrupal } from '#tests/support/drupal/fetch.ts';
import { createState } from '#tests/support/drupal/site.ts';
import { createExternalClients } from '../content-fetch.ts';
import { EMPTY_MAP } from './content-map.ts';
import { createDrupalParts, splitClients } from './split-clients.ts';

beforeAll(loadTexts);

/** A form of our content system without a title, in the format of Drupal. */
const FORM = { '#webform_id': 'vragen', naam: { '#type': 'textfield', '#title': 'Naam', '#webform_key': 'naam' } };

function getLocals(path: string, language: Language = 'nl', state = createState()) {
  const fakeFetch = (async (url: string | URL | Request) =>
    String(url).includes('/webform_rest/vragen/')
      ? Response.json(FORM)
      : Response.json({}, { status: 404 })) as typeof fetch;
  const config = {
    contentApiUrl: 'http://drupal.example',
    contentBackend: 'drupal',
    contentPrefixes: 'all',
    contentTimeoutMs: 900,
    contentPurgeSecret: null,
    contentPreviewLogin: null,
  } as const;
  const clientFor = splitClients(
    (_domain, host, language) =>
      makeClient({ base: `http://${host}/api`, language: language, fetch: fakeFetch, backend: BACK_ENDS.embedded }),
    createExternalClients(config, fetchFromDrupal(state)),
    createDrupalParts(config, fetchFromDrupal(state), EMPTY_MAP),
  );
  const { locals, logged } = createFakeRequest(path, { language });
  return { locals: { ...locals, client: clientFor(locals.domain, 'alcohol.localhost', language) }, logged };
}

async function readOwnPage(path: string, language?: Language) {
  const { locals } = getLocals(path, language);
  const answer = await resolvePage(locals, COMPONENTS);
  if (answer.kind === 'redirect') throw new Error(`${path} leads to ${answer.to}.`);
  return answer.page;
}

test('a page of Drupal shows its text, its picture at the own origin and the way that its button leads', async () => {
  const { node } = await readOwnPage('/over-ons');
  expect(node?.html).toContain('Een team.');
  expect(node?.html).toContain('/media-of-content/sites/default/files/2026-11/duinen.png');
  expect(node?.html).toContain('alt="Duinen"');
  expect(node?.html).toContain('href="/route"');
  expect(node?.html).not.toContain('drupal.example');
});

test('a block whose picture cannot be read keeps its text', async () => {
  const { node } = await readOwnPage('/over-ons');
  expect(node?.html).toContain('Deze tekst blijft ook zonder beeld.');
  expect(node?.html).not.toContain('plattegrond');
});

test('a page names its other languages, and the switch leads there', async () => {
  const { head, frame } = await readOwnPage('/over-ons');
  expect(head.alternates.map(({ language, href }) => `${language} ${href}`)).toEqual([
    'nl https://alcohol.example.nl/over-ons',
    'en https://alcohol.example.nl/en/about-us',
    'x-default https://alcohol.example.nl/over-ons',
  ]);
  expect(frame.languages.find(({ language }) => language === 'en')?.href).toBe('/en/about-us');
  const home = await readOwnPage('/');
  expect(home.head.canonical).toBe('https://alcohol.example.nl/');
  expect(home.frame.languages.find(({ language }) => language === 'en')?.href).toBe('/en');
});

test('the menu of the account is never the one of Drupal, and leads out', async () => {
  const { frame } = await readOwnPage('/over-ons');
  const hrefs = frame.menus.account.map(({ href }) => href);
  expect(hrefs).toContain('/user/logout');
  expect(hrefs).not.toContain('/user/login');
  expect(frame.menus.main[0]).toMatchObject({ href: '/over-ons', text: 'Over ons' });
});

test('the map of the site holds what the menus of Drupal lead to', async () => {
  const { locals } = getLocals('/sitemap.xml');
  expect((await buildSitemap(locals))?.xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://alcohol.example.nl/',
    '<loc>https://alcohol.example.nl/en',
    '<loc>https://alcohol.example.nl/over-ons',
    '<loc>https://alcohol.example.nl/en/about-us',
    '<loc>https://alcohol.example.nl/nieuws',
    '<loc>https://alcohol.example.nl/route',
  ]);
});

test('the map of the site holds every page that visitors may see where Drupal lists them by JSON:API', async () => {
  const { locals } = getLocals('/sitemap.xml', 'nl', { ...createState(), listsPages: true });
  const map = await buildSitemap(locals);
  expect(map?.xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://alcohol.example.nl/',
    '<loc>https://alcohol.example.nl/en',
    '<loc>https://alcohol.example.nl/over-ons',
    '<loc>https://alcohol.example.nl/en/about-us',
    '<loc>https://alcohol.example.nl/route',
    '<loc>https://alcohol.example.nl/steun',
    '<loc>https://alcohol.example.nl/en/support',
    '<loc>https://alcohol.example.nl/nieuws',
  ]);
  expect(map?.xml).toContain('<lastmod>2026-11-02T09:00:00+00:00</lastmod>');
  expect(map?.tags).toContain('node_list');
});

test('a form without a title is called one, never nothing', async () => {
  const { title, head, form } = await readOwnPage('/form/vragen');
  expect([title, form?.definition.title]).toEqual(['Formulier', 'Formulier']);
  expect(head.title.startsWith(title)).toBe(true);
});
