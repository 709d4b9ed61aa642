import { defineOperation } from '../operation.ts';
import { readOne } from './rows.ts';
import { type DeskTerm, type TermContent, type TermParams, termBody, termPath } from './term.ts';

interface Input extends TermParams {
  readonly body: TermContent;
}

/** Changes a term as a whole. */
export const updateTerm = defineOperation({
  name: 'update-term',
  method: 'PATCH',
  route: '/desk/terms/:vocabulary/:tid',
  access: 'editor',
  path: (input: Input) => termPath(input),
  request: termBody,
  body: ({ body }) => body,
  read: ({ body }): DeskTerm => readOne(body, 'uuid'),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such term',
    422: 'a value refused; so is a domain less, while there are posts in it',
  },
});
