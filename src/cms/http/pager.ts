import type { Pager } from '#src/contract/get-view.ts';
import type { ApiContext } from './request.ts';

/** The page that a query asks for, from 0; null where it asks for none, and 0 for what is no number. */
export function pageIn(c: ApiContext): number | null {
  const text = c.req.query('page');
  if (text === undefined) return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** The page that is shown of a total: the one asked for, or the last. */
export function pageOfTotal(totalItems: number, itemsPerPage: number, page: number): Pager {
  const totalPages = Math.max(1, Math.ceil(totalItems / itemsPerPage));
  return { currentPage: Math.min(page, totalPages - 1), totalPages, totalItems, itemsPerPage };
}

/** The page of a total that the query asks for: the first where it names none. */
export const pagerOf = (c: ApiContext, totalItems: number | undefined, itemsPerPage: number): Pager =>
  pageOfTotal(totalItems ?? 0, itemsPerPage, pageIn(c) ?? 0);

/** A pager as it travels. */
export const wirePager = ({ currentPage, totalPages, totalItems, itemsPerPage }: Pager) => ({
  current_page: currentPage,
  total_pages: totalPages,
  total_items: totalItems,
  items_per_page: itemsPerPage,
});
