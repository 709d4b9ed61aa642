import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ALL_PAGES_TAG } from '#src/cms/db/purge.ts';
import { isRecord } from '#src/contract/wire.ts';
import { toBarePath } from '#src/i18n/paths.ts';
import type { Exchange } from '../front/exchange.ts';
import type { FrontHandler } from '../front/handlers.ts';
import { setCommonHeaders } from '../front/headers.ts';
import { toPathTag } from './split-clients.ts';

/** Path for purges from another content system. */
const PURGE_PATH = '/api/purge';

const BODY_CHARACTERS = 65_536;
const MAX_TAGS = 1_000;
const MINUTE_MS = 60_000;

/** Delay in ms of the second announcement of a purge. */
const REPEAT_MS = 3_000;

/** Limits per minute. A wrong secret is an operator's mistake or a guess; a correct one may be sent with every save. */
const LIMITS_PER_MINUTE = { wrong: 10, right: 300 } as const;

const toDigest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns true if the header contains the secret; takes constant time. */
export const hasSecret = (header: string | undefined, secret: string): boolean =>
  timingSafeEqual(toDigest(header ?? ''), toDigest(`Bearer ${secret}`));

/** Counts requests per minute; returns false above the limit. */
function createLimiter(now: () => number) {
  const counts = { wrong: 0, right: 0 };
  let minute = -1;
  return (kind: keyof typeof LIMITS_PER_MINUTE): boolean => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, counts.wrong, counts.right] = [current, 0, 0];
    counts[kind] += 1;
    return counts[kind] <= LIMITS_PER_MINUTE[kind];
  };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_TAGS && value.every((item) => typeof item === 'string');

function readPath(path: string): string | null {
  try {
    return decodeURI(toBarePath(path));
  } catch {
    return null;
  }
}

/**
 * Returns the tags to purge of `{ "all": true }`, `{ "tags": ["node:3"] }`, `{ "paths": ["/hulp"] }`, or both lists.
 */
export function readPurgeTags(body: string): readonly string[] | null {
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isRecord(raw)) return null;
  const { all, tags = [], paths = [], ...rest } = raw;
  if (Object.keys(rest).length > 0 || !isTexts(tags) || !isTexts(paths)) return null;
  if (all === true) return [ALL_PAGES_TAG];
  // A tag must not contain a space, which would split it into two.
  if (tags.some((tag) => !/^[^\s]{1,255}$/.test(tag)) || paths.some((path) => !/^\/.{0,2000}$/.test(path))) return null;
  const names = paths.map(readPath);
  if (names.includes(null)) return null;
  const validTags = [...new Set([...tags, ...names.map((path) => toPathTag(path ?? '/'))])];
  return validTags.length === 0 ? null : validTags;
}

async function readBody(req: IncomingMessage): Promise<string | null> {
  let body = '';
  for await (const part of req.setEncoding('utf8')) {
    body += part;
    if (body.length > BODY_CHARACTERS) return null;
  }
  return body;
}

const MESSAGES = {
  200: 'Ended on every process.',
  400: 'Expected JSON: {"tags": ["node:3"]}, {"paths": ["/hulp"]} or {"all": true}.',
  403: 'The secret is missing or wrong.',
  405: 'Expected POST.',
  413: 'Too long.',
  429: 'Too many calls; try again in a minute.',
  503: 'The database cannot be told now; pages still end by their lifetime.',
} as const;

function send(res: ServerResponse, secure: boolean, status: keyof typeof MESSAGES): void {
  setCommonHeaders(res, { secure });
  const body = JSON.stringify({ message: MESSAGES[status] });
  res.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(status === 405 ? { allow: 'POST' } : {}),
    ...(status === 413 ? { connection: 'close' } : {}),
    ...(status === 429 ? { 'retry-after': '60' } : {}),
  });
  res.end(body);
}

/**
 * Purges cached content of another content system, for callers with the secret; `announce` notifies all processes and
 * servers, and resolves after they have purged. Drupal may call before it has committed, so that a page read directly
 * after the call is still the old one; therefore the purge is announced a second time.
 */
export function createPurgeHandler(
  secret: string,
  announce: (tags: readonly string[]) => Promise<void>,
  { now = Date.now, againMs = REPEAT_MS }: { readonly now?: () => number; readonly againMs?: number } = {},
): FrontHandler {
  const announceAgain = (tags: readonly string[]): void => {
    // If that fails too, pages expire after their lifetime.
    setTimeout(() => void announce(tags).catch(() => undefined), againMs).unref();
  };
  const isWithin = createLimiter(now);
  const getStatus = async ({ req }: Exchange): Promise<keyof typeof MESSAGES> => {
    if (req.method !== 'POST') return 405;
    if (!hasSecret(req.headers.authorization, secret)) return isWithin('wrong') ? 403 : 429;
    if (!isWithin('right')) return 429;
    const body = await readBody(req).catch(() => '');
    if (body === null) return 413;
    const tags = readPurgeTags(body);
    if (!tags) return 400;
    announceAgain(tags);
    return announce(tags).then(
      () => 200,
      () => 503,
    );
  };
  return (exchange) =>
    exchange.path === PURGE_PATH
      ? {
          kind: 'api',
          screen: PURGE_PATH,
          done: getStatus(exchange).then((status) => send(exchange.res, exchange.site.secure, status)),
        }
      : undefined;
}
