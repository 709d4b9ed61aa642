import { object } from 'yup';
import { defineOperation } from './operation.ts';
import { readOwnUser } from './own-user.ts';

/** The follow-up after a first arrival by HTI: name and address, both optional; empty is "skip". It opens once. */
export const registerHti = defineOperation({
  name: 'register-hti',
  method: 'POST',
  route: '/hti/register',
  access: 'participant',
  path: (_input: { readonly body: { readonly name: string; readonly mail: string } }) => '/hti/register',
  request: object(),
  body: ({ body }) => body,
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not new from HTI', 404: 'the flag is off', 422: 'values refused, one line per field' },
});
