import { readBuddyPath } from '#src/contract/buddies.ts';
import type { Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import type { LinkTarget } from './neutral-link.ts';

/**
 * Returns the URL of a page for its domain's visitors, with the domain as first label of the host. A buddy's page is on
 * the bare host, also in older mails about a domain.
 */
export function getPageUrl(publicUrl: string, { domain, language, path }: LinkTarget): string {
  const url = new URL(publicUrl);
  if (domain !== null && !readBuddyPath(path)) url.host = `${getDomain(domain).label}.${url.host}`;
  return url.origin + getLocalPath(language, path);
}

const getLocalPath = (language: Language, path: string) => (language === 'nl' ? path : `/${language}${path}`);
