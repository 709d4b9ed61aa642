import type { Result } from '#src/contract/result.ts';
import { sendRedirect } from '../page-cache/send-page.ts';
import type { Exchange } from './exchange.ts';
import type { FindSite, Site } from './hosts.ts';
import { RETRY_AFTER } from './maintenance.ts';
import { guessLanguage } from './paths.ts';
import { sendErrorPage } from './plain-page.ts';

/** Looks up the token of a mail's link in the content system. */
export type ReadLink = (site: Site, token: string) => Promise<Result<{ readonly redirect: string }>>;

/** Returns the token in a path `/l/{token}`, or null for other paths. */
export const parseLinkToken = (path: string): string | null => /^\/l\/([^/]+)$/.exec(path)?.[1] ?? null;

/**
 * Follows a mail's link, which does not reveal the programme: redirects to the page on its domain, and to no other
 * host. Does not log in. An unknown token gets an error page on the bare host; returns false on other hosts, which have
 * no page at the path.
 */
export async function followNeutralLink(
  { res, site, raw }: Pick<Exchange, 'res' | 'site' | 'raw'>,
  token: string,
  readLink: ReadLink,
  findSite: FindSite,
): Promise<boolean> {
  const read = await readLink(site, token);
  if (!read.ok && read.failure.kind !== 'not_found') {
    const headers = { 'retry-after': RETRY_AFTER };
    const language = guessLanguage(raw, site.domain);
    sendErrorPage(res, { status: 503, reason: 'unavailable', site, language, headers });
    return true;
  }
  const target = read.ok ? URL.parse(read.value.redirect) : null;
  if (!target || !/^https?:$/.test(target.protocol) || !findSite(target.host, site.secure)) {
    if (!site.isBare) return false;
    sendErrorPage(res, { status: 404, reason: 'link-unknown', site, language: guessLanguage(raw, site.domain) });
    return true;
  }
  sendRedirect(res, site, 303, target.href);
  return true;
}
