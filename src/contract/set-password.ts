import { string } from 'yup';
import { type AccountLink, accountLinkSchema, linkParts } from './account-link.ts';
import { readLogin } from './login.ts';
import { defineOperation } from './operation.ts';

/** Sets a new password by a reset link and opens a session; every other session of the account ends. */
export const setPassword = defineOperation({
  name: 'set-password',
  method: 'POST',
  route: '/reset-password',
  access: 'anyone',
  csrf: false,
  request: accountLinkSchema.shape({ pass: string().required(), code: string() }),
  body: ({ body }: { readonly body: AccountLink & { readonly password: string; readonly code?: string } }) => ({
    ...linkParts(body),
    pass: body.password,
    ...(body.code && { code: body.code }),
  }),
  read: ({ body }) => readLogin(body),
  errors: {
    400: 'the link is wrong, used or expired',
    401: 'the code of the second factor is asked for; nothing was changed',
    403: 'the account is closed',
    422: 'the password or the code is refused',
  },
});
