import { isLockedHere, LOCKED_COOKIE, LOCKED_SECONDS } from '#src/contract/lock-cookies.ts';

/** Whether the login of this browser is locked: its pages show nothing of it, whatever the server was told yet. */
export const isLocked = (): boolean => isLockedHere(document.cookie);

/** Locks the login at this side, at once: every call from now on tells the server by the cookie. */
export function lockHere(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${LOCKED_COOKIE}=1; path=/; max-age=${LOCKED_SECONDS}; SameSite=Lax${secure}`;
}
