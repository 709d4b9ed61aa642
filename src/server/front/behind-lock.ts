import { isDiscreetHere, isLockedHere } from '#src/contract/lock-cookies.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { matchScreen, pathOf, screenOf } from '#src/screens/match.ts';
import { type PageExchange, pageKey } from './page-exchange.ts';

/** Whether the cookies may say something of a login: most visitors of a page to read have none. */
const mayTell = (cookies: string | undefined): cookies is string => cookies?.includes('session_hint=') === true;

/**
 * Where a request leads instead while its login is locked, as the cookies of the browser tell: every screen that belongs
 * to the login, and every one that a login leads away from. Null for what anybody may read.
 */
export function lockOf({ req, site: { domain }, local, raw, search }: PageExchange): string | null {
  const { cookie } = req.headers;
  if (!mayTell(cookie) || !isLockedHere(cookie)) return null;
  if (!screenOf('lock').variants.includes(domain.variant)) return null;
  const found = matchScreen(domain, local.language, local.path);
  if (found.kind !== 'screen' || found.screen.access === 'default') return null;
  const lock = localisedPath(pathOf('lock', local.language), local.language);
  return `${lock}?destination=${encodeURIComponent(raw + search)}`;
}

/** The same request, for somebody who chose the discreet look: a page of its own. */
export function discreetly<E extends PageExchange>(exchange: E): E {
  const { cookie } = exchange.req.headers;
  if (!mayTell(cookie) || !isDiscreetHere(cookie)) return exchange;
  const local = { ...exchange.local, isDiscreet: true } as const;
  return { ...exchange, local, key: pageKey(exchange.site, local) };
}
