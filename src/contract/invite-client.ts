import { object, string } from 'yup';
import { defineOperation } from './operation.ts';

interface Input {
  readonly body: {
    readonly firstName: string;
    readonly email: string;
    /** Programme id: "zelfhulpalcohol". */
    readonly programme: string;
  };
  readonly key: string;
}

/** Mails an invitation to a programme, which it does not name. */
export const inviteClient = defineOperation({
  name: 'invite-client',
  method: 'POST',
  route: '/invite-client-via-mail',
  access: 'nurse',
  answer: 'empty',
  request: object({ first_name: string().defined(), email_address: string().defined(), domain: string().defined() }),
  body: ({ body }: Input) => ({ first_name: body.firstName, email_address: body.email, domain: body.programme }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: () => undefined,
  errors: {
    403: 'not logged in as a nurse',
    422: 'values refused, one line per field',
    429: 'too many invitations for now',
  },
});
