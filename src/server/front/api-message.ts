import type { ServerResponse } from 'node:http';
import type { Language, Localised } from '#src/domains/domain.ts';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';

const MESSAGES = {
  'bad-address': { nl: 'Dit adres kunnen we niet lezen.', en: 'We cannot read this address.' },
  'too-long': { nl: 'Dit adres is te lang.', en: 'This address is too long.' },
  'not-found': { nl: 'Dit adres bestaat niet.', en: 'This address does not exist.' },
  away: {
    nl: 'We zijn er zo weer. Probeer het over een paar minuten opnieuw.',
    en: 'We’ll be back soon. Please try again in a few minutes.',
  },
  maintenance: {
    nl: 'We werken aan de site. Probeer het over een paar minuten opnieuw.',
    en: 'We are working on the site. Please try again in a few minutes.',
  },
} as const satisfies Record<string, Localised>;

export type ApiMessage = keyof typeof MESSAGES;

/** The language of a call is its prefix. */
export const callLanguage = (path: string): Language => (/^\/api\/en(\/|$)/.test(path) ? 'en' : 'nl');

/** An answer of the API that the front gives itself, in the shape of every error there: {message}. */
export function sendApiMessage(
  res: ServerResponse,
  site: Site,
  path: string,
  status: number,
  message: ApiMessage,
  headers: Readonly<Record<string, string>> = {},
): void {
  setCommonHeaders(res, site);
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  res.end(JSON.stringify({ message: MESSAGES[message][callLanguage(path)] }));
}
