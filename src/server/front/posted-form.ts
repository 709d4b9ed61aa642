import type { IncomingMessage } from 'node:http';
import type { Site } from './hosts.ts';

/** Maximum size of a form in characters. */
const MAX_FORM_LENGTH = 4_096;

/** Returns true unless a form comes from another site, which must not choose for a visitor. */
export function isFromOwnSite(req: IncomingMessage, site: Pick<Site, 'origin'>): boolean {
  const { origin, host, 'sec-fetch-site': from } = req.headers;
  if (from) return from === 'same-origin';
  return !origin || URL.parse(origin)?.host === host?.toLowerCase() || origin === site.origin;
}

/** Reads a submitted form; null for another content type, or if it is too large. */
export async function readPostedForm(req: IncomingMessage): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? '')) return null;
  let body = '';
  for await (const part of req.setEncoding('utf8')) {
    body += part;
    if (body.length > MAX_FORM_LENGTH) return null;
  }
  return new URLSearchParams(body);
}
