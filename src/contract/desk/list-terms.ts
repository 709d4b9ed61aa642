import { defineOperation } from '../operation.ts';
import { readList } from './rows.ts';
import type { DeskTerm } from './term.ts';

/** The terms of a vocabulary in order, of every domain. */
export const listTerms = defineOperation({
  name: 'list-terms',
  method: 'GET',
  route: '/desk/terms/:vocabulary',
  access: 'editor',
  read: ({ body }): readonly DeskTerm[] => readList(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such vocabulary' },
});
