import { readHint } from './hint.ts';

/** What the page says of itself on its root: who may see it, and where the others go. */
interface Place {
  readonly access?: string;
  readonly login?: string;
  readonly home?: string;
}

/** Who comes from there would be logged out again at once. */
const isLogout = (path: string) => path.includes('/user/logout');

/** Only an address of this host is ever followed back, and never the one that ends the session. */
export function safeDestination(destination: string | null): string | null {
  if (destination === null || !/^\/(?![/\\])/.test(destination)) return null;
  const url = URL.canParse(destination, location.origin) ? new URL(destination, location.origin) : null;
  if (url?.origin !== location.origin || isLogout(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The way back that login was given. */
export function askedDestination(): string | null {
  return safeDestination(new URLSearchParams(location.search).get('destination'));
}

/** Login, with the way back to this page (section 2). */
export function loginAddress(login: string): string {
  const address = new URL(login, location.origin);
  const back = safeDestination(location.pathname + location.search + location.hash);
  if (back !== null) address.searchParams.set('destination', back);
  return address.pathname + address.search;
}

/** Where this visitor has to go instead; null where they may stay (section 2, "Route types"). */
function elsewhere({ access, login, home }: Place, isIn: boolean): string | null {
  if (access === 'private' && !isIn && login) return loginAddress(login);
  if (access === 'public' && isIn && home) return askedDestination() ?? home;
  return null;
}

/** Sends a visitor away who may not see the page, which is hidden meanwhile. True when on the way. */
export function sendElsewhere(isIn: boolean): boolean {
  const { dataset } = document.documentElement;
  const address = elsewhere(dataset, isIn);
  if (address === null) return false;
  dataset.leaving = '';
  location.replace(address);
  return true;
}

/** Before anything is asked, the cookie beside the session tells a visitor from somebody. */
export function guardByHint(): boolean {
  return sendElsewhere(readHint(document.cookie) !== null);
}
