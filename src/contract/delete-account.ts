import { defineOperation } from './operation.ts';
import { isRecord } from './wire.ts';

/** What is asked of whoever logged in longer ago: the password, or a new login where the account has none. */
export type AskedFirst = 'password' | 'login';

/** What a refused deletion asks first; null where it was refused for another reason. */
export function askedFirst(detail: unknown): AskedFirst | null {
  const confirm = isRecord(detail) ? detail.confirm : null;
  return confirm === 'password' || confirm === 'login' ? confirm : null;
}

/**
 * Erases the account and everything in it, and ends the session. Whoever logged in longer ago first shows again who they
 * are (`confirm-session`).
 */
export const deleteAccount = defineOperation({
  name: 'delete-account',
  method: 'POST',
  route: '/delete-user-account',
  access: 'logged-in',
  answer: 'empty',
  path: (_input: object) => '/delete-user-account',
  read: () => undefined,
  errors: { 403: 'not logged in, the token is stale, or the password is asked first (`detail.confirm`)' },
});
