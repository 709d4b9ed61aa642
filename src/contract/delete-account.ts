import { defineOperation } from './operation.ts';
import { isRecord } from './wire.ts';

/** Authentication required when the last one is too old: the password, or a new login for an account without one. */
export type AskedFirst = 'password' | 'login';

/** The authentication that a refused deletion requires; null where it was refused for another reason. */
export function askedFirst(detail: unknown): AskedFirst | null {
  const confirm = isRecord(detail) ? detail.confirm : null;
  return confirm === 'password' || confirm === 'login' ? confirm : null;
}

/** Erases the account with all its data, and ends the session. Requires a recent authentication (`confirm-session`). */
export const deleteAccount = defineOperation({
  name: 'delete-account',
  method: 'POST',
  route: '/delete-user-account',
  access: 'logged-in',
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in, the token is stale, or the password is asked first (`detail.confirm`)' },
});
