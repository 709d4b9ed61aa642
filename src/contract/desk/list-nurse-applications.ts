import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { type NurseApplication, nurseApplication } from './nurse-application.ts';
import { parseWithSchema } from './read-by.ts';
import { toQueryEntries } from './rows.ts';

interface Input {
  readonly query: { readonly state: 'waiting' | 'decided'; readonly page?: number };
}

/** Lists the registrations of practice nurses: those waiting, oldest first, or the reviewed ones, newest first. */
export const listNurseApplications = defineOperation({
  name: 'list-nurse-applications',
  method: 'GET',
  route: '/desk/nurses',
  access: 'moderator',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }): Paged<NurseApplication> =>
    readPaged(body, (raw) => parseWithSchema(nurseApplication, raw, 'nurse')),
  errors: { 403: 'no moderator' },
});
