import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { CONFIG_TAG } from '#src/cms/db/purge.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { getClosedPolicy, getCommonHeaders } from '../front/headers.ts';
import { type Alternates, readAlternates } from '../front/language.ts';
import { serializeFixedPart } from '../front/request-log.ts';
import { ENCODINGS, type Encoding, encode, encodeAtBestLevel } from './encoding.ts';

/** A request for a page, and the function that renders it; pages with equal keys are equal for all visitors. */
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

/** A cached page that can be sent in all encodings. */
export interface PageEntry {
  readonly key: string;
  readonly tags: readonly string[];
  readonly alternates: Alternates;
  readonly variants: Record<Encoding, Variant>;
  readonly bytes: number;
  /** Fixed parts of the log lines for a cache hit. */
  readonly lines: { readonly found: string; readonly notModified: string };
  /** Time in milliseconds of performance.now() at which the page becomes stale. */
  expires: number;
  /** True after a purge: the page is then used only if the content system fails. */
  isPurged: boolean;
  /** Time of the last use. */
  askedAt: number;
  /** Request that renders the page again. */
  readonly request: PageRequest;
  /** Time until which the stale page is sent without rendering, after a failure of the content system. */
  retryAt: number;
}

/** Headers that we set, or that are never cached. */
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

/** Returns the content type, with the charset that Astro omits for `text/html`. */
export function toContentType(input: string | undefined): string {
  if (!input) return 'text/html; charset=utf-8';
  return /^text\/|xml|json/.test(input) && !/charset/i.test(input) ? `${input}; charset=utf-8` : input;
}

/** Returns the headers of the page and the common headers, without those of the cache, as a flat list. */
export function toPageHeaders(headers: OutgoingHttpHeaders, secure: boolean): string[] {
  const sentHeaders = Object.entries(headers).filter(([name]) => !OWN.has(name));
  const names = new Set(sentHeaders.map(([name]) => name));
  return [
    ...getCommonHeaders(secure).filter(([name]) => !names.has(name)),
    ...sentHeaders.map(([name, value]) => [name, String(value)] as const),
    ['content-security-policy', getClosedPolicy(getHeaderText(headers, 'content-security-policy'))] as const,
    ['content-type', toContentType(getHeaderText(headers, 'content-type'))] as const,
  ].flat();
}

/** Creates the entry of a rendered page: compresses it once and builds the headers of all possible responses. */
export async function createPageEntry(page: RenderedPage, request: PageRequest, expires: number): Promise<PageEntry> {
  const hash = createHash('sha1').update(page.body).digest('base64url');
  const headers = [...toPageHeaders(page.headers, request.secure), 'cache-control', 'public, no-cache'];
  headers.push('vary', 'accept-encoding');
  const result = await Promise.all(
    ENCODINGS.map(async (encoding): Promise<readonly [Encoding, Variant]> => {
      const body = await encode(page.body, encoding);
      const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      const ownHeaders = [...headers, 'etag', etag, 'content-length', String(body.length)];
      if (encoding !== 'identity') ownHeaders.push('content-encoding', encoding);
      return [encoding, { etag, body, found: ownHeaders, notModified: [...headers, 'etag', etag] }];
    }),
  );
  const createLine = (status: number) =>
    serializeFixedPart({ method: 'GET', kind: 'page', screen: request.screen, status, cache: 'hit' });
  return {
    key: request.key,
    tags: [CONFIG_TAG, ...(getHeaderText(page.headers, 'x-cache-tags') ?? '').split(' ').filter(Boolean)],
    alternates: readAlternates(getHeaderText(page.headers, 'x-alternates') ?? ''),
    variants: Object.fromEntries(result) as Record<Encoding, Variant>,
    bytes: result.reduce((sum, [, { body }]) => sum + body.length, headers.join('').length * 6),
    lines: { found: createLine(200), notModified: createLine(304) },
    expires,
    askedAt: performance.now(),
    request,
    isPurged: false,
    retryAt: 0,
  };
}

/** Compresses a page at the best level: about 10 % fewer bytes for 0.1 s of CPU time. */
export async function recompressEntry(entry: PageEntry): Promise<void> {
  const { etag, found, notModified } = entry.variants.br;
  const body = await encodeAtBestLevel(entry.variants.identity.body);
  const headers = [...found];
  headers[headers.indexOf('content-length') + 1] = String(body.length);
  entry.variants.br = { etag, body, found: headers, notModified };
}
