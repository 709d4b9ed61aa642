import { describe, expect, test, vi } from 'vitest';
import type { RenderUrl } from '#src/render/entry.ts';
import { type RunningFront, startFront } from '../front/front.fixture.ts';
import { createPageCache, RETRY_MS } from './page-cache.ts';
import type { Lease } from './purge-listener.ts';

interface Content {
  text: string;
  status: number;
  renders: number;
  /** Promise for which each render waits. */
  wait: Promise<void>;
}

/** Renders pages with one text and two tags; `/los` has no tags. */
function getPages(content: Content): RenderUrl {
  return async (url) => {
    content.renders += 1;
    const { text, status, wait } = content;
    await wait;
    const tags: Record<string, string> = new URL(url).pathname === '/los' ? {} : { 'x-cache-tags': 'node:1 menu:main' };
    const textKey = Array.from({ length: 400 }, (_, index) => `word ${(index * 7_919) % 1_000}`).join(' ');
    return { status, headers: { 'content-type': 'text/html', ...tags }, body: Buffer.from(`<p>${text}</p>${textKey}`) };
  };
}

async function withPages(
  use: (front: RunningFront, content: Content) => Promise<void>,
  options: { lease?: Lease; limitMs?: number } = {},
) {
  const content = { text: 'one', status: 200, renders: 0, wait: Promise.resolve() };
  const front = await startFront({ pages: getPages(content), ...options });
  try {
    await use(front, content);
  } finally {
    await front.close();
  }
}

/** Makes renders wait until the returned function is called. */
function hold(content: { wait: Promise<void> }): () => void {
  let release = () => {};
  content.wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  return release;
}

const getCaches = (front: RunningFront) => front.lines().map(({ cache }) => cache);

describe('the page cache', () => {
  test('renders a page once and then answers from memory', () =>
    withPages(async (front, content) => {
      const [first, second] = [await front.get('/x'), await front.get('/x')];
      expect(content.renders).toBe(1);
      expect(second.text).toBe(first.text);
      expect(getCaches(front)).toEqual(['miss', 'hit']);
      expect(second.headers['cache-control']).toBe('public, no-cache');
    }));

  test('keys by host, language and path; a query makes no page of its own', () =>
    withPages(async (front, content) => {
      for (const path of ['/x', '/x?a=1', '/x?b=2', '/nl/x', '/%78']) await front.get(path);
      expect(content.renders).toBe(1);
      await front.get('/en/x');
      await front.get('/x', {}, `tabak.localhost:${front.port}`);
      await front.get('/X');
      expect(content.renders).toBe(4);
    }));

  test('keeps only pages that say what they depend on', () =>
    withPages(async (front, content) => {
      await front.get('/los');
      await front.get('/los');
      expect(content.renders).toBe(2);
      content.status = 404;
      await front.get('/x');
      await front.get('/x');
      expect(content.renders).toBe(4);
    }));

  test('renders once for all who ask at the same time', () =>
    withPages(async (front, content) => {
      const release = hold(content);
      const pending = Array.from({ length: 20 }, () => front.get('/x'));
      await expect.poll(() => content.renders).toBe(1);
      release();
      const answers = await Promise.all(pending);
      expect(content.renders).toBe(1);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }));

  test('shows what was published on the next request, and purges nothing else', () =>
    withPages(async (front, content) => {
      await front.get('/x');
      content.text = 'two';
      await front.cache.purge(['node:2', 'menu:footer']);
      expect((await front.get('/x')).text).toContain('one');
      await front.cache.purge(['node:1']);
      expect((await front.get('/x')).text).toContain('two');
    }));

  test('a purge during a render wins: neither kept nor shared with who asks after it', () =>
    withPages(async (front, content) => {
      const release = hold(content);
      const early = front.get('/x');
      await expect.poll(() => content.renders).toBe(1);
      content.text = 'two';
      await front.cache.purge(['node:1']);
      const late = front.get('/x');
      await expect.poll(() => content.renders).toBe(2);
      release();
      expect((await early).text).toContain('one');
      expect((await late).text).toContain('two');
      expect((await front.get('/x')).text).toContain('two');
    }));

  test('a page that people read is rendered anew before the purge is over: nobody waits, nobody sees the old one after', () =>
    withPages(async (front, content) => {
      await front.get('/x');
      const publish = async (text: string) => {
        const textBefore = content.text;
        const release = hold(content);
        content.text = text;
        const purge = front.cache.purge(['node:1']);
        const meanwhile = front.get('/x');
        await Promise.race([meanwhile, purge]);
        release();
        await purge;
        expect((await front.get('/x')).text).toContain(text);
        expect((await meanwhile).text).toContain(textBefore);
      };
      // On a server that stalls, both requests get the new page.
      await vi.waitFor(() => publish(`publication ${content.renders}`), 60_000);
      expect(getCaches(front).slice(-2)).toEqual(['hit', 'hit']);
    }));

  test('a page that takes long to render does not hold a purge up', () =>
    withPages(async (front, content) => {
      await front.get('/x');
      const release = hold(content);
      content.text = 'two';
      await front.cache.purge(['node:1']);
      const pending = front.get('/x');
      release();
      expect((await pending).text).toContain('two');
      expect(content.renders).toBe(2);
    }));

  test('a page that is gone is gone, not the last good answer', () =>
    withPages(async (front, content) => {
      await front.get('/x');
      content.status = 404;
      await front.cache.purge(['node:1']);
      expect((await front.get('/x')).status).toBe(404);
      content.status = 503;
      expect((await front.get('/x')).status).toBe(503);
    }));

  test('is bounded', () =>
    withPages(async (front, content) => {
      for (let page = 0; page < 150; page += 1) await front.get(`/page-${page}`);
      await front.get('/page-149');
      expect(content.renders).toBe(150);
      await front.get('/page-0');
      expect(content.renders).toBe(151);
    }));
});

