import sharp from 'sharp';
import type { ContentSystem } from '../../http/content-system.ts';
import { getMediaPath, readFileIfExists, writeAtomically } from './files.ts';
import { FORMATS, type RequestedDerivative } from './formats.ts';
import { findOriginal } from './stored-bytes.ts';

interface Picture {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly mime: string;
  /** Name of the variant; part of the ETag. */
  readonly variant: string;
}

const QUALITY = { avif: 55, webp: 78, jpeg: 80 } as const;

/** Derivatives in progress, for which further requests wait. */
const pendingDerivatives = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();

interface Original {
  readonly hash: string;
  readonly mime: string;
}

/** Returns the bytes of a picture in the requested form. */
export async function deriveImage(
  source: Uint8Array,
  { width, format: requestedFormat }: RequestedDerivative,
  mime: string,
) {
  const resized = sharp(source).resize({ width: width ?? undefined, withoutEnlargement: true });
  const format = requestedFormat ?? (mime.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'avif');
  const quality = format === 'png' ? {} : { quality: QUALITY[format] };
  return Buffer.from(await resized.toFormat(format, quality).toBuffer());
}

async function make(
  system: Pick<ContentSystem, 'database' | 'config'>,
  file: string,
  wish: RequestedDerivative,
  { hash, mime }: Original,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const source = await findOriginal(system, hash);
  if (!source) return undefined;
  const bytes = await deriveImage(source, wish, mime);
  // If the disk is full, a picture takes longer but is still served.
  await writeAtomically(file, bytes).catch(() => undefined);
  return bytes;
}

/** Returns a picture in the requested form, created once per server and cached; undefined without its original. */
export async function findDerivative(
  system: Pick<ContentSystem, 'database' | 'config'>,
  original: Original,
  wish: RequestedDerivative,
): Promise<Picture | undefined> {
  const { hash, mime } = original;
  if (wish.width === null && wish.format === null) {
    const bytes = await findOriginal(system, hash);
    return bytes && { bytes, mime, variant: 'original' };
  }
  const variant = `${wish.width ?? 'full'}.${wish.format ?? 'same'}`;
  const file = getMediaPath(system.config.dataDir, hash, variant);
  const storedFile = await readFileIfExists(file);
  const type = wish.format === null ? mime : FORMATS[wish.format];
  if (storedFile) return { bytes: storedFile, mime: type, variant };
  const making = pendingDerivatives.get(file) ?? make(system, file, wish, original);
  pendingDerivatives.set(file, making);
  const bytes = await making.finally(() => pendingDerivatives.delete(file));
  return bytes && { bytes, mime: type, variant };
}
