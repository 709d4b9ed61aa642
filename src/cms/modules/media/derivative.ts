import sharp from 'sharp';
import { fileOf, readIfThere, writeWhole } from './files.ts';
import { FORMATS, type Wish } from './formats.ts';

export interface Picture {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly mime: string;
  /** Names the variant; part of the ETag. */
  readonly variant: string;
}

const QUALITY = { avif: 55, webp: 78, jpeg: 80 } as const;

/** Derivatives that are being made: a second asker waits for the first. */
const underway = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();

async function make(
  original: string,
  file: string,
  wish: Wish,
  mime: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const source = await readIfThere(original);
  if (!source) return undefined;
  const resized = sharp(source).resize({ width: wish.width ?? undefined, withoutEnlargement: true });
  const format = wish.format ?? (mime.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'avif');
  const quality = format === 'png' ? {} : { quality: QUALITY[format] };
  const bytes = Buffer.from(await resized.toFormat(format, quality).toBuffer());
  await writeWhole(file, bytes);
  return bytes;
}

/** A picture as wished for, made once and kept on disk; undefined where the original is gone. */
export async function pictureOf(
  dataDir: string,
  { hash, mime }: { readonly hash: string; readonly mime: string },
  wish: Wish,
): Promise<Picture | undefined> {
  const isOriginal = wish.width === null && wish.format === null;
  const variant = isOriginal ? 'original' : `${wish.width ?? 'full'}.${wish.format ?? 'same'}`;
  const file = fileOf(dataDir, hash, variant);
  const kept = await readIfThere(file);
  const type = wish.format === null ? mime : FORMATS[wish.format];
  if (kept) return { bytes: kept, mime: type, variant };
  if (isOriginal) return undefined;
  const making = underway.get(file) ?? make(fileOf(dataDir, hash), file, wish, mime);
  underway.set(file, making);
  const bytes = await making.finally(() => underway.delete(file));
  return bytes && { bytes, mime: type, variant };
}
