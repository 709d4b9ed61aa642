import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { record } from '../wire.ts';

interface Input {
  readonly body: {
    readonly token: string;
    readonly name: string;
    /** Where the link is of nobody yet. */
    readonly mail?: string;
    readonly password: string;
    readonly language: string;
  };
}

/**
 * Begins at the desk with a link, once: name and password are set, and a session opens that can do nothing but set up
 * a second factor. Who has one already logs in.
 */
export const beginStaff = defineOperation({
  name: 'begin-staff',
  method: 'POST',
  route: '/desk/begin',
  access: 'anyone',
  csrf: false,
  path: (_input: Input) => '/desk/begin',
  request: object({
    token: string().required(),
    name: string(),
    mail: string(),
    pass: string().defined(),
    language: string().required(),
  }),
  body: ({ body: { password, ...rest } }) => ({ ...rest, pass: password }),
  read: ({ body }): { readonly isLoggedIn: boolean } => ({ isLoggedIn: record(body, 'begin').logged_in === true }),
  errors: { 400: 'the link is wrong, used or expired', 422: 'name, address or password are refused' },
});
