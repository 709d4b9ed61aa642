import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { type Rows, readRows, toQueryEntries } from './rows.ts';

/** A broken link within the sites, with its location. */
export interface BrokenLink {
  readonly id: number;
  readonly kind: 'page' | 'menu';
  /** Id of the page; null for a menu. */
  readonly nid: number | null;
  /** Name of the menu; null for a page. */
  readonly menu: string | null;
  /** Title of the page, or of the menu entry. */
  readonly title: string;
  readonly language: Language;
  /** The domains in which it is broken. */
  readonly domains: readonly DomainKey[];
  readonly href: string;
  readonly words: string;
  /** ISO 8601. */
  readonly foundAt: string;
}

/** Lists the broken links within the sites as of the last check: menus first, then pages. */
export const listBrokenLinks = defineOperation({
  name: 'list-broken-links',
  method: 'GET',
  route: '/desk/links/broken',
  access: 'editor',
  query: ({ query }: { readonly query?: { readonly page?: number } }) => toQueryEntries(query),
  read: ({ body }): Rows<BrokenLink> => readRows(body),
  errors: { 403: 'not for editors of content' },
});
