import { eq, sql } from 'drizzle-orm';
import type { AltTexts } from '#src/contract/desk/media-file.ts';
import type { Language } from '#src/domains/domain.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import { media } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { encodePicture } from './encode-picture.ts';
import { forgetBytes } from './kept-bytes.ts';
import { mediaUrl } from './media-item.ts';
import { usesOf } from './media-uses.ts';
import { keepPicture } from './store-media.ts';

const tagsOf = ({ id }: { readonly id: number }) => [`media:${id}`];

async function locked(tx: Transaction, uuid: string) {
  const [row] = await tx.select().from(media).where(eq(media.uuid, uuid)).for('update');
  if (!row) throw new ApiError(404, 'not-found');
  return row;
}

async function change(tx: Transaction, uuid: string, values: Partial<typeof media.$inferInsert>) {
  const [row] = await tx.update(media).set(values).where(eq(media.uuid, uuid)).returning();
  if (!row) throw new ApiError(404, 'not-found');
  return row;
}

/** Changes the alternative texts of a picture. */
export function changeAlt(system: ContentSystem, uuid: string, alt: AltTexts) {
  return changeContent(system, async (tx) => {
    const row = await change(tx, uuid, { alt });
    return { value: row, tags: tagsOf(row) };
  });
}

/** A term keeps the address of its picture. */
async function renameInTerms(tx: Transaction, before: string, after: string): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ tid: number }>(sql`
    update term_translations set fields = replace(fields::text, ${before}, ${after})::jsonb
    where position(${before}::text in fields::text) > 0 returning tid`);
  return rows.map(({ tid }) => tid);
}

/** Gives a picture another file. Its address holds the hash, so that no copy of the old one is taken for it. */
export async function replaceFile(
  system: ContentSystem,
  uuid: string,
  { bytes, language }: { readonly bytes: Uint8Array; readonly language: Language },
) {
  const picture = await encodePicture(bytes, language);
  const { row, before } = await changeContent(system, async (tx) => {
    const before = await locked(tx, uuid);
    const row = await change(tx, uuid, await keepPicture(tx, picture));
    const tids = await renameInTerms(tx, mediaUrl(before), mediaUrl(row));
    return { value: { row, before }, tags: [...tagsOf(row), ...tids.map((tid) => `term:${tid}`)] };
  });
  await forgetBytes(system, before.hash);
  return row;
}

/** Takes a picture out of the library; 409 where it stands somewhere. */
export async function removeMedia(system: ContentSystem, uuid: string): Promise<void> {
  const gone = await changeContent(system, async (tx) => {
    const row = await locked(tx, uuid);
    if ((await usesOf(tx, uuid)).length > 0) throw new ApiError(409, 'still-used');
    await tx.delete(media).where(eq(media.uuid, uuid));
    return { value: row, tags: tagsOf(row) };
  });
  await forgetBytes(system, gone.hash);
}
