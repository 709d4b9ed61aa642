/** Says that the login of this browser is locked. Script sets it at once, and whoever asks next tells the server by it. */
export const LOCKED_COOKIE = 'locked';

/** Stands while somebody who chose a lock after rest is not resting: it ends by itself. */
export const AWAKE_COOKIE = 'awake';

/** The mark in the hint of a session that locks after rest. */
export const REST_MARK = 'rest';

/** The mark in the hint of somebody who chose the discreet look. */
export const DISCREET_MARK = 'discreet';

/** How long a lock stands in the browser: as long as a login does. */
export const LOCKED_SECONDS = 30 * 86_400;

const hintIn = (cookies: string): string => /(?:^|;\s*)session_hint=([^;]*)/.exec(cookies)?.[1] ?? '';
const has = (cookies: string, name: string): boolean => new RegExp(`(?:^|;\\s*)${name}=[^;]`).test(cookies);
const isMarked = (cookies: string, mark: string): boolean => hintIn(cookies).split('.').includes(mark);

/**
 * Whether somebody is logged in here whose login is locked, as the cookies tell: by the quick exit, or by rest. It shows
 * nothing and decides nothing for the server, which keeps its own lock.
 */
export function isLockedHere(cookies: string): boolean {
  if (hintIn(cookies) === '') return false;
  return has(cookies, LOCKED_COOKIE) || (isMarked(cookies, REST_MARK) && !has(cookies, AWAKE_COOKIE));
}

/** Whether somebody is logged in here who chose that the login locks after rest. */
export const locksAfterRest = (cookies: string): boolean => isMarked(cookies, REST_MARK);

/** Whether somebody is logged in here who chose the discreet look. */
export const isDiscreetHere = (cookies: string): boolean => isMarked(cookies, DISCREET_MARK);
