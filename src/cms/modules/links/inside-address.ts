import type { Domain, Language } from '#src/domains/domain.ts';
import { barePath } from '#src/i18n/paths.ts';
import { matchScreen } from '#src/screens/match.ts';

/** A path without language prefix, and the language of the link. */
export interface InsideAddress {
  readonly language: Language;
  readonly path: string;
}

/** Paths that the front serves besides pages: files, pictures, the desk, the API. */
const SERVED = /^\/(api|media|drawings|beheer|\.well-known)(\/|$)|\.[a-z0-9]{2,5}$/;

/** Target of a link within its own site; null for an external link, or one within the same page. */
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

/** Status of an address by a domain's routes: served, absent, or served once a page is published at it. */
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
