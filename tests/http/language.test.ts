import { expect, it } from 'vitest';
import { get, getUrl } from './product.ts';

it('a language cookie without consent changes nothing', async () => {
  expect((await get('alcohol', '/hulp', { cookie: 'language=en' })).status).toBe(200);
});

it('a consented language cookie leads once to the page in that language, with its query', async () => {
  const answer = await get('alcohol', '/hulp?a=1&b=2', { cookie: 'consent=p1v0; language=en' });
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('/en/help?a=1&b=2');
  expect((await get('alcohol', '/en/help?a=1&b=2', { cookie: 'consent=p1v0; language=en' })).status).toBe(200);
  expect((await get('alcohol', '/en/help', { cookie: 'consent=p1v0; language=nl' })).headers.location).toBe('/hulp');
});

it('a page that has no other language is never redirected in a loop', async () => {
  const answer = await get('begeleid', '/hulp', { cookie: 'consent=p1v0; language=en' });
  expect(answer.status).toBe(200);
});

it('/nl/x serves what /x serves, and /x is its canonical', async () => {
  const answer = await get('alcohol', '/nl/hulp');
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(`<link rel="canonical" href="${getUrl('alcohol', '/hulp')}"`);
});

it('the Dutch segment under /en leads to the English one', async () => {
  for (const [from, to] of [
    ['/en/hulp', '/en/help'],
    ['/en/forum-reglement', '/en/forum-regulations'],
    ['/en/welkom', '/en/welcome'],
  ]) {
    const answer = await get('alcohol', from ?? '');
    expect([301, 302, 308]).toContain(answer.status);
    expect(answer.headers.location).toBe(to);
  }
});

it('guided has no English', async () => {
  const answer = await get('begeleid', '/en/help');
  expect(answer.status).toBe(404);
});
