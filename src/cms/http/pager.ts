import type { WirePager } from '#src/contract/paged.ts';
import type { ApiContext } from './request.ts';

/** Returns the requested page, from 0; null if the query has none, and 0 for an invalid number. */
export function readPageNumber(c: ApiContext): number | null {
  const text = c.req.query('page');
  if (text === undefined) return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Returns the pager of the page to show: the requested one, or the last. */
export function clampPage(totalItems: number, itemsPerPage: number, page: number): WirePager {
  const totalPages = Math.max(1, Math.ceil(totalItems / itemsPerPage));
  return { currentPage: Math.min(page, totalPages - 1), totalPages, totalItems, itemsPerPage };
}

/** Returns the pager of the requested page; of the first if the query has none. */
export const toPager = (c: ApiContext, totalItems: number | undefined, itemsPerPage: number): WirePager =>
  clampPage(totalItems ?? 0, itemsPerPage, readPageNumber(c) ?? 0);

/** Serializes a pager. */
export const serializePager = ({ currentPage, totalPages, totalItems, itemsPerPage }: WirePager) => ({
  current_page: currentPage,
  total_pages: totalPages,
  total_items: totalItems,
  items_per_page: itemsPerPage,
});
