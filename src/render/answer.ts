import { alternatesHeader } from './head.ts';
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

/** Headers for the front: cache tags, and the page's other languages. Both are removed before the response leaves. */
export function getFrontHeaders(
  kind: 'page' | PageProblem,
  page: Page,
): readonly (readonly [name: string, value: string])[] {
  if (kind === 'failure') return [['Retry-After', RETRY_AFTER]];
  if (kind !== 'page') return [];
  const alternates = ['X-Alternates', alternatesHeader(page.addresses)] as const;
  return page.tags ? [['X-Cache-Tags', page.tags.join(' ')], alternates] : [alternates];
}

/** The redirect address with the query of the request; another site gets none. */
export function withSearch(to: string, search: string): string {
  if (search === '' || search === '?' || /^https?:/.test(to)) return to;
  return to.includes('?') ? `${to}&${search.slice(1)}` : to + search;
}
