import { defineOperation } from './operation.ts';
import { readWebform } from './webform/wire/webform-wire.ts';

/** The questions of an exercise, as the clients of the calling nurse in a domain get them. */
export const getClientWebform = defineOperation({
  name: 'get-client-webform',
  method: 'GET',
  route: '/get-webform-fields/:domain/:webformId',
  access: 'nurse',
  read: ({ body }) => readWebform(body),
  errors: { 403: 'not logged in as a nurse', 404: 'no client there, or no such form' },
});
