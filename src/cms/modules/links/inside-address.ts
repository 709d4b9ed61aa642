import type { Domain, Language } from '#src/domains/domain.ts';
import { barePath } from '#src/i18n/paths.ts';
import { matchScreen } from '#src/screens/match.ts';

/** A path without language prefix, in the language in which a link asks for it. */
export interface InsideAddress {
  readonly language: Language;
  readonly path: string;
}

/** What the front answers beside pages: files, pictures, the desk, the calls. */
const SERVED = /^\/(api|media|drawings|beheer|\.well-known)(\/|$)|\.[a-z0-9]{2,5}$/;

/** Where a link leads within its own site; null for one that leads elsewhere, or to another place of the same page. */
export function insideAddress(href: string): InsideAddress | null {
  if (!/^\/(?![/\\])/.test(href)) return null;
  const [encoded = ''] = href.split(/[?#]/);
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    path = encoded;
  }
  const language: Language = /^\/en(\/|$)/.test(path) ? 'en' : 'nl';
  const bare = barePath(path);
  return { language, path: bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare };
}

/**
 * What the routes of a domain say of an address: something stands there, nothing can, or it is there as soon as a page
 * is published at it.
 */
export function routeTo(domain: Domain, { language, path }: InsideAddress): 'there' | 'nowhere' | 'page' {
  if (SERVED.test(path)) return 'there';
  const match = matchScreen(domain, language, path);
  if (match.kind === 'foreign') return 'nowhere';
  if (match.kind === 'none') return 'page';
  if (match.kind === 'redirect') return 'there';
  const { content, island, leadsTo, onBareHost, contentOf } = match.screen;
  const isPageAlone = content === 'page' && island === null && !leadsTo && !onBareHost && !contentOf;
  return isPageAlone ? 'page' : 'there';
}
