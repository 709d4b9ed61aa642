import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';

/**
 * A picture that another installation kept: its bytes stay as they are where they hold one still picture and no
 * metadata, else it is encoded again. 422 for what is no picture.
 */
export async function acceptPicture(bytes: Buffer): Promise<EncodedPicture> {
  const encoded = await encodePicture(bytes);
  const { exif, icc, iptc, xmp, orientation = 1, pages = 1, format } = await sharp(bytes).metadata();
  const isBare = !exif && !icc && !iptc && !xmp && orientation === 1 && pages === 1 && format !== 'gif';
  if (!isBare) return encoded;
  return { ...encoded, data: bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
