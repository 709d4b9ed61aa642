import { findSafeDestination } from '#src/contract/safe-destination.ts';
import { readHint } from './hint.ts';
import { isLocked } from './lock.ts';
import { INVITATION_KEY, WEEK_OFFER_KEY } from './tab-keys.ts';
import { readTab } from './tab-store.ts';

/** Attributes of the root element: who may see the page, and the redirect of others. */
interface PageAttributes {
  readonly access?: string;
  readonly login?: string;
  readonly home?: string;
  readonly lock?: string;
}

const isLogout = (path: string): boolean => path.includes('/user/logout');

/** Returns a safe redirect path: on this host and not the logout, which would log the user out again. */
function toDestination(input: string | null): string | null {
  const path = findSafeDestination(input, location.origin);
  return path !== null && isLogout(path) ? null : path;
}

/** Returns the return path that the login page received. */
export function readLoginDestination(): string | null {
  return toDestination(new URLSearchParams(location.search).get('destination'));
}

/**
 * Returns the URL of the login, lock or consent page with a return path to this page (docs/specification.md, section
 * 2).
 */
export function toLoginUrl(login: string): string {
  const url = new URL(login, location.origin);
  const destination = toDestination(location.pathname + location.search + location.hash);
  if (destination !== null) url.searchParams.set('destination', destination);
  return url.pathname + url.search;
}

/** Returns the URL of the pairing page for a visitor who accepted an invitation; they continue from there. */
function toPairingAddress(url: string): string {
  try {
    const { pairing } = JSON.parse(sessionStorage[INVITATION_KEY]);
    return url.startsWith(pairing) ? url : `${pairing}?destination=${encodeURIComponent(url)}`;
  } catch {
    // There is no invitation, or storage is not readable.
    return url;
  }
}

/** Returns the URL of the page that offers to save a visitor's week, if they came from it; otherwise `url`. */
function toWeekAddress(url: string): string {
  const path = readTab(WEEK_OFFER_KEY);
  return path === null || url.startsWith(path) ? url : `${path}?destination=${encodeURIComponent(url)}`;
}

/** Returns the redirect URL for this visitor; null if allowed (docs/specification.md, section 2, "Route types"). */
function getRedirect({ access, login, home, lock }: PageAttributes, isLoggedIn: boolean): string | null {
  if (lock && isLocked()) return toLoginUrl(lock);
  // The page that logs out also erases what was typed if the session has already ended.
  if (access === 'private' && !isLoggedIn && login && !isLogout(location.pathname)) return toLoginUrl(login);
  if (access === 'public' && isLoggedIn && home) return toPairingAddress(toWeekAddress(readLoginDestination() ?? home));
  return null;
}

/** Hides the page and redirects visitors who may not see it. Returns true while redirecting. */
export function redirectVisitor(isLoggedIn: boolean): boolean {
  const { dataset } = document.documentElement;
  // A user who clicked the quick exit is leaving: the resulting lock must not redirect them.
  if (dataset.leaving === 'exit') return true;
  const redirect = getRedirect(dataset, isLoggedIn);
  if (redirect === null) return false;
  dataset.leaving = '';
  location.replace(redirect);
  return true;
}

/** Redirects by the hint cookie, before any request is sent. */
export function redirectByHint(): boolean {
  return redirectVisitor(readHint(document.cookie) !== null);
}
