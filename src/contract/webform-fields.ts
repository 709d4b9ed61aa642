import { defineOperation } from './operation.ts';
import { readWebform } from './webform/wire/webform-wire.ts';

/** Returns a form of this domain, in the requested language or else in Dutch; identical for all users. */
export const getWebformFields = defineOperation({
  name: 'get-webform-fields',
  method: 'GET',
  route: '/webform_rest/:id/fields',
  access: 'anyone',
  read: ({ body }) => readWebform(body),
  errors: { 404: 'no such form in this domain' },
});
