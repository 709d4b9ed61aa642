import { PAGINATION_MARGIN, PAGINATION_RANGE } from '../limits.ts';

export type PaginationItem = number | 'gap';

const REACH = PAGINATION_RANGE / 2;

/**
 * Returns the pages to show, from 1, with a gap for omitted pages; empty for a single page (docs/specification.md,
 * section 9; docs/product-rules.md, "Rules, last readings"): one page at each end, and a range of 2 that reaches 1 page
 * to either side of the current one. A gap of only one page shows that page instead. A current page outside the list
 * counts as the nearest.
 */
export function getPagination(current: number, pages: number): readonly PaginationItem[] {
  if (pages <= 1) return [];
  const currentPage = Math.min(pages, Math.max(1, current));
  const isVisible = (page: number) =>
    page <= PAGINATION_MARGIN || page > pages - PAGINATION_MARGIN || Math.abs(page - currentPage) <= REACH;
  const visiblePages = Array.from({ length: pages }, (_, index) => index + 1).filter(isVisible);
  return visiblePages.flatMap((page, index): PaginationItem[] => {
    const remaining = page - (visiblePages[index - 1] ?? page - 1) - 1;
    if (remaining === 0) return [page];
    return remaining === 1 ? [page - 1, page] : ['gap', page];
  });
}
