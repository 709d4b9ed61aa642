import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningFront, startFront } from './front.fixture.ts';

let front: RunningFront;
beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const choose = (body: string, headers: Record<string, string> = {}) =>
  front.send('POST', '/cookies', { ...FORM, ...headers }, body);

describe('the form of the cookie banner', () => {
  test('remembers the choice and leads back', async () => {
    const { status, headers } = await choose('preferences=1&destination=%2Fen%2Fhelp%3Fa%3D1');
    expect([status, headers.location]).toEqual([303, '/en/help?a=1']);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^consent=p1v0; Max-Age=\d+; Path=\/; SameSite=Lax$/),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('drops what is no longer agreed to', async () => {
    const { headers } = await choose('video=on');
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^consent=p0v1;/),
      expect.stringMatching(/^language=; Max-Age=0;/),
      expect.stringMatching(/^hidden_alerts=; Max-Age=0;/),
    ]);
    expect(headers.location).toBe('/');
  });

  test.each([
    ['consent=p1v0', [expect.stringMatching(/^consent=p1v1;/)]],
    ['consent=p0v0', expect.arrayContaining([expect.stringMatching(/^consent=p0v1;/)])],
    ['', expect.arrayContaining([expect.stringMatching(/^consent=p0v1;/)])],
  ])('leaves preferences as they were when all videos are allowed: %s', async (cookie, expected) => {
    const { headers } = await choose('video=1&keep=preferences', { cookie });
    expect(headers['set-cookie']).toEqual(expected);
  });

  test.each([
    ['kept=language&value=en', 'consent=p1v0', [expect.stringMatching(/^language=en; Max-Age=15552000; Path=\/;/)]],
    [
      'kept=hidden_alerts&value=a1.b2',
      'consent=p1v0',
      [expect.stringMatching(/^hidden_alerts=a1.b2; Max-Age=15552000;/)],
    ],
    ['kept=language&value=en', 'consent=p0v1', undefined],
    ['kept=language&value=en', '', undefined],
    ['kept=language&value=xx', 'consent=p1v0', undefined],
    ['kept=hidden_alerts&value=a%3B+Domain%3Dx', 'consent=p1v0', undefined],
  ])('keeps what a script set for longer than Safari lets it: %s with %s', async (body, cookie, expected) => {
    const { status, headers } = await choose(body, { cookie });
    expect([status, headers['set-cookie'], headers.location]).toEqual([204, expected, undefined]);
  });

  test('sets secure cookies over https', async () => {
    const secure = await startFront({ env: { PUBLIC_PROTOCOL: 'https' } });
    const { headers } = await secure.send('POST', '/cookies', FORM, 'video=1');
    for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toContain('; Secure');
    await secure.close();
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site, by its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['something that is no form', { 'content-type': 'application/json' }],
  ])('is refused from %s, and sets nothing', async (_from, headers) => {
    const answer = await choose('preferences=1', headers);
    expect(answer.status).toBe(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('is refused when it is far too long', async () => {
    expect((await choose(`destination=${'a'.repeat(10_000)}`)).status).toBe(400);
  });

  test('is sent, not opened: other methods learn so', async () => {
    expect((await front.send('PUT', '/cookies')).headers.allow).toBe('POST');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example', ''])(
    'leads to the front page where %j is asked',
    async (bad) => {
      const { headers } = await choose(`destination=${encodeURIComponent(bad)}`);
      expect(headers.location).toBe('/');
    },
  );
});

describe('the consented language', () => {
  const english = { cookie: 'consent=p1v0; language=en' };
  const dutch = { cookie: 'language=nl; consent=p1v1' };

  test.each([
    ['/hulp?a=1', english, '/en/help?a=1'],
    ['/nl/hulp', english, '/en/help'],
    ['/', english, '/en'],
    ['/en/help', dutch, '/hulp'],
    ['/en', dutch, '/'],
  ])('leads from %s to the same page in it, query kept', async (path, cookies, target) => {
    for (const heat of ['cold', 'cached']) {
      const { status, headers } = await front.get(path, cookies);
      expect([heat, status, headers.location]).toEqual([heat, 302, target]);
      expect(headers['cache-control']).toBe('no-store');
      expect((await front.get(target, cookies)).status).toBe(200);
    }
  });

  test.each([
    ['without consent', 'language=en'],
    ['with consent refused', 'consent=p0v1; language=en'],
    ['for an unknown language', 'consent=p1v0; language=de'],
    ['where the page is in it already', 'consent=p1v0; language=nl'],
  ])('leads nowhere %s', async (_name, cookie) => {
    expect((await front.get('/hulp', { cookie })).status).toBe(200);
  });

  test.each([
    ['/bestaat-niet', english, 'en'],
    ['/en/not-there', dutch, 'nl'],
    ['/bestaat-niet', { cookie: 'language=en' }, 'nl'],
    ['/en/not-there', { cookie: 'consent=p0v0; language=nl' }, 'en'],
  ])(
    'leads nowhere from %s, which is not there, and says so in that language (%j)',
    async (path, cookies, language) => {
      const { status, headers, text } = await front.get(path, cookies);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(text).toContain(`<html lang="${language}">`);
    },
  );
});

describe('the language switch', () => {
  test('leads to the clean address and remembers, where that is agreed to', async () => {
    const { status, headers } = await front.get('/hulp?language=en&a=1', { cookie: 'consent=p1v0' });
    expect([status, headers.location]).toEqual([303, '/en/help?a=1']);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^language=en;/)]);
  });

  test('wins over the language remembered before', async () => {
    const { headers } = await front.get('/en/help?language=en', { cookie: 'consent=p1v0; language=nl' });
    expect(headers.location).toBe('/en/help');
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^language=en;/)]);
  });

  test('remembers nothing without consent', async () => {
    const { headers } = await front.get('/hulp?language=en');
    expect(headers.location).toBe('/en/help');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('to a language that is none leads to the page itself', async () => {
    expect((await front.get('/hulp?language=xx')).headers.location).toBe('/hulp');
  });
});

test('a visitor is redirected at most once, whatever the cookies and the query', async () => {
  const cookie = fc
    .record({ consent: fc.constantFrom('p1v0', 'p0v0', 'x'), language: fc.constantFrom('nl', 'en', 'de') })
    .map(({ consent, language }) => `consent=${consent}; language=${language}`);
  const path = fc.constantFrom('/', '/en', '/nl', '/hulp', '/nl/hulp', '/en/help', '/help', '/en/hulp');
  const query = fc.constantFrom('', '?a=1', '?a=language');
  await fc.assert(
    fc.asyncProperty(path, query, cookie, async (from, search, cookies) => {
      const first = await front.get(from + search, { cookie: cookies });
      if (first.status === 200) return;
      const second = await front.get(String(first.headers.location), { cookie: cookies });
      expect(second.status).toBe(200);
    }),
    { numRuns: 80 },
  );
});
