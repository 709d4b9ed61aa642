import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, readIdParam } from '../../http/route.ts';
import { findDerivative } from './derivative.ts';
import { mediaDeskRoutes } from './desk-routes.ts';
import { parseDerivativeQuery } from './formats.ts';

const query = 'select hash, mime from media where id = $1 and hash = $2';

const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((item) => item.trim().replace(/^W\//, '') === etag) ?? false;

async function showMedia(c: ApiContext): Promise<Response> {
  const wish = parseDerivativeQuery(c.req.queries());
  if (!wish) throw new ApiError(400, 'input-invalid');
  const { system } = c.var;
  const id = readIdParam(c, 'id');
  const hash = c.req.param('hash') ?? '';
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new ApiError(404, 'not-found');
  const { rows } = await system.database.pool.query<{ hash: string; mime: string }>(query, [id, hash]);
  const picture = rows[0] && (await findDerivative(system, rows[0], wish));
  if (!picture) throw new ApiError(404, 'not-found');
  const etag = `"${hash.slice(0, 32)}-${picture.variant}"`;
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag };
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  return c.body(picture.bytes, 200, {
    ...headers,
    'Content-Type': picture.mime,
    'Content-Length': String(picture.bytes.byteLength),
    'X-Content-Type-Options': 'nosniff',
  });
}

export const mediaRoutes: readonly Route[] = [
  {
    name: 'get-media',
    method: 'GET',
    path: '/media/:id/:hash/:name',
    access: 'anyone',
    csrf: false,
    handle: showMedia,
  },
  ...mediaDeskRoutes,
];
