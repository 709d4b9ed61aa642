import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';

/**
 * Accepts a picture of another installation: unchanged if its bytes contain one still picture and no metadata,
 * otherwise re-encoded. Responds with 422 for any other file.
 */
export async function acceptPicture(bytes: Buffer): Promise<EncodedPicture> {
  const picture = await encodePicture(bytes);
  const { exif, icc, iptc, xmp, orientation = 1, pages = 1, format } = await sharp(bytes).metadata();
  const isBare = !exif && !icc && !iptc && !xmp && orientation === 1 && pages === 1 && format !== 'gif';
  if (!isBare) return picture;
  return { ...picture, data: bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
