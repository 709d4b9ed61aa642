/** Marks the session of this browser as locked. Set by script immediately; the next request sends it to the server. */
export const LOCKED_COOKIE = 'locked';

/** Present while the user is active; expires after the idle time, which locks the session. */
export const ACTIVITY_COOKIE = 'awake';

/** Mark in the hint cookie of a session that locks when idle. */
export const IDLE_LOCK_MARK = 'rest';

/** Mark in the hint cookie of a user in discreet mode. */
export const DISCREET_MARK = 'discreet';

/** Lifetime of the lock cookie in seconds: that of a session. */
export const LOCKED_SECONDS = 30 * 86_400;

const readHintCookie = (cookies: string): string => /(?:^|;\s*)session_hint=([^;]*)/.exec(cookies)?.[1] ?? '';
const has = (cookies: string, name: string): boolean => new RegExp(`(?:^|;\\s*)${name}=[^;]`).test(cookies);
const isMarked = (cookies: string, mark: string): boolean => readHintCookie(cookies).split('.').includes(mark);

/**
 * Returns true if the session in this browser is locked, by the quick exit or by idle time, according to its cookies.
 * Not used for access: the server has its own lock.
 */
export function isBrowserLocked(cookies: string): boolean {
  if (readHintCookie(cookies) === '') return false;
  return has(cookies, LOCKED_COOKIE) || (isMarked(cookies, IDLE_LOCK_MARK) && !has(cookies, ACTIVITY_COOKIE));
}

/** Returns true if the session in this browser locks when idle. */
export const locksWhenIdle = (cookies: string): boolean => isMarked(cookies, IDLE_LOCK_MARK);

/** Returns true if the user of this browser is in discreet mode. */
export const isBrowserDiscreet = (cookies: string): boolean => isMarked(cookies, DISCREET_MARK);
