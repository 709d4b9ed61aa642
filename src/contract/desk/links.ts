import { array, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { castRow, type Paged, readPaged } from '../paged.ts';
import { parseAnswerList } from '../shape/parse-answer.ts';
import { anything } from '../shape/shape.ts';
import { domainKeySchema, toQueryEntries } from './rows.ts';

/** Checks every link within the sites now, like the nightly job. */
export const checkAllLinks = defineOperation({
  name: 'check-all-links',
  method: 'POST',
  route: '/desk/links',
  access: 'editor',
  touches: 'nothing',
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not logged in as an editor' },
});

/** Maximum number of links of a page; further links are not checked. */
export const MAX_CHECKED_LINKS = 200;

/** A broken URL, and the domains of the request in which it is broken. */
export interface BrokenUrl {
  readonly href: string;
  readonly domains: readonly DomainKey[];
}

interface CheckedLinksInput {
  readonly body: { readonly domains: readonly DomainKey[]; readonly hrefs: readonly string[] };
}

export const linksBody = object({
  domains: array(domainKeySchema().required()).required().min(1).max(20),
  hrefs: array(string().max(2_000).defined()).required().max(MAX_CHECKED_LINKS),
});

/** Returns the URLs among these that are broken within the sites of some domains, as of now. */
export const checkLinks = defineOperation({
  name: 'check-links',
  method: 'POST',
  route: '/desk/links/check',
  access: 'editor',
  touches: 'nothing',
  request: linksBody,
  body: ({ body }: CheckedLinksInput) => body,
  read: ({ body }): readonly BrokenUrl[] => parseAnswerList(anything<BrokenUrl>(), body),
  errors: { 403: 'not logged in as an editor', 422: 'no such domain, or too many addresses' },
});

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
  /** Domains in which the link is broken. */
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
  read: ({ body }): Paged<BrokenLink> => readPaged(body, castRow<BrokenLink>),
  errors: { 403: 'not logged in as an editor' },
});

/** A former or additional path, which redirects to a page. */
export interface PageRedirect {
  readonly id: number;
  readonly path: string;
  readonly language: Language;
  readonly domains: readonly DomainKey[];
  readonly nid: number;
  /** Title of the page in its newest revision. */
  readonly title: string;
  /** Path of the page, without language prefix; null for an unpublished page. */
  readonly to: string | null;
}

interface ListRedirectsInput {
  /** `search` is a part of the path. */
  readonly query?: { readonly page?: number; readonly search?: string };
}

/** Lists all redirects, by path. */
export const listRedirects = defineOperation({
  name: 'list-redirects',
  method: 'GET',
  route: '/desk/redirects',
  access: 'editor',
  query: ({ query }: ListRedirectsInput) => toQueryEntries(query),
  read: ({ body }): Paged<PageRedirect> => readPaged(body, castRow<PageRedirect>),
  errors: { 403: 'not logged in as an editor' },
});

/** Redirects another path to a page, in every domain of the page. */
export const addRedirect = defineOperation({
  name: 'add-redirect',
  method: 'POST',
  route: '/desk/pages/:nid/:language/redirects',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  answer: 'empty',
  request: object({ path: string().required() }),
  body: ({ body }: { readonly body: { readonly path: string } }) => body,
  read: (): null => null,
  errors: {
    403: 'not logged in as an editor',
    404: 'no such page in this language',
    422: 'no path, or the path is in use; readViolations returns the reason',
  },
});

/** Deletes a redirect, in every domain. */
export const removeRedirect = defineOperation({
  name: 'remove-redirect',
  method: 'DELETE',
  route: '/desk/pages/:nid/:language/redirects/:id',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not logged in as an editor', 404: 'the page has no such redirect' },
});
