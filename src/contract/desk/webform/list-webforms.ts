import { defineOperation } from '../../operation.ts';
import { type Rows, readRows, toQueryEntries } from '../rows.ts';
import type { WebformRow } from './stored-webform.ts';

interface Input {
  readonly query?: { readonly domain?: string; readonly search?: string; readonly page?: number };
}

/** The forms of a domain, or of all, by their machine ids. */
export const listWebforms = defineOperation({
  name: 'list-webforms',
  method: 'GET',
  route: '/desk/webforms',
  access: 'editor',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }): Rows<WebformRow> => readRows(body),
  errors: { 403: 'not for editors of content' },
});
