import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_PAGES_TAG, CONFIG_TAG } from '#src/cms/db/purge.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { createPageEntry, getHeaderText, type PageEntry, type PageRequest, recompressEntry } from './entry.ts';
import type { Lease } from './purge-listener.ts';
import { createPageStore, type StoreLimits } from './store.ts';

/** Time in ms after a failure for which the stale page is sent before it is rendered again. */
export const RETRY_MS = 3_000;

/**
 * Maximum wait in ms if the database does not respond, before a stale page that was not purged is sent: a slow database
 * must not block a page with help.
 */
export const DATABASE_WAIT_MS = 2_000;

/** Minimum age in ms of a page before it is compressed at the best level. */
export const RECOMPRESS_AFTER_MS = 3_000;

/**
 * Time in ms for which a purged but popular page is still sent while it is rendered again, before the purge is
 * acknowledged. Together with the lease it is less than the second that a publisher waits at most.
 */
const REFRESH_MS = 90;

/** Maximum time in ms since its last use for a popular page; only this many pages are rendered at a purge. */
const READ_WITHIN_MS = 2_000;
const MAX_REFRESHED = 16;

export type CachedPage =
  | { readonly kind: 'entry'; readonly entry: PageEntry; readonly cache: 'hit' | 'miss' | 'stale' }
  | { readonly kind: 'page'; readonly page: RenderedPage }
  /** Rendering failed; `page` is the error page, if any. */
  | { readonly kind: 'failed'; readonly page: RenderedPage | null };

export interface PageCache {
  /** Returns a page that can be sent without a check; a cached page needs only this call. */
  readonly find: (key: string, now: number) => PageEntry | undefined;
  readonly obtain: (request: PageRequest) => Promise<CachedPage>;
  /** Returns the number of cached pages. */
  readonly size: () => number;
  /** Resolves when no old version of a page with one of these tags is sent any more. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
}

interface CacheOptions {
  readonly limits: StoreLimits;
  readonly lease: Lease;
  /** Lifetime in ms of a page if no purges are received; Infinity if they are. */
  readonly lifetimeMs: number;
  readonly onFailure: (screen: string, error: unknown) => void;
}

export function createPageCache({ limits, lease, lifetimeMs, onFailure }: CacheOptions): PageCache {
  const store = createPageStore(limits);
  const rendering = new Map<string, Promise<CachedPage>>();

  const isFresh = (entry: PageEntry, now: number) => now < entry.expires;

  /** Compresses one page at a time, and only pages that are still cached, so that it does not delay requests. */
  let improving = Promise.resolve();
  const improveLater = (entry: PageEntry) => {
    setTimeout(() => {
      improving = improving
        .then(() => (isFresh(entry, performance.now()) ? recompressEntry(entry) : undefined))
        .catch(() => {});
    }, RECOMPRESS_AFTER_MS).unref();
  };

  const renderOnce = async (request: PageRequest): Promise<CachedPage> => {
    const { key, screen, render } = request;
    const generation = store.generation();
    try {
      const page = await render();
      if (page.status >= 500) return { kind: 'failed', page };
      if (page.status !== 200 || getHeaderText(page.headers, 'x-cache-tags') === undefined) {
        if (generation === store.generation()) store.drop(key);
        return { kind: 'page', page };
      }
      const entry = await createPageEntry(page, request, performance.now() + lifetimeMs);
      if (store.put(entry, generation)) improveLater(entry);
      return { kind: 'entry', entry, cache: 'miss' };
    } catch (error) {
      onFailure(screen, error);
      return { kind: 'failed', page: null };
    }
  };

  /** Requests for a page that is being rendered wait for it; after a purge, later requests start a new render. */
  const renderShared = (request: PageRequest): Promise<CachedPage> => {
    const running = rendering.get(request.key);
    if (running) return running;
    const startup = renderOnce(request).finally(() => {
      if (rendering.get(request.key) === startup) rendering.delete(request.key);
    });
    rendering.set(request.key, startup);
    return startup;
  };

  const findLastGood = (key: string, generation: number): CachedPage | null => {
    const entry = store.get(key);
    if (!entry) return null;
    if (generation === store.generation()) entry.retryAt = performance.now() + RETRY_MS;
    return { kind: 'entry', entry, cache: 'stale' };
  };

  return {
    size: store.size,
    find: (key, now) => {
      const entry = store.get(key);
      if (!entry || !lease.isValid(now)) return undefined;
      // An expired page that is being rendered again is sent as fast as a fresh one.
      const isExpiredAlone = !entry.isPurged && rendering.has(key);
      if (!isFresh(entry, now) && !isExpiredAlone) return undefined;
      entry.askedAt = now;
      return entry;
    },
    obtain: async (request) => {
      const entry = store.get(request.key);
      if (entry && performance.now() < entry.retryAt) return { kind: 'entry', entry, cache: 'stale' };
      if (entry && isFresh(entry, performance.now()) && (await lease.renew()) && isFresh(entry, performance.now())) {
        return { kind: 'entry', entry, cache: 'hit' };
      }
      const generation = store.generation();
      const shared = renderShared(request);
      if (entry && !entry.isPurged && !isFresh(entry, performance.now()) && (await lease.renew()) && !entry.isPurged) {
        // An expired page is sent while it is rendered again, because another content system may take seconds.
        void shared.then(({ kind }) => kind === 'failed' && findLastGood(request.key, generation));
        return { kind: 'entry', entry, cache: 'stale' };
      }
      const isUnpurged = entry !== undefined && isFresh(entry, performance.now());
      const waitForSilence = (): Promise<CachedPage> =>
        sleep(DATABASE_WAIT_MS, { kind: 'failed', page: null }, { ref: false });
      const cached = await (isUnpurged ? Promise.race([shared, waitForSilence()]) : shared);
      return cached.kind === 'failed' ? (findLastGood(request.key, generation) ?? cached) : cached;
    },
    purge: async (tags) => {
      const now = performance.now();
      const purgedEntries = store.purge(tags);
      rendering.clear();
      const isRead = (entry: PageEntry) => isFresh(entry, now) && now - entry.askedAt < READ_WITHIN_MS;
      // A new configuration may close the site, so no earlier page may be sent.
      const read = tags.includes(ALL_PAGES_TAG) || tags.includes(CONFIG_TAG) ? [] : purgedEntries.filter(isRead);
      const refreshed = new Set(read.slice(0, MAX_REFRESHED));
      for (const entry of purgedEntries) {
        entry.retryAt = 0;
        entry.isPurged = true;
        entry.expires = refreshed.has(entry) ? now + REFRESH_MS : 0;
      }
      if (refreshed.size === 0) return;
      const renders = Promise.all([...refreshed].map((entry) => renderShared(entry.request)));
      await Promise.race([renders, sleep(REFRESH_MS, undefined, { ref: false })]);
      for (const entry of refreshed) entry.expires = 0;
    },
  };
}
