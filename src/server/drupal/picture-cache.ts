import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { deriveImage } from '#src/cms/modules/media/derivative.ts';
import { encodePicture } from '#src/cms/modules/media/encode-picture.ts';
import { getMediaPath, readFileIfExists, writeAtomically } from '#src/cms/modules/media/files.ts';
import { FORMATS, type RequestedDerivative } from '#src/cms/modules/media/formats.ts';
import { isHtml } from '#src/http/read-body.ts';

/** Lifetime in ms of a cached image: an editor may replace it without renaming it. */
const LIFETIME_MS = 10 * 60_000;
/** Retry interval in ms for an unavailable image. */
const RETRY_MS = 30_000;
const MAX_BYTES = 20 * 1024 * 1024;
const ENTRIES = 5_000;

/** A cached image of another content system. */
interface CachedFile {
  /** Hash of the re-encoded image. */
  readonly hash: string;
  readonly mime: string;
}

/** Last response about an image, null if there was none; both times in milliseconds of performance.now(). */
interface CachedResponse {
  readonly picture: CachedFile | null;
  readonly requestedAt: number;
  readonly until: number;
}

export interface CachedPicture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly etag: string;
}

export interface PictureCache {
  /** Returns an image in the requested format; null if it does not exist or is unavailable. */
  readonly of: (address: string, wish: RequestedDerivative) => Promise<CachedPicture | null>;
  /** Expires all cached images if one of these tags belongs to a file. */
  readonly purge: (tags: readonly string[]) => void;
}

const toFileName = (address: string) => createHash('sha256').update(address).digest('hex');

/** Reads a body up to the size limit of an image; null if it is larger. */
async function readBounded(response: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Caches the images of another content system on disk: each is fetched once, validated and re-encoded like our own
 * images. A cached image remains available while that system is unavailable.
 */
export function createPictureCache(dataDir: string, fetchFrom: typeof fetch, timeoutMs: number): PictureCache {
  const folder = join(dataDir, 'pictures-of-content');
  const answers = new LRUCache<string, CachedResponse>({ max: ENTRIES });
  const underway = new Map<string, Promise<CachedFile | null>>();
  /** Responses before this time are expired: one time for all images. */
  let purgedAt = Number.NEGATIVE_INFINITY;

  /** Fetches the image again; undefined if the other system is unavailable. */
  async function fetchAnew(address: string): Promise<CachedFile | null | undefined> {
    try {
      const response = await fetchFrom(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (response.status >= 500 || isHtml(response)) return undefined;
      const bytes = response.ok ? await readBounded(response) : null;
      const picture = bytes && (await encodePicture(bytes).catch(() => null));
      if (!picture) return null;
      await writeAtomically(getMediaPath(folder, picture.hash), picture.data);
      await writeAtomically(
        getMediaPath(folder, toFileName(address), 'is'),
        Buffer.from(`${picture.hash} ${picture.mime}`),
      );
      return picture;
    } catch {
      return undefined;
    }
  }

  /** Reads a file that an earlier process cached. */
  async function readKept(address: string): Promise<CachedFile | null> {
    const written = await readFileIfExists(getMediaPath(folder, toFileName(address), 'is'));
    const [hash, mime] = written?.toString().split(' ') ?? [];
    return hash && mime ? { hash, mime } : null;
  }

  async function requestPicture(address: string): Promise<CachedFile | null> {
    const requestedAt = performance.now();
    const before = answers.get(address)?.picture;
    const found = await fetchAnew(address);
    const picture = found === undefined ? (before ?? (await readKept(address))) : found;
    const until = performance.now() + (found ? LIFETIME_MS : RETRY_MS);
    answers.set(address, { picture, requestedAt, until });
    return picture;
  }

  function find(address: string): Promise<CachedFile | null> {
    const known = answers.get(address);
    if (known && known.requestedAt > purgedAt && performance.now() < known.until) return Promise.resolve(known.picture);
    const waiting = underway.get(address);
    if (waiting) return waiting;
    const asking = requestPicture(address).finally(() => {
      if (underway.get(address) === asking) underway.delete(address);
    });
    underway.set(address, asking);
    return asking;
  }

  return {
    of: async (address, wish) => {
      const known = await find(address);
      if (!known) return null;
      const { hash, mime } = known;
      const variant = `${wish.width ?? 'full'}.${wish.format ?? 'same'}`;
      const isWhole = wish.width === null && wish.format === null;
      const file = getMediaPath(folder, hash, isWhole ? undefined : variant);
      const etag = `"${hash.slice(0, 32)}-${variant}"`;
      const type = wish.format === null ? mime : FORMATS[wish.format];
      const stored = await readFileIfExists(file);
      if (stored) return { bytes: stored, mime: type, etag };
      const whole = await readFileIfExists(getMediaPath(folder, hash));
      if (!whole) {
        answers.delete(address);
        return null;
      }
      const bytes = await deriveImage(whole, wish, mime);
      await writeAtomically(file, bytes).catch(() => undefined);
      return { bytes, mime: type, etag };
    },
    purge: (tags) => {
      if (!tags.some((tag) => tag === '*' || /^(file|media):/.test(tag))) return;
      purgedAt = performance.now();
      // A running request may return the old image.
      underway.clear();
    },
  };
}
