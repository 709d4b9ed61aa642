import { describe, expect, test } from 'vitest';
import { DESK_SCREENS } from '#src/screens/desk/index.ts';
import { allowInlineStyles } from './desk.ts';
import { renderExamplePages, withFront } from './front.fixture.ts';

const POLICY = "script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y'; object-src 'none'";
const STAFF = { cookie: 'staff=1' };
const pages: typeof renderExamplePages = async (url, locals) => {
  const page = await renderExamplePages(url, locals);
  return { ...page, status: 200, headers: { ...page.headers, 'content-security-policy': POLICY } };
};

describe('the staff’s desk', () => {
  test('stands on the bare host, in both languages, and is kept nowhere', () =>
    withFront({ pages }, async (front) => {
      for (const [path, language] of [
        ['/beheer', 'nl'],
        ['/en/beheer/iets', 'en'],
      ] as const) {
        const { status, headers, text } = await front.get(path, STAFF, `localhost:${front.port}`);
        expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
        expect(text).toContain(`lang="${language}"`);
      }
    }));

  test('is reached from the host of a programme by a redirect that keeps the address', () =>
    withFront({ pages }, async (front) => {
      const { status, headers } = await front.get('/en/beheer/iets?a=b', {}, `gokken.localhost:${front.port}`);
      expect([status, headers.location]).toEqual([302, `http://localhost:${front.port}/en/beheer/iets?a=b`]);
    }));

  test('leads whoever cannot be staff to login, with the way back', () =>
    withFront({ pages }, async (front) => {
      const host = `localhost:${front.port}`;
      const { status, headers } = await front.get('/en/beheer/iets?a=b', {}, host);
      expect([status, headers.location]).toEqual([
        302,
        '/en/beheer/inloggen?destination=%2Fen%2Fbeheer%2Fiets%3Fa%3Db',
      ]);
      expect((await front.get('/beheer/inloggen', {}, host)).status).toBe(200);
    }));

  test('lets styles be written where the page editor needs it, and nowhere else', () =>
    withFront({ pages }, async (front) => {
      expect(allowInlineStyles(POLICY)).toBe(
        "script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'; object-src 'none'",
      );
      for (const { path, writesStyles } of DESK_SCREENS) {
        const url = path.replace(':nid', '1').replace(':language', 'nl').replace(/:\w+/g, 'x');
        const { headers } = await front.get(url, STAFF, `localhost:${front.port}`);
        const isOpen = String(headers['content-security-policy']).includes('unsafe-inline');
        expect([path, isOpen]).toEqual([path, writesStyles === true]);
      }
    }));
});
