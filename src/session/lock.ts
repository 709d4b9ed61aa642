import { isBrowserLocked, LOCKED_COOKIE, LOCKED_SECONDS } from '#src/contract/lock-cookies.ts';

/** True if the session of this browser is locked: its pages show no content, even before the server knows. */
export const isLocked = (): boolean => isBrowserLocked(document.cookie);

/** Locks the login at this side, at once: the cookie reports it to the server with every later call. */
export function lockBrowser(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${LOCKED_COOKIE}=1; path=/; max-age=${LOCKED_SECONDS}; SameSite=Lax${secure}`;
}
