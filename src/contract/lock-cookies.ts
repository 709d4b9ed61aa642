/** Marks the session of this browser as locked. Set by script at once; the next request informs the server with it. */
export const LOCKED_COOKIE = 'locked';

/** Present while the user is active; expires after the idle time, which locks the session. */
export const AWAKE_COOKIE = 'awake';

/** The mark in the hint of a session that locks when idle. */
export const REST_MARK = 'rest';

/** The mark in the hint of a user in discreet mode. */
export const DISCREET_MARK = 'discreet';

/** Lifetime of the lock cookie: that of a session. */
export const LOCKED_SECONDS = 30 * 86_400;

const hintIn = (cookies: string): string => /(?:^|;\s*)session_hint=([^;]*)/.exec(cookies)?.[1] ?? '';
const has = (cookies: string, name: string): boolean => new RegExp(`(?:^|;\\s*)${name}=[^;]`).test(cookies);
const isMarked = (cookies: string, mark: string): boolean => hintIn(cookies).split('.').includes(mark);

/**
 * True for a locked session in this browser, according to its cookies: by the quick exit, or by idle time. Reveals
 * nothing and is not used by the server for access, as the server has its own lock.
 */
export function isBrowserLocked(cookies: string): boolean {
  if (hintIn(cookies) === '') return false;
  return has(cookies, LOCKED_COOKIE) || (isMarked(cookies, REST_MARK) && !has(cookies, AWAKE_COOKIE));
}

/** True for a session in this browser that locks when idle. */
export const locksWhenIdle = (cookies: string): boolean => isMarked(cookies, REST_MARK);

/** True for a user of this browser in discreet mode. */
export const isBrowserDiscreet = (cookies: string): boolean => isMarked(cookies, DISCREET_MARK);
