import { array, integer, object, type Shape } from './shape.ts';

const count = integer();
const DRUPAL_PAGER = object({ current_page: count, total_pages: count, total_items: count, items_per_page: count });
const OWN_PAGER = object({ currentPage: count, totalPages: count, totalItems: count, itemsPerPage: count });

/** Creates the shape of one page of a list with the member names of Drupal. */
export const pagedShape = (row: Shape) => object({ entities: array(row), pager: DRUPAL_PAGER });

/** Creates the shape of one page of a list with the member names of this product. */
export const createPagedShape = (row: Shape) => object({ rows: array(row), pager: OWN_PAGER });
