import { object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { readOwnUser } from './own-user.ts';
import { UnreadableResponseError } from './result.ts';
import { readRecord } from './wire.ts';

/**
 * Method to unlock a session: the user's lock code, or instead the password if there is one, or a new login for a user
 * of single sign-on. A launch on a new device can also use a mailed code.
 */
const UNLOCK_METHODS = ['code', 'code-or-password', 'mail', 'code-or-mail', 'password', 'login'] as const;
export type UnlockMethod = (typeof UNLOCK_METHODS)[number];

export interface SessionLock {
  readonly isLocked: boolean;
  /** Null for a session that is not locked. */
  readonly asks: UnlockMethod | null;
}

/** Returns whether the caller's session is locked, and the credential that unlocks it. */
export const getSessionLock = defineOperation({
  name: 'get-session-lock',
  method: 'GET',
  route: '/sessions/lock',
  access: 'anyone',
  read: ({ body }): SessionLock => {
    const { locked, asks: raw } = readRecord(body, 'lock');
    const asks = UNLOCK_METHODS.find((item) => item === raw) ?? null;
    if (typeof locked !== 'boolean' || locked !== (asks !== null))
      throw new UnreadableResponseError('malformed', 'no lock');
    return { isLocked: locked, asks };
  },
});

/**
 * Locks the session of a participant; does nothing for other callers. Sent when leaving a page, without a token, which
 * the page may not have yet.
 */
export const lockSession = defineOperation({
  name: 'lock-session',
  method: 'POST',
  route: '/sessions/lock',
  access: 'anyone',
  csrf: false,
  answer: 'empty',
});

interface Unlocking {
  readonly body: { readonly code: string } | { readonly password: string };
}

/** Unlocks a session by the user's lock code or password. */
export const unlockSession = defineOperation({
  name: 'unlock-session',
  method: 'POST',
  route: '/sessions/unlock',
  access: 'anyone',
  csrf: false,
  answer: 'empty',
  request: object({ code: string().max(100), password: string() }),
  body: ({ body }: Unlocking) => body,
  errors: {
    403: 'five wrong attempts ended the session',
    409: 'not logged in',
    422: 'the code or the password is wrong',
    503: 'too many simultaneous attempts',
  },
});

/** Sets the code that unlocks a session. Requires the password, if the account has one. */
export const setLockCode = defineOperation({
  name: 'set-lock-code',
  method: 'POST',
  route: '/user/lock-code',
  access: 'participant',
  request: object({ code: string().max(100).required(), password: string() }),
  body: ({ body }: { readonly body: { readonly code: string; readonly password: string } }) => body,
  read: ({ body }) => readOwnUser(body),
  errors: {
    403: 'not logged in, or the account has no password and requires a new login first',
    422: 'the code does not have six digits or is too easy to guess, or the password is wrong',
    429: 'too many failed attempts',
  },
});

/** Removes the lock code: a locked session then requires the password. */
export const removeLockCode = defineOperation({
  name: 'remove-lock-code',
  method: 'DELETE',
  route: '/user/lock-code',
  access: 'participant',
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in' },
});
