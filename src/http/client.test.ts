import { describe, expect, it, test, vi } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { openSuicideWords } from '#src/contract/desk/suicide-words.ts';
import { getCrisisAlerts } from '#src/contract/get-crisis-alerts.ts';
import { getMenu } from '#src/contract/menus.ts';
import { getPage } from '#src/contract/nodes.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { login } from '#src/contract/sessions.ts';
import { getView } from '#src/contract/views.ts';
import { updateNode } from '#src/contract/write-node.ts';
import { makeClient } from './client.ts';
import type { ClientOptions } from './client-options.ts';

const TOKEN = 'a'.repeat(43);
const NODE = { nid: [{ value: 12 }], uuid: [{ value: 'u' }], type: [{ target_id: 'help' }], vid: [{ value: 3 }] };

type Answers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

/** Creates a content system with a few responses by path, and the requests it received. */
function getClient(answers: Answers, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url, init);
    requests.push(request);
    const answer = answers[new URL(request.url).pathname];
    request.signal.throwIfAborted();
    if (!answer) throw new TypeError('fetch failed');
    return answer(request);
  });
  const base = 'http://alcohol.localhost/api';
  const client = makeClient({ base, language: 'nl', fetch, backend: BACK_ENDS.embedded, ...options });
  return {
    client,
    asked: requests,
    paths: () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
  };
}

const createJson = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });
const findToken = () => new Response(TOKEN, { headers: { 'content-type': 'text/plain' } });
const createText = (body: string) => () => new Response(body, { headers: { 'content-type': 'text/plain' } });
const ALERTS = '/api/nl/api/v1/crisis-alerts';
const patch = { params: { id: 12, revision: 3 }, body: { type: 'help' } };

test('a call carries base, language, path, query, format and credentials', async () => {
  const { client, asked } = getClient({ '/api/nl/entity/view/faq/questions/results': () => createJson([]) });
  await client.call(getView, { params: { view: 'faq', display: 'questions' }, query: { page: 2, args: ['1', '2'] } });
  expect(new URL(asked[0]?.url ?? '').search).toBe('?page=2&args%5B%5D=1&args%5B%5D=2&_format=json');
  expect(asked[0]?.credentials).toBe('include');
});

test('what a reader of another bundle cannot use keeps its kind', async () => {
  vi.resetModules();
  const copy = await import('#src/contract/nodes.ts');
  expect(copy.getPage).not.toBe(getPage);
  const { client } = getClient({ '/api/nl/taxonomy/term/1': () => createJson({ tid: [{ value: 1 }] }) });
  expect(await client.call(copy.getPage, { params: { pathname: '/taxonomy/term/1' } })).toMatchObject({
    ok: false,
    failure: { kind: 'not_found' },
  });
});

test('the answer comes with the tags it depends on', async () => {
  const { client } = getClient({ '/api/nl/hulp': () => createJson(NODE, 200, { 'x-cache-tags': 'node:12 node:15' }) });
  expect(await client.call(getPage, { params: { pathname: '/hulp' } })).toMatchObject({
    ok: true,
    tags: ['node:12', 'node:15'],
    value: { kind: 'entity', entity: { id: 12, revision: 3 } },
  });
});

test.each([
  [403, 'forbidden'],
  [404, 'not_found'],
  [406, 'not_found'],
  [409, 'conflict'],
  [412, 'conflict'],
  [422, 'invalid'],
  [429, 'limited'],
  [500, 'server'],
  [503, 'unavailable'],
])('status %i is %s, with the message and the wait of the answer', async (status, kind) => {
  const { client } = getClient({ [ALERTS]: () => createJson({ message: 'Nee.' }, status, { 'retry-after': '7' }) });
  expect(await client.call(getCrisisAlerts)).toEqual({
    ok: false,
    failure: { kind, status, message: 'Nee.', retryAfter: 7 },
  });
});

test('refused values come by field, from Drupal’s lines and from a webform’s errors', async () => {
  const message =
    'Unprocessable Entity: validation failed.\nmail: In gebruik.\npass.0.value: Te kort.\nrows.0.name: Leeg.\n';
  const lines = getClient({ [ALERTS]: () => createJson({ message }, 422) });
  expect(await lines.client.call(getCrisisAlerts)).toMatchObject({
    failure: { fields: { mail: 'In gebruik.', pass: 'Te kort.', 'rows.0.name': 'Leeg.' } },
  });
  const form = getClient({ [ALERTS]: () => createJson({ message: 'x', error: { amount: 'Verplicht.' } }, 400) });
  expect(await form.client.call(getCrisisAlerts)).toMatchObject({ failure: { fields: { amount: 'Verplicht.' } } });
});

