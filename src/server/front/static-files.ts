import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';
import { ERROR_PAGE_SHEET, ERROR_PAGE_SHEET_PATH } from './plain-page.ts';

export interface StaticFiles {
  readonly has: (path: string) => boolean;
  readonly answer: (req: IncomingMessage, res: ServerResponse, site: Site, path: string) => void;
}

/** Folders with file names that contain a hash of the content. */
const HASHED = /^\/(_astro|drawings)\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, no-cache';

function listPaths(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const paths = files.map((file) => file.slice(folder.length).split(sep).join('/'));
  return new Set(paths.filter((path) => !/\.(br|gz)$/.test(path) && !/\/\./.test(path)));
}

/** Redirects to the style sheet of the programme; without a build, sends a minimal style sheet. */
function sendPlainSheet(res: ServerResponse, built: string | undefined): void {
  if (built !== undefined) {
    res.writeHead(302, { location: built, 'content-length': '0', 'cache-control': REVALIDATED }).end();
    return;
  }
  res.writeHead(200, {
    'content-type': 'text/css; charset=utf-8',
    'content-length': ERROR_PAGE_SHEET.length,
    'cache-control': REVALIDATED,
  });
  res.end(ERROR_PAGE_SHEET);
}

/** Returns the style sheet of each programme by its key, and the neutral one. */
function findProgrammeSheets(paths: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map(
    [...paths].flatMap((path) => {
      const key = /^\/_astro\/content-([a-z-]+)\.[^/]+\.css$/.exec(path)?.[1];
      return key === undefined ? [] : [[key, path] as const];
    }),
  );
}

/** Serves the built files of the client in their built encodings; they are listed once, at the start. */
export function createStaticFiles(folder: string): StaticFiles {
  const paths = listPaths(folder);
  const sheets = findProgrammeSheets(paths);
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, path) => {
      res.setHeader('cache-control', HASHED.test(path) ? IMMUTABLE : REVALIDATED);
      if (path.endsWith('/speculation.json')) res.setHeader('content-type', 'application/speculationrules+json');
    },
  });
  return {
    has: (path) => paths.has(path) || path === ERROR_PAGE_SHEET_PATH || HASHED.test(path),
    answer: (req, res, site, path) => {
      setCommonHeaders(res, site);
      // Range requests are not needed here, and a reversed range would throw.
      delete req.headers.range;
      if (path === ERROR_PAGE_SHEET_PATH)
        return sendPlainSheet(res, sheets.get(site.isBare ? 'neutral' : site.domain.key));
      // A file that can no longer be read ends only its own response.
      res.once('pipe', (file: Readable) => file.once('error', () => res.destroy()));
      serve(req, res, () => {
        res.writeHead(404, { 'content-length': '0', 'cache-control': 'no-store' }).end();
      });
    },
  };
}
