import { expect, test } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { getMenu } from '#src/contract/menus.ts';
import { getPage } from '#src/contract/nodes.ts';
import { getView } from '#src/contract/views.ts';
import type { Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { makeClient } from '#src/http/client.ts';
import { fetchFromDrupal } from '#tests/support/drupal/fetch.ts';
import { createNodeShape } from '#tests/support/drupal/shapes.ts';
import { createState } from '#tests/support/drupal/site.ts';
import { createExternalClients } from '../content-fetch.ts';
import { EMPTY_MAP } from './content-map.ts';
import { limitFetch } from './limited-fetch.ts';
import { createDrupalParts, splitClients } from './split-clients.ts';

/** Pages that the product's content system returns. */
const OWN = new Map([
  ['/hulp', 'Onze hulp'],
  ['/privacy', 'Onze privacy'],
]);

/** Creates a Drupal with JSON:API for the pages of one domain, and records the calls that reach it. */
function createSite(
  contentBackend: 'drupal' | 'drupal-decoupled' = 'drupal',
  contentTimeoutMs = 60_000,
  hold: (address: string) => Promise<void> | undefined = () => undefined,
) {
  const state = createState();
  state.listsPages = true;
  const fetchOwn = (async (url: string | URL | Request) => {
    const path = new URL(String(url)).pathname.replace(/^\/api\/(nl|en)/, '');
    const title = OWN.get(path);
    return title === undefined
      ? Response.json({ message: '' }, { status: 404 })
      : Response.json(createNodeShape({ id: 900, type: 'help', language: 'nl', title, alias: path, fields: {} }));
  }) as typeof fetch;
  const config = {
    contentApiUrl: 'http://drupal.example',
    contentBackend,
    contentPrefixes: 'all',
    contentTimeoutMs,
    contentPurgeSecret: null,
    contentPreviewLogin: null,
  } as const;
  const drupal = fetchFromDrupal(state);
  const fetchFrom = limitFetch((async (...args: Parameters<typeof fetch>) => {
    const [url, init] = args;
    const pending = hold(String(url));
    await pending;
    // Uses no timeout unless Drupal is slow, so that a busy test server has no influence.
    return drupal(url, state.slowMs > 0 ? init : {});
  }) as typeof fetch);
  const clientFor = splitClients(
    (_domain, host, language) =>
      makeClient({ base: `http://${host}/api`, language, fetch: fetchOwn, backend: BACK_ENDS.embedded }),
    createExternalClients(config, fetchFrom),
    createDrupalParts(config, fetchFrom, EMPTY_MAP),
  );
  const createClient = (language: Language = 'nl') => clientFor(getDomain('alcohol'), 'alcohol.localhost', language);
  const readPage = async (pathname: string, language?: Language) => {
    const result = await createClient(language).call(getPage, { params: { pathname } });
    if (!result.ok) return result.failure.kind;
    return result.value.kind === 'entity' ? result.value.entity.title : result.value;
  };
  const list = async () => {
    const result = await createClient().call(getView, { params: { view: 'pages', display: 'published' } });
    return result.ok ? result.value.rows.length : result.failure.kind;
  };
  const readCallsFor = async (request: () => Promise<unknown>) => {
    const callsBefore = state.asked.length;
    await request();
    return state.asked.length - callsBefore;
  };
  const readFooter = async (language: Language) => {
    const result = await createClient(language).call(getMenu, { params: { menu: 'footer' } });
    return result.ok ? result.value.map(({ href }) => href) : result.failure.kind;
  };
  return { state, page: readPage, list, footer: readFooter, callsFor: readCallsFor };
}

test.each(['drupal', 'drupal-decoupled'] as const)(
  'HTML or half an answer in the place of JSON says that %s is away, never that a page is gone',
  async (backEnd) => {
    const { state, page } = createSite(backEnd);
    expect(await page('/over-ons')).toBe('Over ons');
    for (const fault of ['html', 'half'] as const) {
      state.fault = fault;
      expect([fault, await page('/over-ons'), await page('/bestaat-niet')]).toEqual([fault, 'malformed', 'malformed']);
    }
    state.fault = 'none';
    expect([await page('/over-ons'), await page('/bestaat-niet')]).toEqual(['Over ons', 'not_found']);
  },
);

test('a page of the product stays ours while Drupal is away or slow, and Drupal’s where it had it', async () => {
  const { state, page } = createSite();
  state.isAway = true;
  expect([await page('/hulp'), await page('/privacy'), await page('/over-ons')]).toEqual([
    'Onze hulp',
    'Onze privacy',
    'unavailable',
  ]);
  state.isAway = false;
  // Longer than the time limit of a test.
  state.slowMs = 3_600_000;
  expect(await page('/hulp')).toBe('Onze hulp');
});

test('an answer that takes half a minute costs a page of 250 paragraphs no more calls than a quick one', async () => {
  const { state, page, callsFor } = createSite('drupal', 3_000);
  state.morePages = 1;
  state.paragraphsOfFirst = 250;
  const quick = await callsFor(() => page('/pagina-1'));
  expect(quick).toBeLessThanOrEqual(4);
  state.slowMs = 30_000;
  expect(await callsFor(async () => expect(await page('/pagina-1')).toBe('timeout'))).toBeLessThanOrEqual(quick);
  state.slowMs = 0;
  expect(await callsFor(() => page('/pagina-1'))).toBe(quick);
});

test('a page costs few calls: its node, its other language, all of its paragraphs at once', async () => {
  const { state, page, callsFor } = createSite();
  state.morePages = 1;
  state.paragraphsOfFirst = 40;
  expect(await callsFor(() => page('/pagina-1'))).toBeLessThanOrEqual(4);
  expect(await callsFor(() => page('/over-ons'))).toBeLessThanOrEqual(8);
});

test('the list of 2,000 pages is shown as far as it is known, goes on behind, and is kept', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isLate = (url: string) => Number(new URL(url).searchParams.get('page[offset]')) >= 500;
  const { state, list, callsFor } = createSite('drupal', 1_000, (url) => (isLate(url) ? released : undefined));
  state.morePages = 2_000;
  await expect.poll(list, { timeout: 60_000 }).toBeGreaterThan(400);
  expect(await list()).toBeLessThan(600);
  release();
  await expect.poll(list, { timeout: 60_000 }).toBeGreaterThan(2_000);
  expect(await callsFor(list)).toBeLessThanOrEqual(1);
  state.isAway = true;
  expect(await list()).toBeGreaterThan(2_000);
});

