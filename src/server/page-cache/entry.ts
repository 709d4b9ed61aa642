import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { CONFIG_TAG } from '#src/cms/db/purge.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { closedPolicy, commonHeaders } from '../front/headers.ts';
import { type Alternates, readAlternates } from '../front/language.ts';
import { fixedPart } from '../front/request-log.ts';
import { ENCODINGS, type Encoding, encode, encodeBest } from './encoding.ts';

/** A page to find or to render; equal keys mean equal pages for all visitors. */
export interface PageRequest {
  readonly key: string;
  readonly secure: boolean;
  /** Path for the log. */
  readonly screen: string;
  readonly render: () => Promise<RenderedPage>;
}

interface Variant {
  readonly etag: string;
  readonly body: Buffer;
  /** Flat lists of names and values, which writeHead accepts without copying. */
  readonly found: string[];
  readonly notModified: string[];
}

/** A cached page, ready to be sent in every encoding. */
export interface PageEntry {
  readonly key: string;
  readonly tags: readonly string[];
  readonly alternates: Alternates;
  readonly variants: Record<Encoding, Variant>;
  readonly bytes: number;
  /** Fixed parts of the log's lines for a hit. */
  readonly lines: { readonly found: string; readonly notModified: string };
  /** Time at which it becomes stale, in milliseconds of performance.now(). */
  expires: number;
  /** Purged: it is only used if the content system fails. */
  isPurged: boolean;
  /** Time of its last use. */
  askedAt: number;
  /** Request that renders the page again. */
  readonly request: PageRequest;
  /** Retry time after a failure of the content system: until then the stale page is sent at once. */
  retryAt: number;
}

/** Headers that we set ourselves, or that are never cached. */
const OWN = new Set([
  'x-cache-tags',
  'x-alternates',
  'cache-control',
  'connection',
  'content-length',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
]);

export const getHeaderText = (headers: OutgoingHttpHeaders, name: string): string | undefined =>
  headers[name] === undefined ? undefined : String(headers[name]);

/** Adds the charset to `text/html`: Astro does not. */
export function contentType(given: string | undefined): string {
  if (!given) return 'text/html; charset=utf-8';
  return /^text\/|xml|json/.test(given) && !/charset/i.test(given) ? `${given}; charset=utf-8` : given;
}

/** The page's own headers with the common ones, without those of the cache itself; flat. */
export function pageHeaders(headers: OutgoingHttpHeaders, secure: boolean): string[] {
  const own = Object.entries(headers).filter(([name]) => !OWN.has(name));
  const names = new Set(own.map(([name]) => name));
  return [
    ...commonHeaders(secure).filter(([name]) => !names.has(name)),
    ...own.map(([name, value]) => [name, String(value)] as const),
    ['content-security-policy', closedPolicy(getHeaderText(headers, 'content-security-policy'))] as const,
    ['content-type', contentType(getHeaderText(headers, 'content-type'))] as const,
  ].flat();
}

/** Creates the entry of a rendered page: compresses it once and builds the headers of every possible response. */
export async function makeEntry(page: RenderedPage, request: PageRequest, expires: number): Promise<PageEntry> {
  const hash = createHash('sha1').update(page.body).digest('base64url');
  const headers = [...pageHeaders(page.headers, request.secure), 'cache-control', 'public, no-cache'];
  headers.push('vary', 'accept-encoding');
  const made = await Promise.all(
    ENCODINGS.map(async (encoding): Promise<readonly [Encoding, Variant]> => {
      const body = await encode(page.body, encoding);
      const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      const found = [...headers, 'etag', etag, 'content-length', String(body.length)];
      if (encoding !== 'identity') found.push('content-encoding', encoding);
      return [encoding, { etag, body, found, notModified: [...headers, 'etag', etag] }];
    }),
  );
  const line = (status: number) =>
    fixedPart({ method: 'GET', kind: 'page', screen: request.screen, status, cache: 'hit' });
  return {
    key: request.key,
    tags: [CONFIG_TAG, ...(getHeaderText(page.headers, 'x-cache-tags') ?? '').split(' ').filter(Boolean)],
    alternates: readAlternates(getHeaderText(page.headers, 'x-alternates') ?? ''),
    variants: Object.fromEntries(made) as Record<Encoding, Variant>,
    bytes: made.reduce((sum, [, { body }]) => sum + body.length, headers.join('').length * 6),
    lines: { found: line(200), notModified: line(304) },
    expires,
    askedAt: performance.now(),
    request,
    isPurged: false,
    retryAt: 0,
  };
}

/** Compresses a page at the best level: a tenth fewer bytes for a tenth of a second of work. */
export async function improveEntry(entry: PageEntry): Promise<void> {
  const { etag, found, notModified } = entry.variants.br;
  const body = await encodeBest(entry.variants.identity.body);
  const headers = [...found];
  headers[headers.indexOf('content-length') + 1] = String(body.length);
  entry.variants.br = { etag, body, found: headers, notModified };
}
