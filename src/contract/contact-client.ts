import { number, object, string } from 'yup';
import { defineOperation } from './operation.ts';

interface Input {
  readonly body: { readonly uid: number; readonly domain: string };
}

/** A nurse lets a client know that she would like to hear something, at most once in so many days. */
export const DAYS_BETWEEN_CONTACTS = 14;

/** Sends a client of the calling nurse the one neutral message there is: its words are fixed, and ask for nothing. */
export const contactClient = defineOperation({
  name: 'contact-client',
  method: 'POST',
  route: '/contact-client',
  access: 'nurse',
  answer: 'empty',
  path: (_input: Input) => '/contact-client',
  request: object({ client_uid: number().integer().required(), domain: string().required() }),
  body: ({ body }) => ({ client_uid: body.uid, domain: body.domain }),
  read: () => undefined,
  errors: {
    403: 'not logged in as a nurse',
    404: 'not paired with the caller, or absent',
    409: `the client had one in the last ${DAYS_BETWEEN_CONTACTS} days`,
  },
});
