import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { type NurseApplication, nurseApplication } from './nurse-application.ts';
import { readBy } from './read-by.ts';
import { queryOf } from './rows.ts';

interface Input {
  readonly query: { readonly state: 'waiting' | 'decided'; readonly page?: number };
}

/** The registrations of practice nurses: who waits, the first comer first, or what was decided, the newest first. */
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