test('what takes its time by nature is waited for as long as a file', async () => {
  const limits = vi.spyOn(globalThis, 'setTimeout');
  const { client } = getClient({});
  await client.call(getCrisisAlerts);
  await client.call(openSuicideWords);
  expect(limits.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([10_000, 180_000]);
  limits.mockRestore();
});

test('no answer, a late one and one that was given up are told apart', async () => {
  expect(await getClient({}).client.call(getCrisisAlerts)).toMatchObject({
    failure: { kind: 'network', status: null },
  });
  const never: Answers = {
    [ALERTS]: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  };
  const late = getClient(never, { timeoutMs: 20 });
  expect(await late.client.call(getCrisisAlerts)).toMatchObject({ failure: { kind: 'timeout' } });
  const deaf = getClient({ [ALERTS]: () => new Promise(() => undefined) }, { timeoutMs: 20 });
  expect(await deaf.client.call(getCrisisAlerts)).toMatchObject({ failure: { kind: 'timeout' } });
  const input = AbortSignal.abort();
  expect(await getClient(never).client.call(getCrisisAlerts, { signal: input })).toMatchObject({
    failure: { kind: 'network' },
  });
});

test('half an answer, broken UTF-8, html and an endless answer are malformed', async () => {
  const type = { 'content-type': 'application/json' };
  const endless = () =>
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(0x20)) });
  const getBroken = () =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('[{"nid":'));
        controller.error(new TypeError('terminated'));
      },
    });
  const bodies = ['[{"nid":1', '', new Uint8Array([0x5b, 0xff]), endless(), getBroken()];
  for (const body of bodies) {
    const { client } = getClient({ [ALERTS]: () => new Response(body, { headers: type }) }, { maxBytes: 10_000 });
    expect(await client.call(getCrisisAlerts)).toMatchObject({ failure: { kind: 'malformed' } });
  }
  const html = getClient({ [ALERTS]: () => new Response('<p>', { headers: { 'content-type': 'text/html' } }) });
  expect(await html.client.call(getCrisisAlerts)).toMatchObject({ failure: { kind: 'malformed' } });
});

test('a redirect of a page is read with its query and anchor, without base, language and format', async () => {
  const redirect = (location: string) =>
    getClient({ '/api/nl/oud': () => new Response(null, { status: 301, headers: { location } }) }).client.call(
      getPage,
      {
        params: { pathname: '/oud' },
      },
    );
  const led = (to: string) => ({ ok: true, value: { kind: 'redirect', to, status: 301 } });
  expect(await redirect('/api/nl/nieuw?_format=json')).toMatchObject(led('/nieuw'));
  expect(await redirect('/api/nl/nieuw?a=1&_format=json#deel')).toMatchObject(led('/nieuw?a=1#deel'));
  expect(await redirect('http://alcohol.localhost/api/nl')).toMatchObject(led('/'));
  expect(await redirect('/api/nl/cr%C3%A8me')).toMatchObject(led('/cr%C3%A8me'));
  for (const otherUrl of ['https://elsewhere.example/api/nl/x', '//elsewhere.example/api/nl/x', '/other', 'http://[']) {
    expect(await redirect(otherUrl)).toMatchObject({ ok: false });
  }
});

test('Drupal’s front page is asked where it stands, and without prefixes everything is asked without one', async () => {
  const readAsks = async (options: Partial<ClientOptions>) => {
    const { client, paths } = getClient({}, options);
    for (const pathname of ['/', '/hulp']) await client.call(getPage, { params: { pathname } });
    return paths();
  };
  const base = 'http://drupal.example';
  expect(await readAsks({ base, backend: BACK_ENDS.drupal })).toEqual(['GET /nl', 'GET /nl/hulp']);
  expect(await readAsks({ base, backend: BACK_ENDS.drupal, language: null })).toEqual(['GET /', 'GET /hulp']);
  expect(await readAsks({})).toEqual(['GET /api/nl/', 'GET /api/nl/hulp']);
});

