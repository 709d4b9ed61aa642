import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { record } from '../wire.ts';

interface Input {
  readonly body: {
    readonly token: string;
    readonly name: string;
    /** Required where the link has no account yet. */
    readonly mail?: string;
    readonly password: string;
    readonly language: string;
  };
}

/**
 * Sets name and password by a link, once, and opens a session that can only set up a second factor. A user who has one
 * already logs in instead.
 */
export const beginStaff = defineOperation({
  name: 'begin-staff',
  method: 'POST',
  route: '/desk/begin',
  access: 'anyone',
  csrf: false,
  request: object({
    token: string().required(),
    name: string(),
    mail: string(),
    pass: string().defined(),
    language: string().required(),
  }),
  body: ({ body: { password, ...rest } }: Input) => ({ ...rest, pass: password }),
  read: ({ body }): { readonly isLoggedIn: boolean } => ({ isLoggedIn: record(body, 'begin').logged_in === true }),
  errors: { 400: 'the link is wrong, used or expired', 422: 'name, address or password are refused' },
});
