import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { type NurseApplication, nurseApplication } from './nurse-application.ts';
import { readBy } from './read-by.ts';
import { queryOf } from './rows.ts';

interface Input {
  readonly query: { readonly state: 'waiting' | 'decided'; readonly page?: number };
}

/** Lists the registrations of practice nurses: those waiting, oldest first, or the reviewed ones, newest first. */
export const listNurseApplications = defineOperation({
  name: 'list-nurse-applications',
  method: 'GET',
  route: '/desk/nurses',
  access: 'moderator',
  path: (_input: Input) => '/desk/nurses',
  query: ({ query }) => queryOf(query),
  read: ({ body }): Paged<NurseApplication> => readPaged(body, (raw) => readBy(nurseApplication, raw, 'nurse')),
  errors: { 403: 'no moderator' },
});
