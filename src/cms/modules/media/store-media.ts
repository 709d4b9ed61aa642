import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { media } from '../../db/schema/index.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { fileOf, writeWhole } from './files.ts';
import { UPLOADS } from './formats.ts';

/** Pictures of more pixels are refused before they are decoded. */
const MAX_PIXELS = 40_000_000;

export interface NewMedia {
  readonly bytes: Uint8Array;
  /** The name as uploaded; what a URL cannot carry is replaced. */
  readonly name: string;
  /** Alternative text by language; "" is a decoration. */
  readonly alt: Readonly<Record<string, string>>;
  readonly uuid?: string;
}

/** Decodes and encodes again: what is kept is a picture and nothing else, turned upright, without its metadata. */
async function normalise(bytes: Uint8Array) {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await image.metadata();
    const mime = UPLOADS[format];
    if (mime === undefined) return undefined;
    const upright = image.rotate();
    const encoded = mime === 'image/avif' ? upright.avif({ quality: 70 }) : upright.toFormat(format, { quality: 90 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { data, mime, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

function fileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '');
  return safe.slice(-100) || 'image';
}

/** Stores a picture in the media library; refuses what is no jpeg, png, webp or avif. Answers its uuid and id. */
export async function storeMedia(
  { database, config }: Pick<ContentSystem, 'database' | 'config'>,
  upload: NewMedia,
): Promise<{ readonly id: number; readonly uuid: string; readonly hash: string }> {
  const image = await normalise(upload.bytes);
  if (!image) throw new ValidationFailure([{ field: 'file', text: 'jpeg, png, webp, avif' }]);
  const hash = createHash('sha256').update(image.data).digest('hex');
  await writeWhole(fileOf(config.dataDir, hash), image.data);
  const { mime, width, height } = image;
  const row = {
    uuid: upload.uuid ?? randomUUID(),
    name: fileName(upload.name),
    alt: upload.alt,
    hash,
    mime,
    width,
    height,
  };
  const [made] = await database.db
    .insert(media)
    .values({ ...row, bytes: image.data.byteLength })
    .returning({ id: media.id, uuid: media.uuid, hash: media.hash });
  if (!made) throw new Error('The file was not stored.');
  return made;
}
