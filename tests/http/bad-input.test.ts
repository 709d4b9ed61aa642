import { describe, expect, it } from 'vitest';
import { openDialog } from '#tests/support/http.ts';
import { getProductPort } from './product.ts';

const getHost = (label: string) => `${label}.localhost:${getProductPort()}`;
const get = (path: string, label = 'alcohol', headers = {}) =>
  openDialog({ port: getProductPort(), host: getHost(label), path, headers });

describe('bad input gets the right status and a page in the right language, never a 5xx', () => {
  for (const foreign of ['evil.example', 'alcohol.localhost.evil.example', 'localhost.evil', '[::1]', '']) {
    it(`the foreign host "${foreign}" is misdirected`, async () => {
      const answer = await openDialog({ port: getProductPort(), host: foreign, path: '/' });
      expect([400, 421]).toContain(answer.status);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    });
  }

  for (const path of [
    '//',
    '//evil.example/x',
    '/%00',
    '/%zz',
    '/..',
    '/../etc/passwd',
    '/a//b',
    '/.env',
    '/_astro/nope.js',
    '/_image',
    '/_image?href=%2Fx&w=1',
    '/_server-islands/x',
  ]) {
    it(`the odd path ${path} is no page`, async () => {
      const answer = await get(path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers['content-security-policy']).toBeTruthy();
    });
  }

  it('a path of 10,000 characters is too long', async () => {
    expect([404, 414]).toContain((await get(`/${'x'.repeat(10_000)}`)).status);
  });

  for (const [path, language] of [
    ['/nl/nl/x', 'nl'],
    ['/de/x', 'nl'],
    ['/en/nope', 'en'],
    ['/nl/help', 'nl'],
  ] as const) {
    it(`${path} is not found, in ${language}`, async () => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(`<html lang="${language}"`);
    });
  }

  it('a wrong method on a page is refused with the allowed ones', async () => {
    const answer = await openDialog({
      port: getProductPort(),
      host: getHost('alcohol'),
      path: '/hulp',
      method: 'DELETE',
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain('GET');
  });

  it('an unknown format of the API is not acceptable', async () => {
    expect((await get('/api/nl/hulp?_format=xml')).status).toBe(406);
  });

  it('an unknown label of an own host is alcohol, the English key leads to the Dutch label', async () => {
    expect((await get('/', 'nergens')).text).toContain('data-domain="alcohol"');
    const movedAnswer = await get('/hulp?a=1', 'tobacco');
    expect(movedAnswer.status).toBe(308);
    expect(movedAnswer.headers.location).toContain('//tabak.localhost');
    expect(movedAnswer.headers.location).toContain('/hulp?a=1');
  });

  it('a forwarded host is not believed', async () => {
    const answer = await get('/', 'alcohol', {
      'x-forwarded-host': getHost('gokken'),
      forwarded: `host=${getHost('gokken')}`,
    });
    expect(answer.text).toContain('data-domain="alcohol"');
    expect((await get('/')).text).toContain('data-domain="alcohol"');
  });
});

it('every answer carries the security headers', async () => {
  for (const path of [
    '/',
    '/nope',
    '/health',
    '/robots.txt',
    '/api/nl/api/v1/site-config',
    '/api/nl/nope',
    '/_astro/nope.js',
    '/%00',
  ]) {
    const { headers } = await get(path);
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy'], path).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    for (const name of [
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ]) {
      expect(headers[name], `${name} on ${path}`).toBeTruthy();
    }
  }
});
