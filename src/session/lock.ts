import { isBrowserLocked, LOCKED_COOKIE, LOCKED_SECONDS } from '#src/contract/lock-cookies.ts';

/** Returns true if this browser's session is locked: pages show no content, even before the server knows. */
export const isLocked = (): boolean => isBrowserLocked(document.cookie);

/** Locks the session in the browser immediately; the cookie informs the server with the next request. */
export function lockBrowser(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${LOCKED_COOKIE}=1; path=/; max-age=${LOCKED_SECONDS}; SameSite=Lax${secure}`;
}