test.each(['drupal', 'drupal-decoupled'] as const)('redirects of %s lead on without our own query', async (backEnd) => {
  const { page } = createSite(backEnd);
  expect(await page('/oud')).toMatchObject({ kind: 'redirect', to: '/over-ons', status: 301 });
  expect(await page('/elders')).toMatchObject({ kind: 'redirect', to: 'https://example.org/elders' });
});

test.each(['/admin', '/admin/content', '/user/1', '/node/3/edit', '/taxonomy/term/2/delete', '/node/add/page'])(
  '%s of the office of Drupal is not there, and not asked for',
  async (path) => {
    const { page, callsFor } = createSite();
    expect(await callsFor(async () => expect(await page(path)).toBe('not_found'))).toBe(0);
  },
);

test.each(['drupal', 'drupal-decoupled'] as const)(
  'a question of a page is no page of its own (%s)',
  async (backEnd) => {
    expect(await createSite(backEnd).page('/vraag/kosten')).toBe('not_found');
  },
);

test('a menu leaves out what leads nowhere: a node without this language, and a route of Drupal', async () => {
  const { state, footer } = createSite();
  expect(await footer('nl')).toEqual(['/privacy']);
  expect(await footer('en')).toEqual(['/en/privacy']);
  // A path that is not a Drupal route is used as it is.
  const linkset = '/system/menu/footer/linkset';
  const requests = state.asked.map((path) => path.replace(/^\/\w+/, ''));
  expect(requests).toEqual([linkset, '/contact', linkset, '/node/4', '/contact']);
});
