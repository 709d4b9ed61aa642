import type { ApiContext } from './request.ts';

/** The page that a query asks for, from 0; null where it asks for none, and 0 for what is no number. */
export function pageIn(c: ApiContext): number | null {
  const text = c.req.query('page');
  if (text === undefined) return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Where a page of a list lies; past the end is the last page. */
export function pagerOf(page: number, totalItems: number, itemsPerPage: number) {
  const totalPages = Math.max(1, Math.ceil(totalItems / itemsPerPage));
  return {
    current_page: Math.min(page, totalPages - 1),
    total_pages: totalPages,
    total_items: totalItems,
    items_per_page: itemsPerPage,
  };
}