test('Drupal may send people to another site, and says by its own header what an answer depends on', async () => {
  const base = 'http://drupal.example';
  const led = (to: string) => ({ ok: true, value: { kind: 'redirect', to, status: 302 } });
  const follow = (location: string) =>
    getClient(
      { '/nl/oud': () => new Response(null, { status: 302, headers: { location } }) },
      { base, backend: BACK_ENDS.drupal },
    ).client.call(getPage, { params: { pathname: '/oud' } });
  expect(await follow('https://example.org/elders')).toMatchObject(led('https://example.org/elders'));
  expect(await follow('http://drupal.example/nl/nieuw')).toMatchObject(led('/nieuw'));
  for (const to of ['javascript:alert(1)', 'https://name:word@example.org/']) expect((await follow(to)).ok).toBe(false);
  const createRouter = (to: string) =>
    getClient(
      { '/nl/router/translate-path': () => createJson({ redirect: [{ from: '/oud', to, status: '302' }] }) },
      { base, backend: BACK_ENDS['drupal-decoupled'] },
    ).client.call(getPage, { params: { pathname: '/oud' } });
  expect(await createRouter('https://example.org/elders')).toMatchObject(led('https://example.org/elders'));
  expect(await createRouter('http://drupal.example/nl/nieuw')).toMatchObject(led('/nieuw'));
  expect(await createRouter('/nl/nieuw')).toMatchObject(led('/nieuw'));
  expect(await createRouter('/nl?a=1#deel')).toMatchObject(led('/?a=1#deel'));
  const tagged = getClient(
    { '/nl/hulp': () => createJson(NODE, 200, { 'x-drupal-cache-tags': 'node:12 node_list' }) },
    { base, backend: BACK_ENDS.drupal },
  );
  const page = await tagged.client.call(getPage, { params: { pathname: '/hulp' } });
  expect(page).toMatchObject({ ok: true, tags: ['node:12', 'node_list'] });
});

test('a path that answers something other than a node is no page', async () => {
  const { client } = getClient({
    '/api/nl/session/token': findToken,
    '/api/nl/api/v1/site-config': () => createJson({ languages: ['nl'] }),
  });
  for (const pathname of ['/session/token', '/api/v1/site-config']) {
    expect(await client.call(getPage, { params: { pathname } })).toMatchObject({ failure: { kind: 'not_found' } });
  }
});

test('odd paths are sent encoded and never throw', async () => {
  const { client, asked } = getClient({});
  for (const pathname of ['/a b?c#d', '/\ud800', '//x', '/../x', '/%2e%2e/x']) {
    expect((await client.call(getPage, { params: { pathname } })).ok).toBe(false);
  }
  expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/nl/a%20b%3Fc%23d');
});

test('with translate-path a page is the router’s answer and a fetch by id', async () => {
  const { client, paths } = getClient(
    {
      '/api/nl/router/translate-path': () =>
        createJson({ entity: { type: 'node', id: '12' } }, 200, { 'x-cache-tags': 'a' }),
      '/api/nl/node/12': () => createJson(NODE, 200, { 'x-cache-tags': 'a b' }),
    },
    { backend: BACK_ENDS['drupal-decoupled'] },
  );
  const page = await client.call(getPage, { params: { pathname: '/hulp' } });
  expect(page).toMatchObject({ ok: true, value: { kind: 'entity', entity: { id: 12 } }, tags: ['a', 'b'] });
  expect(paths()).toEqual(['GET /api/nl/router/translate-path', 'GET /api/nl/node/12']);
});

test('with a linkset a menu’s tree is rebuilt from its hierarchy', async () => {
  const createItem = (title: string, ...hierarchy: string[]) => ({ title, href: `/${title}`, hierarchy });
  const linkset = [{ item: [createItem('b', '1'), createItem('a1', '0', '0'), createItem('a', '0')] }];
  const { client } = getClient(
    { '/api/nl/system/menu/main/linkset': () => createJson({ linkset }) },
    { backend: BACK_ENDS.drupal },
  );
  const menu = await client.call(getMenu, { params: { menu: 'main' } });
  expect(menu).toMatchObject({
    value: [
      { title: 'a', href: '/a', external: false, below: [{ title: 'a1', below: [] }] },
      { title: 'b', below: [] },
    ],
  });
});

test('the token is fetched before the first write, at the back end’s path, and kept', async () => {
  const { client, paths, asked } = getClient({
    '/api/nl/rest/session/token': findToken,
    '/api/nl/node/12': () => createJson(NODE),
  });
  await client.call(updateNode, patch);
  await client.call(updateNode, patch);
  expect(paths()).toEqual(['GET /api/nl/rest/session/token', 'PATCH /api/nl/node/12', 'PATCH /api/nl/node/12']);
  expect(asked[1]?.headers.get('x-csrf-token')).toBe(TOKEN);
  expect(asked[1]?.headers.get('if-match')).toBe('"3"');
  const drupal = getClient(
    { '/api/nl/session/token': findToken, '/api/nl/node/12': () => createJson(NODE) },
    { backend: BACK_ENDS.drupal },
  );
  expect((await drupal.client.call(updateNode, patch)).ok).toBe(true);
});

test('a refused write is tried once more with a new token while still logged in', async () => {
  let refusals = 1;
  const { client, paths } = getClient({
    '/api/nl/rest/session/token': findToken,
    '/api/nl/user/login_status': createText('1'),
    '/api/nl/node/12': () => (refusals-- > 0 ? createJson({ message: 'stale' }, 403) : createJson(NODE)),
  });
  expect((await client.call(updateNode, patch)).ok).toBe(true);
  expect(paths()).toEqual([
    'GET /api/nl/rest/session/token',
    'PATCH /api/nl/node/12',
    'GET /api/nl/user/login_status',
    'GET /api/nl/rest/session/token',
    'PATCH /api/nl/node/12',
  ]);
});

