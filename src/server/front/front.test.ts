import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import { type RunningFront, startFront } from './front.fixture.ts';

let front: RunningFront;
beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.close());

const getHost = (label: string) => `${label}.localhost:${front.port}`;

describe('host and domain', () => {
  test.each(DOMAINS)('the label $label serves $key', async ({ key, label }) => {
    const { status, text } = await front.get('/hulp', {}, getHost(label));
    expect(status).toBe(200);
    expect(text).toContain(`<title>${key} /hulp http://${getHost(label)}</title>`);
  });

  test.each(['localhost', 'www.localhost', 'x.y.localhost', 'ALCOHOL.localhost', 'alcohol.localhost.'])(
    '%s is alcohol, whose address it names',
    async (host) => {
      const { text } = await front.get('/hulp', {}, `${host}:${front.port}`);
      expect(text).toContain(`<title>alcohol /hulp http://${getHost('alcohol')}</title>`);
    },
  );

  test.each([
    ['tobacco', 'tabak'],
    ['gambling', 'gokken'],
    ['close-ones', 'naasten'],
    ['guided', 'begeleid'],
  ])('the English label %s leads to %s with 308, path and query kept', async (label, dutch) => {
    const { status, headers } = await front.get('/en/help?a=1', {}, getHost(label));
    expect(status).toBe(308);
    expect(headers.location).toBe(`http://${getHost(dutch)}/en/help?a=1`);
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1',
    '[::1]',
    'alcohol.localhost:x',
    'a b',
  ])('a foreign host %s is answered 421 on every kind of path', async (host) => {
    for (const path of ['/', '/health', '/api/nl/user', '/favicon.svg']) {
      expect((await front.get(path, {}, host)).status).toBe(421);
    }
  });

  test('an address in numbers is ours only where it is listed', async () => {
    const listedFront = await startFront({ env: { BASE_HOSTS: 'localhost,127.0.0.1' } });
    const { status, text } = await listedFront.get('/hulp', {}, `127.0.0.1:${listedFront.port}`);
    expect(status).toBe(200);
    expect(text).toContain(`http://alcohol.localhost:${listedFront.port}</title>`);
    expect((await listedFront.get('/hulp', {}, `tabak.127.0.0.1:${listedFront.port}`)).status).toBe(421);
    await listedFront.close();
  });
});

describe('forwarded headers', () => {
  test('change nothing where no proxy is trusted', async () => {
    const forged = {
      'x-forwarded-host': getHost('gokken'),
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '9.9.9.9',
    };
    const page = await front.get('/hulp?forged', forged);
    expect(page.text).toContain(`<title>alcohol /hulp http://${getHost('alcohol')}`);
    const call = JSON.parse((await front.get('/api/nl/echo', { ...forged, forwarded: 'host=x' })).text);
    expect(call.url).toBe(`http://${getHost('alcohol')}/api/nl/echo`);
    expect(Object.keys(call.headers).filter((name) => name.includes('forwarded'))).toEqual([]);
    expect(call.clientAddress).toBe('127.0.0.1');
  });

  test('count behind a trusted proxy, its own entry alone', async () => {
    const front = await startFront({ env: { TRUST_PROXY: 'true', BASE_HOSTS: 'example.nl' } });
    const forwarded = {
      'x-forwarded-host': 'tabak.example.nl',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '6.6.6.6, 9.9.9.9',
    };
    const page = await front.get('/hulp', forwarded, 'internal:80');
    expect(page.text).toContain('<title>tobacco /hulp https://tabak.example.nl</title>');
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    const call = JSON.parse((await front.get('/api/nl/echo', forwarded, 'internal:80')).text);
    expect(call).toMatchObject({ clientAddress: '9.9.9.9', secure: true });
    expect(call.headers.host).toBe('tabak.example.nl');
    const plain = JSON.parse((await front.get('/api/nl/echo', { ...forwarded, 'x-forwarded-proto': 'http' })).text);
    expect(plain.secure).toBe(false);
    await front.close();
  });

  test('never take https from a site that is served over it', async () => {
    const keys = `1:${Buffer.alloc(32, 1).toString('base64')}`;
    const secure = {
      PUBLIC_PROTOCOL: 'https',
      ENCRYPTION_KEYS: keys,
      SMTP_URL: 'smtp://127.0.0.1:9',
      BACKUP_DAYS: '35',
    };
    const front = await startFront({ env: { TRUST_PROXY: 'true', BASE_HOSTS: 'example.nl', ...secure } });
    for (const message of ['', 'http', 'https, http']) {
      const { text } = await front.get('/api/nl/echo', { 'x-forwarded-proto': message }, 'tabak.example.nl');
      expect(JSON.parse(text).secure).toBe(true);
    }
    await front.close();
  });
});

