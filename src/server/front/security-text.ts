import type { ServerResponse } from 'node:http';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';

/** Path with the contact for reporting vulnerabilities (RFC 9116). */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** A contact expires within a year; every response extends it by half of that. */
const GOOD_FOR_DAYS = 182;
const DAY_MS = 86_400_000;

/** Reads the provider's contact address; null while it is not set at the desk. */
export type ReadContact = (site: Site) => Promise<string | null>;

const NOBODY =
  'De aanbieder heeft nog geen adres ingevuld voor meldingen. The provider has not filled in an address for reports yet.\n';

function textOf(contact: string, { bareOrigin }: Pick<Site, 'bareOrigin'>, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: mailto:${encodeURI(contact)}`,
    `Expires: ${expires}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${bareOrigin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}

/** Responds with the contact for vulnerabilities: the provider, at the address of the privacy page. */
export async function answerSecurityText(
  { res, site }: { readonly res: ServerResponse; readonly site: Site },
  readContact: ReadContact,
): Promise<void> {
  const contact = await readContact(site);
  const body = Buffer.from(contact ? textOf(contact, site, Date.now()) : NOBODY);
  setCommonHeaders(res, site);
  res.writeHead(contact ? 200 : 404, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  res.end(body);
}
