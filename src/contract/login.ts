import { object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { OWN_ROLES, type OwnRole } from './own-user.ts';
import { UnreadableAnswer } from './result.ts';
import { list, record, wholeNumber } from './wire.ts';

/** A session that was just opened; its cookie was set by the response. */
export interface LoginAnswer {
  readonly uid: number;
  /** Null where the content system sends no roles. */
  readonly role: OwnRole | null;
  /** For logout on content systems that require it; store it with the session. */
  readonly logoutToken: string;
}

/** Reads the response of every operation that opens a session. */
export function readLogin(body: unknown): LoginAnswer {
  const { current_user, logout_token } = record(body, 'login');
  const user = record(current_user, 'current_user');
  const uid = wholeNumber(user.uid);
  if (uid === null || typeof logout_token !== 'string') throw new UnreadableAnswer('malformed', 'no login');
  const roles = user.roles === undefined ? [] : list(user.roles, 'roles');
  return { uid, role: OWN_ROLES.find((role) => roles.includes(role)) ?? null, logoutToken: logout_token };
}

interface Input {
  readonly body: {
    readonly mail: string;
    readonly password: string;
    /** Code of the second factor, for an account that has one. */
    readonly code?: string;
  };
}

/** Opens a session in this domain, replacing the browser's previous one. */
export const login = defineOperation({
  name: 'login',
  method: 'POST',
  route: '/user/login',
  access: 'anyone',
  csrf: false,
  request: object({ name: string().required(), pass: string().required(), code: string() }),
  body: ({ body: { mail, password, code } }: Input) => ({ name: mail, pass: password, ...(code && { code }) }),
  read: ({ body }) => readLogin(body),
  errors: {
    400: 'this combination of address and password is incorrect',
    401: 'the password is right, and the code of the second factor is asked for',
    403: 'Drupal: too many failed tries',
    409: 'the password is right, but the account waits for review or is closed',
    422: 'the code is wrong',
    429: 'too many failed tries; Retry-After tells how long',
  },
});
