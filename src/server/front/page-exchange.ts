import type { LocalPath } from '#src/i18n/local-path.ts';
import type { Exchange } from './exchange.ts';
import type { Site } from './hosts.ts';

/** A request for a page, and its key in the page cache. */
export interface PageExchange extends Exchange {
  readonly local: LocalPath;
  /** Key of the page cache. */
  readonly key: string;
}

/** Returns the cache key of a page; equal keys have equal pages. */
export const toPageKey = (site: Site, { language, path, isDiscreet }: LocalPath) =>
  `${site.origin} ${language}${path}${isDiscreet ? ' discreet' : ''}`;
