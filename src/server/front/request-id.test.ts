import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderAddress } from '#src/render/entry.ts';
import { examplePages, type RunningFront, startFront } from './front.fixture.ts';
import { currentRequest } from './request-id.ts';

const OWN = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}$/;
/** What a proxy makes: nginx's `$request_id` and HAProxy's `uuid()`. */
const OF_PROXIES = ['5f0c2a9be4d14f7a9c3b2a1d0e9f8a7b', '0a0b0c0d-1e1f-4a2b-8c3d-4e5f60718293'];

/** Each render says for which request it was. */
const rendered: (string | undefined)[] = [];
const pages: RenderAddress = (address, locals) => {
  rendered.push(currentRequest());
  return examplePages(address, locals);
};

let front: RunningFront;
beforeAll(async () => {
  front = await startFront({ pages });
});
afterAll(() => front.close());

const lastLine = () => front.lines().at(-1);
const idOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) => String(headers['x-request-id']);

test.each([
  ['a page that is drawn', '/privacy'],
  ['a page that is drawn and kept', '/hulp'],
  ['a page from memory', '/hulp'],
  ['a page that led to another language', '/hulp?language=en'],
  ['a file', '/favicon.svg'],
  ['a call', '/api/nl/user/1'],
  ['a probe', '/health/ready'],
  ['a page that is not there', '/nergens'],
  ['a page that failed', '/kapot'],
  ['an odd path', '//x'],
])('%s answers with the id that stands in its line of the log', async (_what, path) => {
  const id = idOf(await front.get(path));
  expect(id).toMatch(OWN);
  await expect.poll(lastLine).toMatchObject({ request: id });
});

test('a page that the visitor has already answers with an id too', async () => {
  const { headers } = await front.get('/hulp');
  const again = await front.get('/hulp', { 'if-none-match': String(headers.etag) });
  expect([again.status, idOf(again)]).toEqual([304, expect.stringMatching(OWN)]);
  expect(idOf(again)).not.toBe(idOf({ headers }));
});

test('what a visitor sends as an id is not believed', async () => {
  for (const given of [...OF_PROXIES, 'jan-jansen']) {
    const id = idOf(await front.get('/hulp', { 'x-request-id': given }));
    expect(id).toMatch(OWN);
    expect(front.printed()).not.toContain(given);
  }
});

test('a page that failed shows its id, and one that is not there shows none', async () => {
  const failed = await front.get('/kapot');
  expect(failed.status).toBe(503);
  expect(failed.text).toContain(`Zet er dan dit nummer bij: <code>${idOf(failed)}</code>`);
  const english = await front.get('/en/kapot');
  expect(english.text).toContain(`please add this number: <code>${idOf(english)}</code>`);
  expect((await front.get('/nergens')).text).not.toContain('<code>');
});

test('what is drawn for a request knows its id, and nothing knows one once it was answered', async () => {
  const id = idOf(await front.get('/ook-nergens'));
  expect(rendered.at(-1)).toBe(id);
  expect(currentRequest()).toBeUndefined();
});

describe('behind a trusted proxy', () => {
  let behind: RunningFront;
  beforeAll(async () => {
    behind = await startFront({ env: { TRUST_PROXY: 'true', INSTANCE: 'machine-1' } });
  });
  afterAll(() => behind.close());

  test.each(OF_PROXIES)('its id %s is taken over', async (given) => {
    expect(idOf(await behind.get('/hulp', { 'x-request-id': given }))).toBe(given);
    expect(behind.lines().at(-1)).toMatchObject({ request: given, instance: 'machine-1' });
  });

  test.each([
    'jan-jansen-uit-utrecht',
    'someone@example.nl',
    '10.0.0.7:443_1a2b3c4d5e6f',
    '0123',
    'a'.repeat(65),
    '"}\u007f',
  ])('an id that may say something of somebody is not: %s', async (given) => {
    expect(idOf(await behind.get('/hulp', { 'x-request-id': given }).catch(() => ({ headers: {} })))).not.toBe(given);
    expect(behind.printed()).not.toContain(given);
  });

  test('the content system is not told what the proxy said of it', async () => {
    const { text } = await behind.get('/api/nl/user/1', { 'x-request-id': OF_PROXIES[0] ?? '' });
    expect(JSON.parse(text).headers).not.toHaveProperty('x-request-id');
  });
});
