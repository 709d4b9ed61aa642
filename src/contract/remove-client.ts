import { number, object, string } from 'yup';
import { defineOperation } from './operation.ts';

/** Ends the pairing with a client of the calling nurse. */
export const removeClient = defineOperation({
  name: 'remove-client',
  method: 'POST',
  route: '/remove-user-from-poh',
  access: 'nurse',
  answer: 'empty',
  request: object({ client_uid: number().integer().required(), domain: string().required() }),
  body: ({ body }: { readonly body: { readonly uid: number; readonly domain: string } }) => ({
    client_uid: body.uid,
    domain: body.domain,
  }),
  read: () => undefined,
  errors: { 403: 'not logged in as a nurse', 404: 'not paired with the caller, or absent' },
});
