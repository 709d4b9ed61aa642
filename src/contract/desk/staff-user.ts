import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { readOwnUser } from '../own-user.ts';
import { readLogin } from '../sessions.ts';
import { readRecord } from '../wire.ts';

interface LoginStaffInput {
  readonly body: {
    readonly mail: string;
    readonly password: string;
    /** Code of the second factor, for an account that has one. */
    readonly code?: string;
  };
}

/**
 * Opens a session of a staff member, who belongs to no domain. Without a second factor, the session can only set one
 * up.
 */
export const loginStaff = defineOperation({
  name: 'login-staff',
  method: 'POST',
  route: '/desk/login',
  access: 'anyone',
  csrf: false,
  request: object({ name: string().required(), pass: string().required(), code: string() }),
  body: ({ body: { mail, password, code } }: LoginStaffInput) => ({
    name: mail,
    pass: password,
    ...(code && { code }),
  }),
  read: ({ body }) => readLogin(body),
  errors: {
    400: 'this combination of address and password is incorrect',
    401: 'the password is correct, but the code of the second factor is required',
    404: 'only available on the host of the desk',
    409: 'the password is correct, but the account is blocked',
    422: 'the code is wrong',
    429: 'too many failed attempts; Retry-After contains the waiting time',
  },
});

export interface StaffLinkAccount {
  /** Null for a link that creates an administrator, who enters the address on opening it. */
  readonly mail: string | null;
  readonly name: string;
}

/** Checks a link to start at the desk and returns its account, without using it. */
export const checkStaffLink = defineOperation({
  name: 'check-staff-link',
  method: 'POST',
  route: '/desk/begin/check',
  access: 'anyone',
  csrf: false,
  request: object({ token: string().required() }),
  body: ({ body }: { readonly body: { readonly token: string } }) => body,
  read: ({ body }): StaffLinkAccount => {
    const { mail, name } = readRecord(body, 'link');
    return { mail: typeof mail === 'string' ? mail : null, name: typeof name === 'string' ? name : '' };
  },
  errors: { 400: 'the link is wrong, used or expired', 429: 'too many failed attempts' },
});

interface BeginStaffInput {
  readonly body: {
    readonly token: string;
    readonly name: string;
    /** Required if the link has no account yet. */
    readonly mail?: string;
    readonly password: string;
    readonly language: string;
  };
}

/**
 * Sets name and password by a link, once, and opens a session that can only set up a second factor. A user who already
 * has one logs in instead.
 */
export const startStaffAccount = defineOperation({
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
  body: ({ body: { password, ...rest } }: BeginStaffInput) => ({ ...rest, pass: password }),
  read: ({ body }): { readonly isLoggedIn: boolean } => ({ isLoggedIn: readRecord(body, 'begin').logged_in === true }),
  errors: { 400: 'the link is wrong, used or expired', 422: 'the name, the address or the password is invalid' },
});

/** Saves the name and language of the staff member's own account. */
export const saveOwnStaff = defineOperation({
  name: 'save-own-staff',
  method: 'PATCH',
  route: '/desk/account',
  access: 'staff',
  activity: 'staff',
  request: object({ name: string(), language: string().oneOf(['nl', 'en']).required() }),
  body: ({ body }: { readonly body: { readonly name: string; readonly language: string } }) => body,
  read: ({ body }) => readOwnUser(body),
  errors: { 422: 'the name is invalid' },
});

interface ChangeStaffPasswordInput {
  readonly body: { readonly current: string; readonly password: string };
}

/** Changes the staff member's own password; every other session of the account ends. */
export const changeStaffPassword = defineOperation({
  name: 'change-staff-password',
  method: 'POST',
  route: '/desk/account/password',
  access: 'staff',
  activity: 'staff',
  answer: 'empty',
  request: object({ current: string().required(), password: string().defined() }),
  body: ({ body }: ChangeStaffPasswordInput) => body,
  errors: { 422: 'the current password is wrong, or the new one is invalid' },
});
