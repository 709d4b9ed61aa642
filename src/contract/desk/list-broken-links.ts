import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { queryOf, type Rows, readRows } from './rows.ts';

/** A link within the sites that leads nowhere, and where it stands. */
export interface BrokenLink {
  readonly id: number;
  readonly kind: 'page' | 'menu';
  /** Of the page; null for a menu. */
  readonly nid: number | null;
  /** Name of the menu; null for a page. */
  readonly menu: string | null;
  /** Of the page, or of the menu's entry. */
  readonly title: string;
  readonly language: Language;
  /** The domains in which it leads nowhere. */
  readonly domains: readonly DomainKey[];
  readonly href: string;
  readonly words: string;
  /** ISO 8601. */
  readonly foundAt: string;
}

interface Input {
  readonly query?: { readonly page?: number };
}

/** The links within the sites that lead nowhere, as they were found last: menus first, then pages. */
export const listBrokenLinks = defineOperation({
  name: 'list-broken-links',
  method: 'GET',
  route: '/desk/links/broken',
  access: 'editor',
  path: (_input: Input) => '/desk/links/broken',
  query: ({ query }) => queryOf(query),
  read: ({ body }): Rows<BrokenLink> => readRows(body),
  errors: { 403: 'not for editors of content' },
});
