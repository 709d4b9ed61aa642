import { defineOperation } from '../operation.ts';
import { readOne } from './rows.ts';
import { type DeskTerm, type TermContent, termBody } from './term.ts';
import { startedFrom, type Versioned } from './version.ts';

interface Input {
  readonly body: TermContent & Versioned;
}

export const changedTerm = termBody.shape(startedFrom);

/** Changes a term as a whole. */
export const updateTerm = defineOperation({
  name: 'update-term',
  method: 'PATCH',
  route: '/desk/terms/:vocabulary/:tid',
  access: 'editor',
  touches: 'stored',
  activity: 'term',
  changesSite: true,
  request: changedTerm,
  body: ({ body }: Input) => body,
  read: ({ body }): DeskTerm => readOne(body, 'uuid'),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such term',
    412: 'somebody else saved it meanwhile: readConflict',
    422: 'a value refused; so is a domain less, while there are posts in it',
  },
});
