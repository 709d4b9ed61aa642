import { defineOperation } from '../operation.ts';
import { readOne } from './rows.ts';
import { type DeskTerm, type TermContent, termBody } from './term.ts';

/** Adds a term at the end of a vocabulary. */
export const makeTerm = defineOperation({
  name: 'make-term',
  method: 'POST',
  route: '/desk/terms/:vocabulary',
  access: 'editor',
  touches: 'sent',
  activity: 'term',
  changesSite: true,
  request: termBody,
  body: ({ body }: { readonly body: TermContent }) => body,
  read: ({ body }): DeskTerm => readOne(body, 'uuid'),
  errors: { 403: 'not logged in as an editor', 404: 'no such vocabulary', 422: 'a value refused' },
});
