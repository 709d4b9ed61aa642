import { defineOperation } from '../operation.ts';
import { readList } from './rows.ts';
import type { DeskTerm, Vocabulary } from './term.ts';

/** The terms of a vocabulary in order, of every domain. */
export const listTerms = defineOperation({
  name: 'list-terms',
  method: 'GET',
  route: '/desk/terms/:vocabulary',
  access: 'editor',
  path: ({ params }: { readonly params: { readonly vocabulary: Vocabulary } }) => `/desk/terms/${params.vocabulary}`,
  read: ({ body }): readonly DeskTerm[] => readList(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such vocabulary' },
});
