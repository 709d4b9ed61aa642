import { isBrowserLocked } from '#src/contract/lock-cookies.ts';
import type { Language } from '#src/domains/domain.ts';

type Role = 'client' | 'sso_client' | 'poh';

/** Guess about the user before the content system responds: selects menus, and grants nothing. */
export interface SessionHint {
  readonly role: Role;
  /** The language setting of the account. */
  readonly language: Language;
}

/** Set by the content system together with the session, readable by scripts, deleted with it. */
export const HINT_COOKIE = 'session_hint';

/**
 * The first flag reserves room for the banner about the email address, before the first paint
 * (`shell/before-paint.js`).
 */
const SHAPE = /^(client|sso_client|poh)\.(nl|en)(?:\.unconfirmed)?(?:\.discreet)?(?:\.rest)?$/;

/** The hint among the cookies of the page, or null for a logged-out visitor and while the login is locked. */
export function readHint(cookies: string): SessionHint | null {
  if (isBrowserLocked(cookies)) return null;
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
  const [, role, language] = SHAPE.exec(value?.slice(HINT_COOKIE.length + 1) ?? '') ?? [];
  return role === undefined ? null : { role: role as Role, language: language as Language };
}