describe('odd paths', () => {
  test.each([
    ['//evil.example/x', 404],
    ['/a//b', 404],
    ['/../etc/passwd', 404],
    ['/%2e%2e/x', 404],
    ['/a%2Fb', 404],
    ['/a\\b', 404],
    ['/%00', 400],
    ['/%zz', 400],
    ['/%c3%28', 400],
    [`/${'a'.repeat(10_000)}`, 414],
    ['/.env', 404],
    ['/_astro/nope.js', 404],
    ['/de/x', 404],
    ['/nl/nl/x', 404],
  ])('%.40s is answered %i', async (path, status) => {
    expect((await front.get(path)).status).toBe(status);
  });

  test('are answered in the language of their prefix, with the help lines', async () => {
    const dutch = await front.get('//x');
    expect(dutch.headers['content-language']).toBe('nl');
    expect(dutch.text).toContain('Deze pagina bestaat niet');
    expect(dutch.text).toContain('tel:08000113');
    const english = await front.get('/en//x');
    expect(english.headers['content-language']).toBe('en');
    expect(english.text).toContain('This page does not exist');
    expect((await front.get('/en//x', {}, getHost('begeleid'))).headers['content-language']).toBe('nl');
  });

  test('of the API are answered as every error there', async () => {
    const { status, text } = await front.get('/api/en/%zz');
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ message: 'We cannot read this address.' });
  });

  test('never give a 5xx, whatever they hold', async () => {
    const segment = fc.oneof(
      fc.constantFrom('..', '.', '%00', '%zz', '%2f', 'nl', 'en', 'de', '_astro', 'api', ';', '%e2%82', '', '\\', '*'),
      fc.stringMatching(/^[!-~]{0,12}$/),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { maxLength: 6 }),
        fc.constantFrom('GET', 'HEAD', 'POST'),
        async (parts, method) => {
          const { status } = await front.send(method, `/${parts.join('/')}`);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 150, seed: 7 },
    );
    expect(front.failures).toEqual([]);
  });
});

