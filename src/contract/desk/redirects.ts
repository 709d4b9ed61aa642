import { object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { type PageParams, pagePath } from './page.ts';
import { queryOf, type Rows, readRows } from './rows.ts';

/** An address that a page no longer has, or never had: who asks for it comes to where the page stands. */
export interface Redirect {
  readonly id: number;
  readonly path: string;
  readonly language: Language;
  readonly domains: readonly DomainKey[];
  readonly nid: number;
  /** Of the page as it was saved last. */
  readonly title: string;
  /** Where the page stands, without language prefix; null where visitors see it nowhere. */
  readonly to: string | null;
}

interface Input {
  /** `search` is a part of the address. */
  readonly query?: { readonly page?: number; readonly search?: string };
}

/** Every address that leads to another, in their order. */
export const listRedirects = defineOperation({
  name: 'list-redirects',
  method: 'GET',
  route: '/desk/redirects',
  access: 'editor',
  path: (_input: Input) => '/desk/redirects',
  query: ({ query }) => queryOf(query),
  read: ({ body }): Rows<Redirect> => readRows(body),
  errors: { 403: 'not for editors of content' },
});

const redirectsPath = (params: PageParams) => `${pagePath(params)}/redirects`;

/** Lets another address lead to a page, in every domain of the page. */
export const addRedirect = defineOperation({
  name: 'add-redirect',
  method: 'POST',
  route: '/desk/pages/:nid/:language/redirects',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  answer: 'empty',
  path: ({ params }: { readonly params: PageParams; readonly body: { readonly path: string } }) =>
    redirectsPath(params),
  request: object({ path: string().required() }),
  body: ({ body }) => body,
  read: (): null => null,
  errors: {
    403: 'not for editors of content',
    404: 'no such page in this language',
    422: 'no path, or something stands there: readViolations tells',
  },
});

/** Lets an address lead nowhere again, in every domain. */
export const removeRedirect = defineOperation({
  name: 'remove-redirect',
  method: 'DELETE',
  route: '/desk/pages/:nid/:language/redirects/:id',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  answer: 'empty',
  path: ({ params }: { readonly params: PageParams & { readonly id: number } }) =>
    `${redirectsPath(params)}/${params.id}`,
  read: (): null => null,
  errors: { 403: 'not for editors of content', 404: 'no such address of this page' },
});
