import { randomUUID } from 'node:crypto';
import { media } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import { fileOf, writeWhole } from './files.ts';

export interface NewMedia {
  readonly bytes: Uint8Array;
  /** The name as uploaded; what a URL cannot carry is replaced. */
  readonly name: string;
  /** Alternative text by language; "" is a decoration. */
  readonly alt: Readonly<Record<string, string>>;
  readonly uuid?: string;
}

/** A name that a URL can carry. */
export function fileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '');
  return safe.slice(-100) || 'image';
}

/** Writes the bytes of a picture under their hash; the answer is what the table keeps of it. */
export async function keepPicture(
  { config }: Pick<ContentSystem, 'config'>,
  { data, hash, mime, width, height }: EncodedPicture,
) {
  await writeWhole(fileOf(config.dataDir, hash), data);
  return { hash, mime, width, height, bytes: data.byteLength };
}

/** Stores a picture in the media library; refuses what is no jpeg, png, webp, avif or gif. Answers its uuid and id. */
export async function storeMedia(
  system: Pick<ContentSystem, 'database' | 'config'>,
  upload: NewMedia,
): Promise<{ readonly id: number; readonly uuid: string; readonly hash: string }> {
  const kept = await keepPicture(system, await encodePicture(upload.bytes));
  const row = { ...kept, uuid: upload.uuid ?? randomUUID(), name: fileName(upload.name), alt: upload.alt };
  const [made] = await system.database.db
    .insert(media)
    .values(row)
    .returning({ id: media.id, uuid: media.uuid, hash: media.hash });
  if (!made) throw new Error('The file was not stored.');
  return made;
}
