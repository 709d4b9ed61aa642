import { number, object, string } from 'yup';
import { defineOperation } from './operation.ts';

/** Days between two neutral messages of a nurse to a client, who is informed that she would like to hear something. */
export const DAYS_BETWEEN_CONTACTS = 14;

/** Sends a client of the calling nurse the one neutral message: its text is fixed, and requires nothing. */
export const contactClient = defineOperation({
  name: 'contact-client',
  method: 'POST',
  route: '/contact-client',
  access: 'nurse',
  answer: 'empty',
  request: object({ client_uid: number().integer().required(), domain: string().required() }),
  body: ({ body }: { readonly body: { readonly uid: number; readonly domain: string } }) => ({
    client_uid: body.uid,
    domain: body.domain,
  }),
  read: () => undefined,
  errors: {
    403: 'not logged in as a nurse',
    404: 'not paired with the caller, or absent',
    409: `the client had one in the last ${DAYS_BETWEEN_CONTACTS} days`,
  },
});
