import { parseDerivativeQuery, type RequestedDerivative } from '#src/cms/modules/media/formats.ts';
import type { Config } from '#src/config.ts';
import type { Domain } from '#src/domains/domain.ts';
import { createBaseUrlResolver } from '../content-fetch.ts';
import type { Exchange } from '../front/exchange.ts';
import type { FrontHandler } from '../front/handlers.ts';
import { setCommonHeaders } from '../front/headers.ts';
import { isPublicPicture, PICTURES_PATH } from './media.ts';
import { createPictureCache, type PictureCache } from './picture-cache.ts';
import { createPurgeHandler } from './purge-handler.ts';

/** A short cache time, because the URL does not depend on the content. */
const CACHE = 'public, max-age=600';

function readDerivative(search: string): RequestedDerivative | null {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) query[name] = [...(query[name] ?? []), value];
  return parseDerivativeQuery(query);
}

async function answer({ req, res, site, raw, search }: Exchange, base: string, pictures: PictureCache): Promise<void> {
  setCommonHeaders(res, site);
  const refuse = (status: 400 | 404 | 405) => {
    res.writeHead(status, { 'content-length': '0', 'cache-control': 'no-store' });
    res.end();
  };
  const path = raw.slice(PICTURES_PATH.length);
  if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(405);
  if (!isPublicPicture(path)) return refuse(404);
  const wish = readDerivative(search);
  if (!wish) return refuse(400);
  const picture = await pictures.of(new URL(path, base).href, wish).catch(() => null);
  if (!picture) return refuse(404);
  const { bytes, etag, mime } = picture;
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, { etag, 'cache-control': CACHE }).end();
    return;
  }
  res.writeHead(200, { 'content-type': mime, 'content-length': bytes.byteLength, etag, 'cache-control': CACHE });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** Serves the images of another content system on our origin; `getBase` returns its base URL for a domain. */
const createPictureHandler =
  (pictures: PictureCache, getBase: (domain: Domain) => string): FrontHandler =>
  (exchange) =>
    exchange.path.startsWith(`${PICTURES_PATH}/`)
      ? { kind: 'file', screen: PICTURES_PATH, done: answer(exchange, getBase(exchange.site.domain), pictures) }
      : undefined;

export interface DrupalHandlers {
  readonly handlers: readonly FrontHandler[];
  readonly purge: (tags: readonly string[]) => void;
}

/** Returns the additional handlers for pages from Drupal: its images on our origin, and its purges. */
export function createDrupalHandlers(
  config: Pick<Config, 'contentApiUrl' | 'contentPurgeSecret' | 'contentTimeoutMs' | 'dataDir'>,
  fetchFrom: typeof fetch,
  announce: (tags: readonly string[]) => Promise<void>,
): DrupalHandlers {
  const { contentPurgeSecret, contentTimeoutMs, dataDir } = config;
  const pictures = createPictureCache(dataDir, fetchFrom, contentTimeoutMs);
  const purges = contentPurgeSecret === null ? [] : [createPurgeHandler(contentPurgeSecret, announce)];
  return {
    handlers: [...purges, createPictureHandler(pictures, createBaseUrlResolver(config))],
    purge: pictures.purge,
  };
}
