import { COMMENTS_ON_PAGE } from '../limits.ts';

/**
 * Returns the number of pages of a comment list, which opens on the last page; an empty list has one page
 * (docs/specification.md, section 4, "Forum", and docs/product-rules.md, "Rules, last readings").
 */
export function countPages(total: number, pageSize: number = COMMENTS_ON_PAGE): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns the page to show after posting, from the earlier number of comments (docs/specification.md, section 4). */
export function getPageAfterPosting(totalBefore: number, pageSize: number = COMMENTS_ON_PAGE): number {
  return Math.ceil((totalBefore + 1) / pageSize);
}