describe('encodings and validators', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('%s is answered in %s, the same text', (accepted, encoding) =>
    withPages(async (front) => {
      for (const heat of ['miss', 'hit']) {
        const { headers, text } = await front.get('/x', { 'accept-encoding': accepted });
        expect([heat, headers['content-encoding'], headers.vary]).toEqual([heat, encoding, 'accept-encoding']);
        expect(text).toContain('<p>one</p>');
      }
    }),
  );

  test('a page that stays is compressed again, better, under the same ETag', () =>
    withPages(async (front) => {
      const br = { 'accept-encoding': 'br' };
      const quick = await front.get('/x', br);
      await expect.poll(async () => (await front.get('/x', br)).bytes.length).toBeLessThan(quick.bytes.length);
      const best = await front.get('/x', br);
      expect([best.text, best.headers.etag]).toEqual([quick.text, quick.headers.etag]);
      expect(best.headers['content-length']).toBe(String(best.bytes.length));
    }));

  test('an ETag differs by encoding, and any of them is known again', () =>
    withPages(async (front, content) => {
      const [brotli, plain] = [await front.get('/x', { 'accept-encoding': 'br' }), await front.get('/x')];
      expect(brotli.headers.etag).not.toBe(plain.headers.etag);
      for (const etag of [brotli.headers.etag, plain.headers.etag, `W/${plain.headers.etag}, "x"`, '*']) {
        const { status, bytes, headers } = await front.get('/x', {
          'accept-encoding': 'br',
          'if-none-match': String(etag),
        });
        expect([status, bytes.length, headers.etag]).toEqual([304, 0, brotli.headers.etag]);
        expect(headers['content-security-policy']).toContain('frame-ancestors');
      }
      content.text = 'two';
      await front.cache.purge(['node:1']);
      expect((await front.get('/x', { 'if-none-match': String(plain.headers.etag) })).status).toBe(200);
    }));
});

describe('a content system that is away', () => {
  test('leaves cached pages up, purged ones too, and is asked again soon', () =>
    withPages(async (front, content) => {
      vi.useFakeTimers({ toFake: ['performance'] });
      await front.get('/x');
      content.status = 503;
      expect((await front.get('/x')).status).toBe(200);
      await front.cache.purge(['*']);
      const rendersBefore = content.renders;
      for (let time = 0; time < 5; time += 1) expect((await front.get('/x')).text).toContain('one');
      expect(content.renders).toBe(rendersBefore + 1);
      expect(getCaches(front).slice(-5)).toEqual(['stale', 'stale', 'stale', 'stale', 'stale']);
      Object.assign(content, { status: 200, text: 'two' });
      vi.advanceTimersByTime(RETRY_MS);
      expect((await front.get('/x')).text).toContain('two');
      vi.useRealTimers();
    }));

  test('and slow: the last good page after the time limit, a clear one where there is none', () =>
    withPages(
      async (front, content) => {
        await front.get('/x');
        hold(content);
        await front.cache.purge(['*']);
        expect((await front.get('/x')).text).toContain('one');
        const otherPage = await front.get('/en/y');
        expect([otherPage.status, otherPage.headers['retry-after']]).toEqual([503, '300']);
        expect(otherPage.text).toContain('tel:112');
        expect(front.failures).toHaveLength(2);
      },
      { limitMs: 100 },
    ));

  test('a purge ends the wait: what comes back is shown at once', () =>
    withPages(async (front, content) => {
      await front.get('/x');
      content.status = 500;
      await front.cache.purge(['*']);
      await front.get('/x');
      Object.assign(content, { status: 200, text: 'two' });
      await front.cache.purge(['node:1']);
      expect((await front.get('/x')).text).toContain('two');
    }));
});