describe('one address for each page', () => {
  test('/nl/hulp is /hulp, from one entry', async () => {
    const [answer, prefixedAnswer] = [await front.get('/hulp'), await front.get('/nl/hulp')];
    expect(prefixedAnswer.text).toBe(answer.text);
    expect(prefixedAnswer.headers.etag).toBe(answer.headers.etag);
  });

  test('a slash at the end leads to the address without it', async () => {
    const { status, headers } = await front.get('/en/help/?a=1');
    expect([status, headers.location]).toEqual([301, '/en/help?a=1']);
    expect((await front.get('/en/')).headers.location).toBe('/en');
  });

  test('a redirect of a page keeps the query, before the anchor', async () => {
    expect((await front.get('/oud?a=1')).headers.location).toBe('/hulp?a=1');
    expect((await front.get('/oud-deel?a=1')).headers.location).toBe('/hulp?b=2&a=1#deel');
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s of a page is refused with Allow',
    async (method) => {
      const { status, headers } = await front.send(method, '/hulp');
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  test.each(['/registreren/eerst-dit', '/en/register/this-first'])(
    'answers to the questions before registering are not read: %s leads to itself',
    async (path) => {
      const { status, headers } = await front.send('POST', path, {}, 'question-1=yes');
      expect([status, headers.location]).toEqual([303, path]);
    },
  );

  test('HEAD has the headers of GET and no body', async () => {
    const [got, headResponse] = [await front.get('/hulp'), await front.send('HEAD', '/hulp')];
    expect(headResponse.status).toBe(200);
    expect(headResponse.bytes).toHaveLength(0);
    expect(headResponse.headers.etag).toBe(got.headers.etag);
    expect(headResponse.headers['content-length']).toBe(got.headers['content-length']);
  });
});

describe('common headers', () => {
  test.each([
    ['a page', '/hulp'],
    ['a missing page', '/bestaat-niet'],
    ['an odd path', '//x'],
    ['a file', '/favicon.svg'],
    ['a missing file', '/_astro/nope.js'],
    ['the API', '/api/nl/echo'],
    ['health', '/health'],
    ['a broken page', '/kapot'],
    ['the plain style sheet', '/plain-page.css'],
  ])('are on %s', async (_name, path) => {
    const { headers } = await front.get(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('are on 421, 405, redirects and answers without Host too', async () => {
    for (const { headers } of [
      await front.get('/', {}, 'evil.example'),
      await front.send('POST', '/hulp'),
      await front.get('/', {}, getHost('tobacco')),
    ]) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  test("keep a page's own policy and close it to frames; the front's own notes stay inside", async () => {
    const { headers } = await front.get('/hulp');
    expect(headers['content-security-policy']).toBe(
      "script-src 'self'; frame-ancestors 'none'; report-uri /policy-reports; report-to policy",
    );
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).not.toHaveProperty('x-cache-tags');
    expect(headers).not.toHaveProperty('x-alternates');
  });

  test('ask for https only where it is used', async () => {
    const secure = await startFront({ env: { PUBLIC_PROTOCOL: 'https' } });
    for (const path of ['/hulp', '/health', '/favicon.svg', '//x', '/api/nl/echo']) {
      expect((await secure.get(path)).headers['strict-transport-security']).toContain('max-age=');
    }
    await secure.close();
  });
});

describe('static files', () => {
  test('leave in the encoding that is accepted, the hashed ones for ever', async () => {
    const path = '/_astro/page.a1b2c3.css';
    const brotli = await front.get(path, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotli.text).toContain('color: black');
    const notModified = await front.get(path, {
      'accept-encoding': 'gzip, br',
      'if-none-match': String(brotli.headers.etag),
    });
    expect(notModified.status).toBe(304);
    expect((await front.get(path, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await front.get(path)).headers['content-encoding']).toBeUndefined();
  });

  test('under other names are asked again each time', async () => {
    expect((await front.get('/favicon.svg')).headers['cache-control']).toBe('public, no-cache');
    expect((await front.get('/speculation.json')).headers['content-type']).toBe('application/speculationrules+json');
  });

  test.each(['bytes=9-2', 'bytes=99999-', 'x'])('are whole, whatever part is asked (%s)', async (range) => {
    expect((await front.get('/favicon.svg', { range })).status).toBe(200);
  });
});

test('health says what is so, to be asked anew each time', async () => {
  const { status, headers, text } = await front.get('/health');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(text)).toEqual({ status: 'ok', database: 'up', jobs: { purges: 'listening' }, contentVersion: 7 });
});

test('password managers are led to the page on which a password is changed', async () => {
  const { status, headers } = await front.get('/.well-known/change-password');
  expect([status, headers.location]).toEqual([302, expect.stringMatching(/\/account\/wachtwoord-wijzigen$/)]);
});

test('a probe is answered under any host; a process that was told to stop says so and goes on serving', async () => {
  for (const path of ['/health/live', '/health/ready']) {
    const { status, headers } = await front.get(path, {}, '10.0.0.7:3000');
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
  front.state.isDraining = true;
  try {
    expect((await front.get('/health/live')).status).toBe(200);
    expect((await front.get('/health/ready')).status).toBe(503);
    expect((await front.get('/hulp')).status).toBe(200);
  } finally {
    front.state.isDraining = false;
  }
});

describe('failures', () => {
  test('a page that breaks is a clear page with the help lines, in its language', async () => {
    const dutch = await front.get('/kapot');
    expect(dutch.status).toBe(503);
    expect(dutch.headers['retry-after']).toBe('300');
    expect(dutch.text).toContain('We kunnen deze pagina nu niet laten zien');
    expect(dutch.text).toContain('tel:112');
    expect((await front.get('/en/kapot')).text).toContain('We cannot show this page right now');
  });

  test("the application's own page of a failure goes out as it is, and is not kept", async () => {
    const { status, headers, text } = await front.get('/weg');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(text).toContain('/weg');
  });
});
