import { object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { type Rows, readRows, toQueryEntries } from './rows.ts';

/** A former or additional address, which redirects to a page. */
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

interface Input {
  /** `search` is a part of the address. */
  readonly query?: { readonly page?: number; readonly search?: string };
}

/** Lists all redirects, by address. */
export const listRedirects = defineOperation({
  name: 'list-redirects',
  method: 'GET',
  route: '/desk/redirects',
  access: 'editor',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }): Rows<PageRedirect> => readRows(body),
  errors: { 403: 'not for editors of content' },
});

/** Redirects another address to a page, in every domain of the page. */
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
    403: 'not for editors of content',
    404: 'no such page in this language',
    422: 'no path, or something stands there: readViolations tells',
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
  errors: { 403: 'not for editors of content', 404: 'no such address of this page' },
});
