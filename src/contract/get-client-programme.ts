import { readEntity } from './entity.ts';
import { defineOperation } from './operation.ts';

/** The programme that clients of the calling nurse follow in a domain. */
export const getClientProgramme = defineOperation({
  name: 'get-client-programme',
  method: 'GET',
  route: '/get-program-node/:domain',
  access: 'nurse',
  read: ({ body }) => readEntity(body),
  errors: { 403: 'not logged in as a nurse', 404: 'no client there, or no programme' },
});
