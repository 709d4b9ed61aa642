import type { ServerResponse } from 'node:http';
import { getServerText, type NamespaceKey } from '#src/cms/http/server-texts.ts';
import type { Language } from '#src/domains/domain.ts';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';

export type ApiMessage = NamespaceKey<'front'>;

/** Returns the language in the prefix of a call. */
const callLanguage = (path: string): Language => (/^\/api\/en(\/|$)/.test(path) ? 'en' : 'nl');

/** Sends an API response of the front server in the format of all API errors: {message}. */
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
  res.end(JSON.stringify({ message: getServerText(`front.${message}`, callLanguage(path)) }));
}
