import { expect, it } from 'vitest';
import { createFakeRequest, createNode } from './content-system.fixture.ts';
import { buildSitemap } from './sitemap.ts';

const VIEW = '/entity/view/pages/published/results';

it('lists every page in each of its languages, and none that search engines may not keep', async () => {
  const tour = createNode('joyride', 'Welkom', { translations: [{ langcode: 'nl', alias: '/welkom' }], path: [] });
  const rows = { entities: [createNode('help', 'Hulp'), tour, { broken: true }], pager: null };
  const { locals } = createFakeRequest('/sitemap.xml', { answers: { [VIEW]: rows } });
  const sitemap = await buildSitemap(locals);
  expect(sitemap?.xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://alcohol.example.nl/hulp',
    '<loc>https://alcohol.example.nl/en/help',
  ]);
  expect(sitemap?.xml).toContain('hreflang="x-default" href="https://alcohol.example.nl/hulp"');
  expect(sitemap?.tags).toEqual(['node:7', 'config']);
});

it('is not there while the content system is away', async () => {
  const { locals, logged } = createFakeRequest('/sitemap.xml', { answers: { [VIEW]: { status: 503 } } });
  expect(await buildSitemap(locals)).toBeNull();
  expect(logged).toMatchObject([{ event: 'sitemap-unavailable', failure: 'unavailable' }]);
});

it('leaves out the landing page where only logging in is offered', async () => {
  const landing = createNode('landing_page', 'Welkom', { translations: [{ langcode: 'nl', alias: '/' }], path: [] });
  const { locals } = createFakeRequest('/sitemap.xml', { answers: { [VIEW]: { entities: [landing], pager: null } } });
  const site = { ...locals.site, flags: { ...locals.site.flags, loginOnly: true } };
  expect((await buildSitemap(locals))?.xml).toContain('<loc>https://alcohol.example.nl/<');
  expect((await buildSitemap({ ...locals, site }))?.xml).not.toContain('<loc>');
});

it('is made of the pages that the menus lead to where the content system keeps no list of pages', async () => {
  const createItem = (title: string, relative: string, children: unknown[] = []) => ({
    key: title,
    title,
    relative,
    below: children,
  });
  const about = createNode('basic_page', 'Over ons', {
    nid: [{ value: 9 }],
    translations: [{ langcode: 'nl', alias: '/over-ons' }],
  });
  const answers = {
    '/api/menu_items/main': [createItem('Over', '/over-ons', [createItem('Hulp', '/nl/hulp#bellen')])],
    '/api/menu_items/footer': [
      createItem('Hulp', '/hulp'),
      createItem('Elders', 'https://example.org'),
      createItem('Weg', '/weg'),
    ],
    '/over-ons': about,
    '/hulp': createNode('help', 'Hulp'),
  };
  const { locals, logged } = createFakeRequest('/sitemap.xml', { answers });
  expect((await buildSitemap(locals))?.xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://alcohol.example.nl/over-ons',
    '<loc>https://alcohol.example.nl/hulp',
    '<loc>https://alcohol.example.nl/en/help',
  ]);
  expect(logged).toEqual([]);
  const fakeRequest = createFakeRequest('/sitemap.xml', { answers: { ...answers, '/hulp': { status: 503 } } });
  expect(await buildSitemap(fakeRequest.locals)).toBeNull();
});
