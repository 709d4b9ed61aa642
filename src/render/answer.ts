import { formatAlternatesHeader } from './head.ts';
import type { Page } from './page.ts';
import type { PageProblem } from './resolve.ts';

const STATUS: Readonly<Record<'page' | PageProblem, number>> = {
  page: 200,
  forbidden: 403,
  'not-found': 404,
  failure: 503,
};

/** Seconds after which a failed page may be retried. */
const RETRY_AFTER = '30';

export function getStatus(kind: 'page' | PageProblem): number {
  return STATUS[kind];
}

/** Returns the headers that only the front server reads: cache tags, and the other languages of the page. */
export function getFrontHeaders(
  kind: 'page' | PageProblem,
  page: Page,
): readonly (readonly [name: string, value: string])[] {
  if (kind === 'failure') return [['Retry-After', RETRY_AFTER]];
  if (kind !== 'page') return [];
  const alternates = ['X-Alternates', formatAlternatesHeader(page.addresses)] as const;
  return page.tags ? [['X-Cache-Tags', page.tags.join(' ')], alternates] : [alternates];
}

/** Returns the redirect URL with the query string of the request before its anchor, unless it is on another site. */
export function withSearch(to: string, search: string): string {
  if (search.length < 2 || /^https?:/.test(to)) return to;
  const separator = /^[^#]*\?/.test(to) ? '&' : '?';
  return to.replace(/(?=#)|$/, () => separator + search.slice(1));
}
