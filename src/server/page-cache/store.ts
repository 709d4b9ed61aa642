import { LRUCache } from 'lru-cache';
import { ALL_PAGES_TAG } from '#src/cms/db/purge.ts';
import type { PageEntry } from './entry.ts';

export interface PageStore {
  readonly get: (key: string) => PageEntry | undefined;
  /** Stores an entry, unless there was a purge since `generation`, because the rendered page may then be outdated. */
  readonly put: (entry: PageEntry, generation: number) => boolean;
  readonly drop: (key: string) => void;
  /**
   * Removes and returns the pages with one of these tags; all pages have `*`. Pages that are being rendered will not be
   * stored.
   */
  readonly purge: (tags: readonly string[]) => readonly PageEntry[];
  readonly generation: () => number;
  readonly size: () => number;
}

export interface StoreLimits {
  readonly entries: number;
  readonly bytes: number;
}

/** Stores pages in memory, indexed by tag; the least recently used pages are evicted first. */
export function createPageStore(limits: StoreLimits): PageStore {
  const byTag = new Map<string, Set<PageEntry>>();
  let generation = 0;

  const forget = (entry: PageEntry) => {
    for (const tag of entry.tags) {
      const tagged = byTag.get(tag);
      tagged?.delete(entry);
      if (tagged?.size === 0) byTag.delete(tag);
    }
  };

  const pages = new LRUCache<string, PageEntry>({
    max: limits.entries,
    maxSize: limits.bytes,
    sizeCalculation: (entry) => entry.bytes,
    dispose: forget,
  });

  return {
    get: (key) => pages.get(key),
    put: (entry, since) => {
      if (since !== generation) return false;
      pages.set(entry.key, entry);
      if (!pages.has(entry.key)) return false;
      for (const tag of entry.tags) {
        const tagged = byTag.get(tag) ?? new Set();
        byTag.set(tag, tagged.add(entry));
      }
      return true;
    },
    drop: (key) => pages.delete(key),
    purge: (tags) => {
      generation += 1;
      if (tags.includes(ALL_PAGES_TAG)) return [...pages.values()];
      return [...new Set(tags.flatMap((tag) => [...(byTag.get(tag) ?? [])]))];
    },
    generation: () => generation,
    size: () => pages.size,
  };
}
