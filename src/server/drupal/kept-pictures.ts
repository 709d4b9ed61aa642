import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { derive } from '#src/cms/modules/media/derivative.ts';
import { encodePicture } from '#src/cms/modules/media/encode-picture.ts';
import { fileOf, readIfThere, writeWhole } from '#src/cms/modules/media/files.ts';
import { FORMATS, type Wish } from '#src/cms/modules/media/formats.ts';
import { isHtml } from '#src/http/read-body.ts';

/** How long a picture is believed before it is asked for again: an editor may replace it under its name. */
const BELIEVED_MS = 10 * 60_000;
/** How long one that could not be had is not asked for. */
const AGAIN_MS = 30_000;
const MAX_BYTES = 20 * 1024 * 1024;
const ENTRIES = 5_000;

/** A picture of another content system as this machine keeps it. */
interface Known {
  /** Of its bytes, as we encoded them. */
  readonly hash: string;
  readonly mime: string;
}

/** The last answer about a picture, null where there was none; both times in milliseconds of performance.now(). */
interface PictureAnswer {
  readonly picture: Known | null;
  readonly requestedAt: number;
  readonly until: number;
}

export interface KeptPicture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly etag: string;
}

export interface KeptPictures {
  /** A picture as wished for; null where there is none, or none that can be had. */
  readonly of: (address: string, wish: Wish) => Promise<KeptPicture | null>;
  /** Asks for every picture again the next time, where one of these tags is of a file. */
  readonly purge: (tags: readonly string[]) => void;
}

const nameOf = (address: string) => createHash('sha256').update(address).digest('hex');

/** Reads a body no longer than a picture may be; null for a longer one. */
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
 * Pictures of another content system: fetched once, checked and encoded anew as our own are, kept on this machine's disk.
 * One that was had stays while that system is away.
 */
export function keepPictures(dataDir: string, fetchFrom: typeof fetch, timeoutMs: number): KeptPictures {
  const folder = join(dataDir, 'pictures-of-content');
  const answers = new LRUCache<string, PictureAnswer>({ max: ENTRIES });
  const underway = new Map<string, Promise<Known | null>>();
  /** An answer to an earlier request is asked for again: one number ends them all, whatever their count. */
  let purgedAt = Number.NEGATIVE_INFINITY;

  /** Undefined where the other system cannot say. */
  async function fetchAnew(address: string): Promise<Known | null | undefined> {
    try {
      const response = await fetchFrom(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (response.status >= 500 || isHtml(response)) return undefined;
      const bytes = response.ok ? await readBounded(response) : null;
      const picture = bytes && (await encodePicture(bytes).catch(() => null));
      if (!picture) return null;
      await writeWhole(fileOf(folder, picture.hash), picture.data);
      await writeWhole(fileOf(folder, nameOf(address), 'is'), Buffer.from(`${picture.hash} ${picture.mime}`));
      return picture;
    } catch {
      return undefined;
    }
  }

  /** What was kept before this process started. */
  async function readKept(address: string): Promise<Known | null> {
    const written = await readIfThere(fileOf(folder, nameOf(address), 'is'));
    const [hash, mime] = written?.toString().split(' ') ?? [];
    return hash && mime ? { hash, mime } : null;
  }

  async function ask(address: string): Promise<Known | null> {
    const requestedAt = performance.now();
    const before = answers.get(address)?.picture;
    const found = await fetchAnew(address);
    const picture = found === undefined ? (before ?? (await readKept(address))) : found;
    const until = performance.now() + (found ? BELIEVED_MS : AGAIN_MS);
    answers.set(address, { picture, requestedAt, until });
    return picture;
  }

  function find(address: string): Promise<Known | null> {
    const known = answers.get(address);
    if (known && known.requestedAt > purgedAt && performance.now() < known.until) return Promise.resolve(known.picture);
    const waiting = underway.get(address);
    if (waiting) return waiting;
    const asking = ask(address).finally(() => {
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
      const file = fileOf(folder, hash, isWhole ? undefined : variant);
      const etag = `"${hash.slice(0, 32)}-${variant}"`;
      const type = wish.format === null ? mime : FORMATS[wish.format];
      const kept = await readIfThere(file);
      if (kept) return { bytes: kept, mime: type, etag };
      const whole = await readIfThere(fileOf(folder, hash));
      if (!whole) {
        answers.delete(address);
        return null;
      }
      const bytes = await derive(whole, wish, mime);
      await writeWhole(file, bytes).catch(() => undefined);
      return { bytes, mime: type, etag };
    },
    purge: (tags) => {
      if (!tags.some((tag) => tag === '*' || /^(file|media):/.test(tag))) return;
      purgedAt = performance.now();
      // A request that is under way may bring the old picture.
      underway.clear();
    },
  };
}
