import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../content/change-content.ts';
import { media, mediaBytes } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import { lockBytes } from './stored-bytes.ts';

export interface NewMedia {
  readonly bytes: Uint8Array;
  /** Uploaded name; characters that a URL cannot contain are replaced. */
  readonly name: string;
  /** Alternative text by language; "" for a decorative picture. */
  readonly alt: Readonly<Record<string, string>>;
  readonly uuid?: string;
}

/** Converts a name to one that is valid in a URL. */
export function toFileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '');
  return safe.slice(-100) || 'image';
}

/** Stores the bytes of a picture under their hash, locked until its row is inserted; returns the row's columns. */
export async function storePicture(tx: Transaction, { data, hash, mime, width, height }: EncodedPicture) {
  await lockBytes(tx, hash);
  await tx.insert(mediaBytes).values({ hash, bytes: data }).onConflictDoNothing();
  return { hash, mime, width, height, bytes: data.byteLength };
}

/** Adds a picture to the media library. */
export function addPicture(
  system: Pick<ContentSystem, 'database'>,
  picture: EncodedPicture,
  { uuid = randomUUID(), name, alt }: Omit<NewMedia, 'bytes'>,
): Promise<typeof media.$inferSelect> {
  return system.database.db.transaction(async (tx) => {
    const storedPicture = await storePicture(tx, picture);
    const row = { ...storedPicture, uuid, name: toFileName(name), alt };
    const [result] = await tx.insert(media).values(row).returning();
    if (!result) throw new Error('The file was not stored.');
    return result;
  });
}

/** Stores a picture in the media library; refuses any format but jpeg, png, webp, avif and gif. Returns its row. */
export async function storeMedia(
  system: Pick<ContentSystem, 'database'>,
  { bytes, ...upload }: NewMedia,
): Promise<typeof media.$inferSelect> {
  return addPicture(system, await encodePicture(bytes), upload);
}
