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

const toFileName = (url: string) => createHash('sha256').update(url).digest('hex');

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
  async function fetchFresh(url: string): Promise<CachedFile | null | undefined> {
    try {
      const response = await fetchFrom(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (response.status >= 500 || isHtml(response)) return undefined;
      const bytes = response.ok ? await readBounded(response) : null;
      const picture = bytes && (await encodePicture(bytes).catch(() => null));
      if (!picture) return null;
      await writeAtomically(getMediaPath(folder, picture.hash), picture.data);
      await writeAtomically(
        getMediaPath(folder, toFileName(url), 'is'),
        Buffer.from(`${picture.hash} ${picture.mime}`),
      );
      return picture;
    } catch {
      return undefined;
    }
  }

  /** Reads a file that an earlier process cached. */
  async function readStoredFile(url: string): Promise<CachedFile | null> {
    const file = await readFileIfExists(getMediaPath(folder, toFileName(url), 'is'));
    const [hash, mime] = file?.toString().split(' ') ?? [];
    return hash && mime ? { hash, mime } : null;
  }

  async function requestPicture(url: string): Promise<CachedFile | null> {
    const requestedAt = performance.now();
    const previousPicture = answers.get(url)?.picture;
    const cachedFile = await fetchFresh(url);
    const picture = cachedFile === undefined ? (previousPicture ?? (await readStoredFile(url))) : cachedFile;
    const until = performance.now() + (cachedFile ? LIFETIME_MS : RETRY_MS);
    answers.set(url, { picture, requestedAt, until });
    return picture;
  }

  function find(url: string): Promise<CachedFile | null> {
    const cached = answers.get(url);
    if (cached && cached.requestedAt > purgedAt && performance.now() < cached.until)
      return Promise.resolve(cached.picture);
    const pendingRequest = underway.get(url);
    if (pendingRequest) return pendingRequest;
    const asking = requestPicture(url).finally(() => {
      if (underway.get(url) === asking) underway.delete(url);
    });
    underway.set(url, asking);
    return asking;
  }

  return {
    of: async (url, wish) => {
      const picture = await find(url);
      if (!picture) return null;
      const { hash, mime } = picture;
      const variant = `${wish.width ?? 'full'}.${wish.format ?? 'same'}`;
      const isComplete = wish.width === null && wish.format === null;
      const file = getMediaPath(folder, hash, isComplete ? undefined : variant);
      const etag = `"${hash.slice(0, 32)}-${variant}"`;
      const type = wish.format === null ? mime : FORMATS[wish.format];
      const storedFile = await readFileIfExists(file);
      if (storedFile) return { bytes: storedFile, mime: type, etag };
      const original = await readFileIfExists(getMediaPath(folder, hash));
      if (!original) {
        answers.delete(url);
        return null;
      }
      const bytes = await deriveImage(original, wish, mime);
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
