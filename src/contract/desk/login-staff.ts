import { object, string } from 'yup';
import { readLogin } from '../login.ts';
import { defineOperation } from '../operation.ts';

interface Input {
  readonly body: {
    readonly mail: string;
    readonly password: string;
    /** Code of the second factor, for an account that has one. */
    readonly code?: string;
  };
}

/** Opens a session of a staff member, who belongs to no domain. Without a second factor it can only set one up. */
export const loginStaff = defineOperation({
  name: 'login-staff',
  method: 'POST',
  route: '/desk/login',
  access: 'anyone',
  csrf: false,
  request: object({ name: string().required(), pass: string().required(), code: string() }),
  body: ({ body: { mail, password, code } }: Input) => ({ name: mail, pass: password, ...(code && { code }) }),
  read: ({ body }) => readLogin(body),
  errors: {
    400: 'this combination of address and password is incorrect',
    401: 'the password is right, and the code of the second factor is asked for',
    404: 'not at the host where the staff works',
    409: 'the password is right, but the account is blocked',
    422: 'the code is wrong',
    429: 'too many failed tries; Retry-After tells how long',
  },
});
