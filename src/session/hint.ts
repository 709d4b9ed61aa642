import { isBrowserLocked } from '#src/contract/lock-cookies.ts';
import type { Language } from '#src/domains/domain.ts';

type Role = 'client' | 'sso_client' | 'poh';

/** Presumed user before the content system responds. Used to select menus; grants no access. */
export interface SessionHint {
  readonly role: Role;
  /** Language of the account. */
  readonly language: Language;
}

/** Set by the content system together with the session, readable by scripts, deleted with it. */
export const HINT_COOKIE = 'session_hint';

/** The first flag reserves space for the email banner before the first paint (`shell/before-paint.js`). */
const SHAPE = /^(client|sso_client|poh)\.(nl|en)(?:\.unconfirmed)?(?:\.discreet)?(?:\.rest)?$/;

/** Returns the hint from the page's cookies; null for a logged-out visitor or a locked session. */
export function readHint(cookies: string): SessionHint | null {
  if (isBrowserLocked(cookies)) return null;
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
  const [, role, language] = SHAPE.exec(value?.slice(HINT_COOKIE.length + 1) ?? '') ?? [];
  return role === undefined ? null : { role: role as Role, language: language as Language };
}