test('a write that stays refused is refused, never tried a third time', async () => {
  const { client, paths } = getClient({
    '/api/nl/rest/session/token': findToken,
    '/api/nl/user/login_status': createText('1'),
    '/api/nl/node/12': () => createJson({ message: 'no' }, 403),
  });
  expect(await client.call(updateNode, patch)).toMatchObject({ failure: { kind: 'forbidden' } });
  expect(paths().filter((path) => path.startsWith('PATCH'))).toHaveLength(2);
});

test('a session that ended is told, and the write is not repeated', async () => {
  const isVisible: boolean[] = [];
  const { client, paths } = getClient(
    {
      '/api/nl/rest/session/token': findToken,
      '/api/nl/user/login_status': createText('0'),
      '/api/nl/node/12': () => createJson({ message: 'no' }, 403),
      [ALERTS]: () => createJson({ message: 'no' }, 403),
    },
    { onLoginStatus: (isLoggedIn) => isVisible.push(isLoggedIn) },
  );
  expect(await client.call(updateNode, patch)).toMatchObject({ failure: { kind: 'forbidden' } });
  await client.call(getCrisisAlerts);
  expect(isVisible).toEqual([false, false]);
  expect(paths().filter((path) => path.startsWith('PATCH'))).toHaveLength(1);
});

test('a token that could not be fetched fails the write and is fetched again for the next', async () => {
  let isAway = true;
  const { client } = getClient({
    '/api/nl/rest/session/token': () => (isAway ? createJson({ message: '' }, 503) : findToken()),
    '/api/nl/node/12': () => createJson(NODE),
  });
  expect(await client.call(updateNode, patch)).toMatchObject({ failure: { kind: 'unavailable' } });
  isAway = false;
  expect((await client.call(updateNode, patch)).ok).toBe(true);
});

describe('a page that was drawn for one person', () => {
  const getToken = (uid: number) => `${TOKEN}${uid}`;
  const toOwn = (uid: number) => createJson({}, 200, { 'x-csrf-token': getToken(uid) });

  it('writes with the token that came with the own account, without fetching another', async () => {
    const { client, asked } = getClient({
      '/api/nl/current-user': () => toOwn(7),
      '/api/nl/node/12': () => createJson(NODE),
    });
    await client.call(currentUser);
    await client.call(updateNode, patch);
    expect(asked.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([null, getToken(7)]);
  });

  it('never takes a token of whoever logged in since, and takes a new one of the same person', async () => {
    let loggedIn = 8;
    const { client, asked } = getClient({
      '/api/nl/current-user': () => toOwn(7),
      '/api/nl/rest/session/token': () => createText(getToken(loggedIn))(),
      '/api/nl/user/login_status': () => createText('1')(),
      '/api/nl/node/12': ({ headers }) =>
        loggedIn === 7 && headers.has('x-csrf-token') ? createJson(NODE) : createJson({ message: 'Nee.' }, 403),
    });
    await client.call(currentUser);
    const refusal = { ok: false, failure: { kind: 'other_person', status: 409 } };
    expect(await client.call(updateNode, patch)).toMatchObject(refusal);
    expect(await client.call(updateNode, patch)).toMatchObject(refusal);
    expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    loggedIn = 7;
    await client.call(updateNode, patch);
    expect(asked.at(-1)?.headers.get('x-csrf-token')).toBe(getToken(7));
  });

  it('knows the answer of the content system about another person', async () => {
    const { client } = getClient({
      '/api/nl/current-user': () => toOwn(7),
      '/api/nl/node/12': () => createJson({ message: 'Nee.', detail: { isOtherPerson: true } }, 409),
    });
    await client.call(currentUser);
    expect(await client.call(updateNode, patch)).toMatchObject({ failure: { kind: 'other_person' } });
  });

  it('belongs to whoever logs in on it', async () => {
    const { client, asked } = getClient({
      '/api/nl/current-user': () => toOwn(7),
      '/api/nl/user/login': () =>
        createJson({
          current_user: { uid: '8', name: 'x', roles: ['client'] },
          csrf_token: getToken(8),
          logout_token: TOKEN,
        }),
      '/api/nl/rest/session/token': () => createText(getToken(8))(),
      '/api/nl/node/12': () => createJson(NODE),
    });
    await client.call(currentUser);
    expect((await client.call(login, { body: { mail: 'a@b.nl', password: 'x' } })).ok).toBe(true);
    await client.call(updateNode, patch);
    expect(asked.at(-1)?.headers.get('x-csrf-token')).toBe(getToken(8));
  });
});
