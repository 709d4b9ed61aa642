import { makeDensifier } from './densifier.ts';
import { headerOf, makeEntry, type PageEntry, type RenderedPage } from './entry.ts';
import type { Lease } from './purge-listener.ts';
import { makePageStore, type StoreLimits } from './store.ts';

/** How long the last good answer goes out at once after a failure, before the page is tried again. */
const RETRY_MS = 900;

/** A page to find or to render; equal keys are equal pages, whoever asks. */
export interface PageRequest {
  readonly key: string;
  readonly secure: boolean;
  readonly screen: string;
  readonly render: () => Promise<RenderedPage>;
}

export type Obtained =
  | { readonly kind: 'entry'; readonly entry: PageEntry; readonly cache: 'hit' | 'miss' | 'stale' }
  | { readonly kind: 'page'; readonly page: RenderedPage }
  /** Nothing to show: `page` is what the render made of its failure, where it made something. */
  | { readonly kind: 'failed'; readonly page: RenderedPage | null };

export interface PageCache {
  /** A page that may be sent without asking anybody; the cached path is this call alone. */
  readonly find: (key: string, now: number) => PageEntry | undefined;
  readonly obtain: (request: PageRequest) => Promise<Obtained>;
  readonly purge: (tags: readonly string[]) => void;
  /** Resolves when every kept page is as small as it goes. */
  readonly settled: () => Promise<void>;
}

interface CacheOptions {
  readonly limits: StoreLimits;
  readonly lease: Lease;
  /** How long a page lives where no purge can be heard, in milliseconds; Infinity where purges are heard. */
  readonly lifetimeMs: number;
  readonly onFailure: (screen: string, error: unknown) => void;
}

export function makePageCache({ limits, lease, lifetimeMs, onFailure }: CacheOptions): PageCache {
  const store = makePageStore(limits);
  const rendering = new Map<string, Promise<Obtained>>();
  const densifier = makeDensifier((entry) => entry.fresh, onFailure);

  const isFresh = (entry: PageEntry, now: number) => entry.fresh && now < entry.expires;

  const renderOnce = async ({ key, secure, screen, render }: PageRequest): Promise<Obtained> => {
    const generation = store.generation();
    try {
      const page = await render();
      if (page.status >= 500) return { kind: 'failed', page };
      if (page.status !== 200 || headerOf(page.headers, 'x-cache-tags') === undefined) {
        if (generation === store.generation()) store.drop(key);
        return { kind: 'page', page };
      }
      const entry = await makeEntry(page, { key, secure, screen, expires: performance.now() + lifetimeMs });
      if (store.put(entry, generation)) densifier.add(entry);
      return { kind: 'entry', entry, cache: 'miss' };
    } catch (error) {
      onFailure(screen, error);
      return { kind: 'failed', page: null };
    }
  };

  /** Requests for a page that is being rendered wait for it; a purge lets later ones start anew. */
  const renderShared = (request: PageRequest): Promise<Obtained> => {
    const running = rendering.get(request.key);
    if (running) return running;
    const started = renderOnce(request).finally(() => {
      if (rendering.get(request.key) === started) rendering.delete(request.key);
    });
    rendering.set(request.key, started);
    return started;
  };

  const lastGood = (key: string, generation: number): Obtained | null => {
    const entry = store.get(key);
    if (!entry) return null;
    if (generation === store.generation()) entry.retryAt = performance.now() + RETRY_MS;
    return { kind: 'entry', entry, cache: 'stale' };
  };

  return {
    find: (key, now) => {
      const entry = store.get(key);
      return entry && isFresh(entry, now) && lease.isValid(now) ? entry : undefined;
    },
    obtain: async (request) => {
      const entry = store.get(request.key);
      if (entry && performance.now() < entry.retryAt) return { kind: 'entry', entry, cache: 'stale' };
      if (entry && isFresh(entry, performance.now()) && (await lease.renew()) && entry.fresh) {
        return { kind: 'entry', entry, cache: 'hit' };
      }
      const generation = store.generation();
      const obtained = await renderShared(request);
      return obtained.kind === 'failed' ? (lastGood(request.key, generation) ?? obtained) : obtained;
    },
    purge: (tags) => {
      store.purge(tags);
      rendering.clear();
    },
    settled: densifier.settled,
  };
}
