import { describe, expect, test } from 'vitest';
import { getDoors, listBodyLines } from '#src/domains/doors/index.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import { withFront } from './front.fixture.ts';

const closed = { env: { MAINTENANCE: 'true' } };
const STAFF = { cookie: 'staff=1; SESS=valid' };

describe('maintenance', () => {
  test('shows a calm page with the crisis numbers in the language of the path, 503 and Retry-After', () =>
    withFront(closed, async (front) => {
      const dutch = await front.get('/hulp');
      expect([dutch.status, dutch.headers['retry-after'], dutch.headers['cache-control']]).toEqual([
        503,
        '300',
        'no-store',
      ]);
      expect(dutch.text).toContain('<html lang="nl" data-domain="alcohol">');
      expect(dutch.text).toContain('We werken aan de site');
      expect(dutch.text).toContain('tel:08000113');
      const english = await front.get('/en/help');
      expect(english.text).toContain('We are working on the site');
      const tobacco = await front.get('/', {}, `tabak.localhost:${front.port}`);
      expect(tobacco.text).toContain('Stoplijn');
    }));

  test.each(DOMAINS.filter(({ key }) => key !== 'guided'))(
    'says in $label what helps in a hard moment, with its wave, its slip and its signs, in every language',
    ({ key, label, languages }) =>
      withFront(closed, async (front) => {
        for (const language of languages) {
          const page = await front.get(
            language === 'en' ? '/en/help' : '/hulp',
            {},
            `${label}.localhost:${front.port}`,
          );
          const text = page.text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
          for (const { kind, title, lead, steps, wave = [] } of getDoors(key, language)) {
            const signs = listBodyLines(key, kind).map((bodyLine) => SAFETY_TEXTS[bodyLine][language]);
            for (const step of [title, lead, ...steps, ...wave, ...signs]) expect(text).toContain(step);
          }
        }
      }),
  );

  test.each([
    ['maintenance', closed, '/hulp', 503],
    ['a failure', {}, '/kapot', 503],
    ['an invalid address', {}, '/%E0', 400],
  ])(
    'the page of %s has no name or icon of the programme for a user in discreet mode',
    (_page, options, path, status) =>
      withFront(options, async (front) => {
        const { text, ...answer } = await front.get(path, { cookie: 'session_hint=client.nl.discreet' });
        expect(answer.status).toBe(status);
        expect(text).toContain('<span>Even rust</span>');
        expect(text).toContain('<link rel="icon" href="/discreet.svg"');
        expect(text).not.toMatch(/Zelfhulp<small>|favicon/);
      }),
  );

  test('names no programme on the bare host, and has the numbers there', () =>
    withFront(closed, async (front) => {
      const { text } = await front.get('/beheerd', {}, `localhost:${front.port}`);
      expect(text).toContain('tel:08000113');
      expect(text).not.toContain('<details');
    }));

  test('says of its lines what is true at any time, and of none that it is open now', () =>
    withFront(closed, async (front) => {
      const [dutch, english] = [await front.get('/hulp'), await front.get('/en/help')];
      expect(dutch.text).toContain('Dag en nacht open.');
      expect(english.text).toContain('Open day and night.');
      expect(dutch.text + english.text).not.toMatch(/Nu open|Nu gesloten|Open now|Closed now|data-line/);
    }));

  test('is plain HTML: no script, no style in it', () =>
    withFront(closed, async (front) => {
      const { text } = await front.get('/hulp');
      expect(text).not.toMatch(/<script|<style|style=/);
    }));

  test('answers calls with a message', () =>
    withFront(closed, async (front) => {
      const { status, headers, text } = await front.get('/api/en/node/1');
      expect([status, headers['retry-after']]).toEqual([503, '300']);
      expect(JSON.parse(text).message).toContain('We’re working');
    }));

  test('leaves health, files and the doors of staff open', () =>
    withFront(closed, async (front) => {
      for (const path of ['/health', '/favicon.svg', '/plain-page.css', '/api/nl/session/token', '/api/user/login']) {
        expect((await front.get(path)).status, path).toBe(200);
      }
      expect((await front.get('/beheer', {}, `localhost:${front.port}`)).status).not.toBe(503);
      expect((await front.get('/api/nl/desk/login')).status).toBe(200);
    }));

  test('lets staff pass, pages and calls alike, and nobody who only says so', () =>
    withFront({ ...closed, staff: { role: 'editor' } }, async (front) => {
      const page = await front.get('/hulp', STAFF);
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect((await front.get('/api/nl/node/1', STAFF)).status).toBe(200);
      expect((await front.get('/hulp', { cookie: 'staff=1' })).status).toBe(503);
      expect((await front.get('/api/nl/node/1', { cookie: 'staff=1' })).status).toBe(503);
    }));

  test('begins and ends with the flag of the site configuration, for cached pages too', () =>
    withFront({}, async (front) => {
      expect((await front.get('/hulp')).status).toBe(200);
      front.flags.maintenance = true;
      await front.cache.purge(['config']);
      expect((await front.get('/hulp')).status).toBe(503);
      front.flags.maintenance = false;
      await front.cache.purge(['config']);
      expect((await front.get('/hulp')).status).toBe(200);
    }));
});
