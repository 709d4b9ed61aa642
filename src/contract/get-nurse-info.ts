import { readNurseInfo } from './nurse-info.ts';
import { defineOperation } from './operation.ts';

/** The nurse that the caller is paired with. */
export const getNurseInfo = defineOperation({
  name: 'get-nurse-info',
  method: 'GET',
  route: '/proxy/get-poh-information',
  access: 'participant',
  read: ({ body }) => readNurseInfo(body),
  errors: { 403: 'not logged in as a participant', 404: 'not paired' },
});
