import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { setCommonHeaders } from '../front/headers.ts';
import type { Site } from '../front/hosts.ts';
import { REQUEST_ID_HEADER } from '../front/request-id.ts';
import { chooseEncoding, encode } from './encoding.ts';
import { getHeaderText, type PageEntry, toPageHeaders } from './entry.ts';

const toBareEtag = (etag: string) =>
  etag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(br|gzip)"$/, '"');

/** Returns true if If-None-Match contains this page's etag, in any encoding. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag) return true;
  const bareEtag = toBareEtag(etag);
  return header.split(',').some((input) => input.trim() === '*' || toBareEtag(input) === bareEtag);
}

/** Sends a cached page, or 304 if the visitor's browser has it; returns the status. `id` is the id of the request. */
export function sendEntry(req: IncomingMessage, res: ServerResponse, id: string, entry: PageEntry): 200 | 304 {
  const variant = entry.variants[chooseEncoding(req.headers['accept-encoding'] as string | undefined)];
  const condition = req.headers['if-none-match'];
  if (condition !== undefined && matchesEtag(condition, variant.etag)) {
    res.writeHead(304, variant.notModified.concat(REQUEST_ID_HEADER, id));
    res.end();
    return 304;
  }
  res.writeHead(200, variant.found.concat(REQUEST_ID_HEADER, id));
  if (req.method === 'HEAD') res.end();
  else res.end(variant.body);
  return 200;
}

const WORTH_COMPRESSING = 1_024;

/** Sends an uncached page: an error page, a redirect, or a page for staff. */
export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  site: Site,
  page: RenderedPage,
  location: string | undefined,
): Promise<void> {
  const cookies = page.headers['set-cookie'];
  const compress = page.body.length > WORTH_COMPRESSING;
  const encoding = compress ? chooseEncoding(req.headers['accept-encoding'] as string | undefined) : 'identity';
  const body = await encode(page.body, encoding);
  const headers = toPageHeaders(page.headers, site.secure);
  headers.push('cache-control', getHeaderText(page.headers, 'cache-control') ?? 'no-store', 'vary', 'accept-encoding');
  headers.push('content-length', String(body.length));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  if (location) headers[headers.indexOf('location') + 1] = location;
  if (cookies) headers.push(...[cookies].flat().flatMap((cookie) => ['set-cookie', String(cookie)]));
  res.writeHead(page.status, headers);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

/** Sends a redirect to a path on this host. */
export function sendRedirect(
  res: ServerResponse,
  site: Pick<Site, 'secure'>,
  status: 301 | 302 | 303 | 308,
  location: string,
  cookie?: string,
): void {
  setCommonHeaders(res, site);
  const headers = { location, 'cache-control': 'no-store', 'content-length': '0' };
  res.writeHead(status, cookie ? { ...headers, 'set-cookie': cookie } : headers);
  res.end();
}
