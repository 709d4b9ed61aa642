import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningFront, renderExamplePages, startFront } from './front.fixture.ts';

let front: RunningFront;
let markup = 0;
beforeAll(async () => {
  front = await startFront({
    pages: (url, locals) => {
      if (locals.preview) markup += 1;
      return renderExamplePages(url, locals);
    },
  });
});
afterAll(() => front.close());

describe('the address of a preview', () => {
  it('shows the page where it would stand, kept by nobody and for no search engine', async () => {
    for (const count of [1, 2]) {
      const answer = await front.get('/voorbeeld/v1.sleutel');
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('alcohol /hulp');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.headers['x-cache-tags']).toBeUndefined();
      expect(markup).toBe(count);
    }
    const english = await front.get('/en/preview/v1.sleutel');
    expect([english.status, english.text.includes('lang="en"')]).toEqual([200, true]);
  });

  it('is one of its own language: elsewhere, and with a token that shows nothing, there is no page', async () => {
    for (const path of ['/voorbeeld/verlopen', '/preview/v1.sleutel', '/en/voorbeeld/v1.sleutel', '/voorbeeld']) {
      expect([path, (await front.get(path)).status]).toEqual([path, 404]);
    }
  });

  it('stands in no log, and a content system that fails is said to', async () => {
    expect((await front.get('/voorbeeld/broken')).status).toBe(503);
    expect(front.printed()).toContain('"screen":"/voorbeeld"');
    expect(front.printed()).not.toMatch(/sleutel|verlopen|broken/);
  });

  it('is read alone: nothing is written to it', async () => {
    expect((await front.send('POST', '/voorbeeld/v1.sleutel')).status).toBe(405);
  });
});
