import { useEffect, useState } from 'react';

/** Filters of a list. */
export interface ListQuery {
  /** Starts at 0. */
  readonly page: number;
}

/** Returns the zero-based page of a URL, in which pages start at 1. */
export const readListPage = (query: URLSearchParams): number =>
  Math.max(0, Math.trunc(Number(query.get('page'))) - 1 || 0);

/** Returns the query string; empty without filters. */
export function toQueryString<Q extends ListQuery>({ page, ...filters }: Q): string {
  const selection = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(selection.map(([name, value]) => [name, String(value)]));
  if (page > 0) query.set('page', String(page + 1));
  return query.size === 0 ? '' : `?${query}`;
}

/** Filters and page of a list, stored in the URL, so that a reload or a shared link shows the same list. */
export function useListQuery<Q extends ListQuery>(read: (sent: URLSearchParams) => Q) {
  const [query, setQuery] = useState(() => read(new URLSearchParams(location.search)));
  useEffect(() => history.replaceState(history.state, '', location.pathname + toQueryString(query)), [query]);
  return {
    query,
    /** Changes filters and returns to the first page. */
    narrow: (to: Partial<Q>) => setQuery((now) => ({ ...now, page: 0, ...to })),
    /** Clears every filter. */
    clear: () => setQuery(read(new URLSearchParams())),
  };
}
