import { readNurseScopes } from './nurse-scopes.ts';
import { defineOperation } from './operation.ts';

/** Returns the data that the caller shares with the nurse. */
export const getNurseScopes = defineOperation({
  name: 'get-nurse-scopes',
  method: 'GET',
  route: '/my-nurse-scopes',
  access: 'participant',
  read: ({ body }) => readNurseScopes(body),
  errors: { 403: 'not logged in as a participant', 404: 'not paired' },
});
