import { isBrowserDiscreet, isBrowserLocked } from '#src/contract/lock-cookies.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { getScreen, getScreenPath, matchScreen } from '#src/screens/match.ts';
import { type PageExchange, toPageKey } from './page-exchange.ts';

/** Returns true if the cookies may belong to a session; most visitors of content pages have none. */
const hasSessionHint = (cookies: string | undefined): cookies is string => cookies?.includes('session_hint=') === true;

/**
 * Returns the redirect of a request while its session is locked according to the browser's cookies: for screens that
 * require login, and screens that redirect logged-in users. Null for public pages.
 */
export function getLockRedirect({ req, site: { domain }, local, raw, search }: PageExchange): string | null {
  const { cookie } = req.headers;
  if (!hasSessionHint(cookie) || !isBrowserLocked(cookie)) return null;
  if (!getScreen('lock').variants.includes(domain.variant)) return null;
  const screenMatch = matchScreen(domain, local.language, local.path);
  if (screenMatch.kind !== 'screen' || screenMatch.screen.access === 'default') return null;
  const lock = toLocalisedPath(getScreenPath('lock', local.language), local.language);
  return `${lock}?destination=${encodeURIComponent(raw + search)}`;
}

/** Returns the exchange for a user in discreet mode, who gets a different page. */
export function toDiscreetExchange<E extends PageExchange>(exchange: E): E {
  const { cookie } = exchange.req.headers;
  if (!hasSessionHint(cookie) || !isBrowserDiscreet(cookie)) return exchange;
  const local = { ...exchange.local, isDiscreet: true } as const;
  return { ...exchange, local, key: toPageKey(exchange.site, local) };
}
