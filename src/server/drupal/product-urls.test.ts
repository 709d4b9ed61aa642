import { expect, test } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import type { Language } from '#src/domains/domain.ts';
import { makeClient } from '#src/http/client.ts';
import { fetchFromDrupal } from '#tests/support/drupal/fetch.ts';
import { createState } from '#tests/support/drupal/site.ts';
import { toProductHref, withProductHrefs, withProductLinks } from './product-urls.ts';

const base = 'https://drupal.example';

test.each([
  ['/nl/over-ons', '/over-ons'],
  ['/nl', '/'],
  ['/en/about-us?a=1#deel', '/en/about-us?a=1#deel'],
  ['/over-ons', '/over-ons'],
  ['https://drupal.example/nl/over-ons', '/over-ons'],
  ['//drupal.example/nl', '/'],
  ['#deel', '#deel'],
  ['/sites/default/files/folder.pdf', 'https://drupal.example/sites/default/files/folder.pdf'],
  ['https://drupal.example/system/files/x.pdf', 'https://drupal.example/system/files/x.pdf'],
  ['https://elders.example/nl/x', 'https://elders.example/nl/x'],
  ['tel:0800-0113', 'tel:0800-0113'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('an address in a text of Drupal leads to our own page, its file or another site: %s', (href, expectedHref) =>
  expect(toProductHref(href, { base })).toBe(expectedHref),
);

test('a Drupal in a folder keeps its other folders to itself', () => {
  const inFolder = { base: 'https://example.nl/cms' };
  expect(toProductHref('/cms/nl/over-ons', inFolder)).toBe('/over-ons');
  expect(toProductHref('/cms', inFolder)).toBe('/');
  expect(toProductHref('/winkel', inFolder)).toBe('https://example.nl/winkel');
});

/** Returns a Drupal field with links, converted for a page in that language. */
async function linked(uri: string, language: Language = 'nl') {
  const fetch = fetchFromDrupal(createState());
  const client = makeClient({ base, language, fetch, backend: BACK_ENDS.drupal });
  const tags = new Set<string>();
  const fields = await withProductLinks({ field_link: [{ uri, title: 'x' }] }, { base, language }, client, tags);
  return { uri: fields.field_link?.[0]?.uri, tags: [...tags] };
}

test('a page that was chosen from the list of Drupal is linked by its own path in the language of the page', async () => {
  expect(await linked('entity:node/3')).toEqual({ uri: '/over-ons', tags: ['node:3'] });
  expect(await linked('entity:node/3', 'en')).toEqual({ uri: '/en/about-us', tags: ['node:3'] });
  expect(await linked('entity:node/99')).toEqual({ uri: '/node/99', tags: ['node:99'] });
});

test.each([
  ['internal:/hulp', 'nl', '/hulp'],
  ['internal:/help', 'en', '/en/help'],
  ['internal:/en/help', 'nl', '/en/help'],
  ['internal:/nl/hulp', 'en', '/hulp'],
  ['internal:#deel', 'nl', 'internal:#deel'],
  ['internal:/sites/default/files/x.pdf', 'nl', 'https://drupal.example/sites/default/files/x.pdf'],
  ['route:<front>', 'en', '/en'],
  ['route:<nolink>', 'nl', undefined],
  ['base:robots.txt', 'nl', '/robots.txt'],
  ['base:sites/default/files/x.pdf', 'nl', 'https://drupal.example/sites/default/files/x.pdf'],
  ['https://drupal.example/nl/over-ons', 'nl', '/over-ons'],
  ['http://elders.example/', 'nl', 'http://elders.example/'],
  ['entity:user/1', 'nl', 'entity:user/1'],
] as const)(
  'a link as the field of Drupal keeps it leads where it led there: %s in %s',
  async (uri, language, localPath) => expect((await linked(uri, language)).uri).toBe(localPath),
);

test('a text keeps its words and leads to our own pages', async () => {
  const client = makeClient({ base, language: 'nl', fetch: fetchFromDrupal(createState()), backend: BACK_ENDS.drupal });
  const processed =
    '<p>Lees <a href="/nl/over-ons" data-entity-uuid="x">over ons</a> en <a href=\'https://drupal.example/sites/default/files/f.pdf\'>de folder</a>.</p>';
  const fields = { body: [{ value: 'x', format: 'basic_html', processed }] };
  const read = await withProductLinks(fields, { base, language: 'nl' }, client, new Set());
  expect(read.body?.[0]?.processed).toBe(
    '<p>Lees <a href="/over-ons">over ons</a> en <a href="https://drupal.example/sites/default/files/f.pdf" rel="noopener noreferrer">de folder</a>.</p>',
  );
});

test('a link that may not be followed goes whole, and its words stay', async () => {
  const client = makeClient({ base, language: 'nl', fetch: fetchFromDrupal(createState()), backend: BACK_ENDS.drupal });
  const processed =
    '<p>Lees <a href="http://elders.example/f.pdf">de <strong>folder</strong></a>, <a name="x">dit</a> of <a href="tel:113">bel 113</a>.</p>';
  const read = await withProductLinks({ body: [{ processed }] }, { base, language: 'nl' }, client, new Set());
  expect(read.body?.[0]?.processed).toBe(
    '<p>Lees de <strong>folder</strong>, dit of <a href="tel:113">bel 113</a>.</p>',
  );
});

test('a menu leads to our own pages, to a file there and to other sites', () => {
  const createItem = (href: string, children = []) => ({
    key: href,
    title: 'x',
    href,
    external: false,
    below: children,
  });
  const items = ['/nl/over-ons', '/en/about-us', '/sites/default/files/f.pdf', 'https://elders.example/'].map((href) =>
    createItem(href),
  );
  expect(withProductHrefs(items, { base, language: 'nl' }).map(({ href, external }) => [href, external])).toEqual([
    ['/over-ons', false],
    ['/en/about-us', false],
    ['https://drupal.example/sites/default/files/f.pdf', true],
    ['https://elders.example/', true],
  ]);
});
