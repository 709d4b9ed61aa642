// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createPage } from '../../page.fixture.ts';
import { publishRevision } from './publish-revision.ts';

afterEach(() => vi.unstubAllGlobals());

it('is done if visitors already see this content, as after a lost response, and late if they see other content', async () => {
  const detail = { current: createPage({ vid: 5, publishedVid: 5, state: 'published' }), author: null };
  vi.stubGlobal('fetch', async (url: string | URL | Request) =>
    String(url).includes('session/token')
      ? new Response('a'.repeat(43), { headers: { 'content-type': 'text/plain' } })
      : Response.json({ message: '', detail }, { status: 412 }),
  );
  const publish = (title: string) =>
    publishRevision((key: string) => key, { nid: 7, language: 'nl' }, 4, { title, fields: {} });
  expect(await publish('Privacy')).toEqual({ kind: 'published', vid: 5 });
  expect(await publish('Jouw privacy')).toEqual({ kind: 'failed', problem: 'desk-fields.publish.meanwhile' });
});
