import { createHash } from 'node:crypto';
import sharp, { type FormatEnum, type Sharp } from 'sharp';
import { MEDIA_LIMITS } from '#src/contract/desk/media.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { getServerText, type NamespaceKey } from '../../http/server-texts.ts';
import { ACCEPTED_FORMATS } from './formats.ts';

/** A picture in its stored form. */
export interface EncodedPicture {
  readonly data: Buffer;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string;
}

const refuse = (namespaceKey: NamespaceKey<'picture'>, language: Language) =>
  new ValidationFailure([{ field: 'file', text: getServerText(`picture.${namespaceKey}`, language) }]);

const startsWith = (bytes: Uint8Array, text: string, offset = 0) =>
  Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text;

/** Checks the first bytes, so that no other file is ever decoded. */
function isPicture(bytes: Uint8Array): boolean {
  if (startsWith(bytes, '\xff\xd8\xff') || startsWith(bytes, '\x89PNG\r\n') || startsWith(bytes, 'GIF8')) return true;
  if (startsWith(bytes, 'RIFF')) return startsWith(bytes, 'WEBP', 8);
  return startsWith(bytes, 'ftyp', 4) && ['avif', 'avis', 'mif1'].some((brand) => startsWith(bytes, brand, 8));
}

async function encode(image: Sharp, format: keyof FormatEnum, mime: string) {
  const upright = image.rotate();
  if (mime === 'image/avif') return upright.avif({ quality: 70 }).toBuffer({ resolveWithObject: true });
  const still = format === 'gif' ? 'png' : format;
  return upright.toFormat(still, { quality: 90 }).toBuffer({ resolveWithObject: true });
}

/**
 * Decodes and re-encodes: the result is one still picture, rotated upright, without its metadata. Of an animation only
 * the first frame is stored. Responds with 422 for a file that is not a picture or has too many pixels.
 */
export async function encodePicture(bytes: Uint8Array, language: Language = DEFAULT_LANGUAGE): Promise<EncodedPicture> {
  if (!isPicture(bytes)) throw refuse('no-picture', language);
  try {
    const image = sharp(bytes, { limitInputPixels: false });
    const { format, width, height } = await image.metadata();
    const mime = ACCEPTED_FORMATS[format];
    if (mime === undefined) throw refuse('no-picture', language);
    if (width * height > MEDIA_LIMITS.pixels) throw refuse('too-many-pixels', language);
    const { data, info } = await encode(image, format, mime);
    const hash = createHash('sha256').update(data).digest('hex');
    return { data, mime, width: info.width, height: info.height, hash };
  } catch (error) {
    throw error instanceof ValidationFailure ? error : refuse('no-picture', language);
  }
}
