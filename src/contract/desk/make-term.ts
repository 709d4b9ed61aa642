import { defineOperation } from '../operation.ts';
import { readOne } from './rows.ts';
import { type DeskTerm, type TermContent, termBody, type Vocabulary } from './term.ts';

interface Input {
  readonly params: { readonly vocabulary: Vocabulary };
  readonly body: TermContent;
}

/** Adds a term at the end of a vocabulary. */
export const makeTerm = defineOperation({
  name: 'make-term',
  method: 'POST',
  route: '/desk/terms/:vocabulary',
  access: 'editor',
  touches: 'sent',
  activity: 'term',
  changesSite: true,
  path: ({ params }: Input) => `/desk/terms/${params.vocabulary}`,
  request: termBody,
  body: ({ body }) => body,
  read: ({ body }): DeskTerm => readOne(body, 'uuid'),
  errors: { 403: 'not logged in as an editor', 404: 'no such vocabulary', 422: 'a value refused' },
});
