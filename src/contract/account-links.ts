import { boolean, object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { readLogin } from './sessions.ts';

/** The three parts of a link in a mail, as in its path. */
export interface AccountLink {
  readonly uid: string;
  /** Time at which the link was created, in seconds since 1970. */
  readonly timestamp: string;
  readonly hash: string;
}

export const accountLinkSchema = object({
  uid: string().required(),
  timestamp: string().required(),
  hash: string().required(),
});

/** Picks the three parts of a link from a larger object. */
export const pickLinkFields = ({ uid, timestamp, hash }: AccountLink): AccountLink => ({ uid, timestamp, hash });

/** Requests a reset link. The response, and its time, are identical for every address. */
export const requestPasswordReset = defineOperation({
  name: 'request-password-reset',
  method: 'POST',
  route: '/user/password',
  access: 'anyone',
  csrf: false,
  answer: 'empty',
  request: object({ mail: string().required() }),
  body: ({ body }: { readonly body: { readonly mail: string } }) => body,
  errors: { 400: 'no address given', 429: 'too many requests' },
});

/** Checks that a reset link is still valid. It starts no session and leaves the link unused. */
export const checkResetLink = defineOperation({
  name: 'check-reset-link',
  method: 'POST',
  route: '/validate-reset-link',
  access: 'anyone',
  csrf: false,
  request: accountLinkSchema,
  body: ({ body }: { readonly body: AccountLink }) => pickLinkFields(body),
  read: () => ({ valid: true }),
  errors: { 400: 'the link is wrong, used or expired', 403: 'the account is closed', 429: 'too many wrong links' },
});

/** Sets a new password by a reset link and opens a session; every other session of the account ends. */
export const setPassword = defineOperation({
  name: 'set-password',
  method: 'POST',
  route: '/reset-password',
  access: 'anyone',
  csrf: false,
  request: accountLinkSchema.shape({ pass: string().required(), code: string() }),
  body: ({ body }: { readonly body: AccountLink & { readonly password: string; readonly code?: string } }) => ({
    ...pickLinkFields(body),
    pass: body.password,
    ...(body.code && { code: body.code }),
  }),
  read: ({ body }) => readLogin(body),
  errors: {
    400: 'the link is wrong, used or expired',
    401: 'the code of the second factor is required; nothing was changed',
    403: 'the account is closed',
    422: 'the new password is invalid, or the code is wrong',
  },
});

interface Input {
  readonly body: AccountLink & {
    /** True to replace the earlier account with this address, which is then deleted. */
    readonly replace?: boolean;
  };
}

/** Confirms the address of an account by a link. Repeating it changes nothing and succeeds. */
export const validateEmail = defineOperation({
  name: 'validate-email',
  method: 'POST',
  route: '/validate-email',
  access: 'anyone',
  csrf: false,
  request: accountLinkSchema.shape({ replace: boolean() }),
  body: ({ body }: Input) => ({ ...pickLinkFields(body), ...(body.replace ? { replace: true } : {}) }),
  read: () => ({ validated: true }),
  errors: {
    400: 'the link is wrong or expired',
    409: 'another validated account has this address; only `replace` deletes that account',
    410: 'the address was already validated by another link',
    429: 'too many wrong links',
  },
});