describe('the right to answer from the cache', () => {
  test('is asked for again when it lapsed, and the page rendered anew where it is not given', async () => {
    const right = { held: true, renewable: true };
    const lease: Lease = {
      isValid: () => right.held,
      renew: async () => right.renewable,
    };
    await withPages(
      async (front, content) => {
        await front.get('/x');
        right.held = false;
        await front.get('/x');
        expect(content.renders).toBe(1);
        right.renewable = false;
        await front.get('/x');
        expect(content.renders).toBe(2);
        content.status = 503;
        expect((await front.get('/x')).text).toContain('one');
      },
      { lease },
    );
  });
});

test('a page that nobody purged goes out as it was when the database is silent and its render takes long', async () => {
  const lease: Lease = { isValid: () => false, renew: async () => false };
  await withPages(
    async (front, content) => {
      await front.get('/x');
      const release = hold(content);
      content.text = 'two';
      expect((await front.get('/x')).text).toContain('one');
      expect((await front.get('/x')).text).toContain('one');
      release();
      await front.cache.purge(['node:1']);
      expect((await front.get('/x')).text).toContain('two');
    },
    { lease, limitMs: 120_000 },
  );
});

test('staff see the page as it is now, with its query, and nothing of it is kept', async () => {
  const content = { text: 'one', status: 200, renders: 0, wait: Promise.resolve() };
  const front = await startFront({ pages: getPages(content), staff: { role: 'editor' } });
  const cookie = 'staff=1; SESS=valid';
  await front.get('/x');
  content.text = 'draft';
  const { text, headers } = await front.get('/x?preview=1', { cookie });
  expect(text).toContain('draft');
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await front.get('/x')).text).toContain('one');
  await front.close();
});

describe('pages of a system that tells no purge', () => {
  const ALWAYS: Lease = { isValid: () => true, renew: async () => true };

  /** Creates a cache with a lifetime of zero, and a page with a delayed render. */
  function readAging() {
    const content = { text: 'one', status: 200, wait: Promise.resolve() };
    const cache = createPageCache({
      limits: { entries: 10, bytes: 1_000_000 },
      lease: ALWAYS,
      lifetimeMs: 0,
      onFailure: () => {},
    });
    const render = async () => {
      await content.wait;
      const headers = { 'content-type': 'text/html', 'x-cache-tags': 'node:1' };
      return { status: content.status, headers, body: Buffer.from(content.text) };
    };
    const show = async () => {
      const got = await cache.obtain({ key: '/x', secure: false, screen: '/x', render });
      return got.kind === 'entry' ? [got.cache, got.entry.variants.identity.body.toString()] : [got.kind];
    };
    return { cache, content, show };
  }

  test('a known page is shown at once when its time is over, and rendered anew behind it', async () => {
    const { content, show } = readAging();
    expect(await show()).toEqual(['miss', 'one']);
    const release = hold(content);
    content.text = 'two';
    expect([await show(), await show()]).toEqual([
      ['stale', 'one'],
      ['stale', 'one'],
    ]);
    release();
    await expect.poll(show, { timeout: 60_000 }).toEqual(['stale', 'two']);
  });

  test('a page that was purged is waited for, and stays where the system fails', async () => {
    const { cache, content, show } = readAging();
    await show();
    content.text = 'two';
    await cache.purge(['node:1']);
    expect(await show()).toEqual(['miss', 'two']);
    content.status = 503;
    await cache.purge(['node:1']);
    expect(await show()).toEqual(['stale', 'two']);
  });
});
