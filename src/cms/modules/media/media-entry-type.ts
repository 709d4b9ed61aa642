import { and, eq, sql } from 'drizzle-orm';
import { type AltTexts, updateMediaBody } from '#src/contract/desk/media.ts';
import { UUID } from '#src/rules/uuid.ts';
import { moveToBin } from '../../content/bin.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { Actor } from '../../content/entry-type.ts';
import type { FullEntryType } from '../../content/publish-entry.ts';
import { media, mediaBytes, versions } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readContent } from '../../http/read-request.ts';
import { getViolationText } from '../../http/violation-texts.ts';
import { toMediaUrl } from './media-item.ts';
import { findPictureScope } from './media-uses.ts';
import { readAltTexts } from './read-alt.ts';
import { lockBytes } from './stored-bytes.ts';

type Row = typeof media.$inferSelect;

/** Content of a picture: its texts and its file. */
export interface MediaContent {
  readonly alt: AltTexts;
  readonly file: Pick<Row, 'hash' | 'mime' | 'bytes' | 'width' | 'height'>;
}

/** Returns the content of a picture row. */
export const toMediaContent = ({ alt, hash, mime, bytes, width, height }: Row): MediaContent => ({
  alt: { nl: alt.nl ?? '', en: alt.en ?? '' },
  file: { hash, mime, bytes, width, height },
});

/** Locks a picture for this transaction; undefined if it does not exist. */
export async function lockMedia(tx: Transaction, uuid: string): Promise<Row | undefined> {
  if (!UUID.test(uuid)) return undefined;
  const [row] = await tx.select().from(media).where(eq(media.uuid, uuid)).for('update');
  return row;
}

/** Updates the URL of a picture in the terms, which store it. */
async function updateTermAddresses(tx: Transaction, oldUrl: string, newUrl: string): Promise<readonly number[]> {
  if (oldUrl === newUrl) return [];
  const { rows } = await tx.execute<{ tid: number }>(sql`
    update term_translations set fields = replace(fields::text, ${oldUrl}, ${newUrl})::jsonb
    where position(${oldUrl}::text in fields::text) > 0 returning tid`);
  return rows.map(({ tid }) => tid);
}

/** Updates the URL of a picture in the forms and the drafts that store it; returns the forms. */
async function updateFormAddresses(tx: Transaction, oldUrl: string, newUrl: string): Promise<readonly string[]> {
  if (oldUrl === newUrl) return [];
  // An open builder gets a conflict, as after a save.
  const { rows } = await tx.execute<{ id: string }>(sql`
    update webforms set revision = revision + 1 where id in (select webform_id from webform_translations
      where position(${oldUrl}::text in elements::text || confirmation::text) > 0) returning id`);
  await tx.execute(sql`
    update webform_translations set elements = replace(elements::text, ${oldUrl}, ${newUrl})::jsonb,
      confirmation = replace(confirmation::text, ${oldUrl}, ${newUrl})::jsonb
    where position(${oldUrl}::text in elements::text || confirmation::text) > 0`);
  await tx.execute(sql`
    with changed as (
      update versions set content = replace(content::text, ${oldUrl}, ${newUrl})::jsonb
      where id in (select draft_id from things) and position(${oldUrl}::text in content::text) > 0 returning id)
    update things set edit = edit + 1 where draft_id in (select id from changed)`);
  return rows.map(({ id }) => id);
}

/** Returns true if a file belonged to this picture before, and its bytes are still stored. */
async function isFormerFile(tx: Transaction, uuid: string, file: MediaContent['file']) {
  await lockBytes(tx, file.hash);
  const [versionRow] = await tx
    .select({ hash: mediaBytes.hash })
    .from(mediaBytes)
    .innerJoin(versions, sql`${versions.content} -> 'file' = ${JSON.stringify(file)}::jsonb`)
    .where(and(eq(mediaBytes.hash, file.hash), eq(versions.kind, 'media'), eq(versions.key, uuid)))
    .limit(1);
  return versionRow !== undefined;
}

/** Saves texts and file of a picture; returns the row and the tags of its uses. */
export async function changeMedia(tx: Transaction, original: Row, { alt, file }: MediaContent) {
  const [row] = await tx
    .update(media)
    .set({ alt, ...file })
    .where(eq(media.id, original.id))
    .returning();
  if (!row) throw new ApiError(404, 'not-found');
  const [oldUrl, newUrl] = [toMediaUrl(original), toMediaUrl(row)];
  const tids = await updateTermAddresses(tx, oldUrl, newUrl);
  const forms = await updateFormAddresses(tx, oldUrl, newUrl);
  return [`media:${row.id}`, ...tids.map((tid) => `term:${tid}`), ...forms.map((id) => `webform:${id}`)];
}

/** Entry type of a picture of the library. */
export const mediaEntryType: FullEntryType = {
  kind: 'media',
  access: 'editor',
  placeOf: findPictureScope,
  content: {
    read: async (tx, key) => {
      const row = await lockMedia(tx, key);
      return row ? toMediaContent(row) : null;
    },
    write: async (tx, key, body, { language }) => {
      const { alt: texts, file: input } = await readContent(body, updateMediaBody, language);
      const alt = readAltTexts(texts, language);
      const previousMedia = await lockMedia(tx, key);
      if (!previousMedia) throw new ApiError(404, 'not-found');
      // A draft with only the texts leaves the current file unchanged.
      const file = input ?? toMediaContent(previousMedia).file;
      // Refuses a file of another picture, and a file that is no longer stored.
      if (file.hash !== previousMedia.hash && !(await isFormerFile(tx, key, file))) {
        throw new ValidationFailure([{ field: 'file', text: getViolationText('invalid', language) }]);
      }
      return changeMedia(tx, previousMedia, { alt, file });
    },
  },
  cameBack: async (tx, key) => {
    const row = await lockMedia(tx, key);
    return row ? [`media:${row.id}`] : [];
  },
};

/** Deletes a picture; it can be restored from the bin, which also stores its bytes. */
export async function binMedia(tx: Transaction, { uuid, name }: Row, actor: Actor): Promise<void> {
  const parts = [{ table: 'media', column: 'uuid', value: uuid }];
  await moveToBin(tx, { kind: 'media', key: uuid, name, domains: [] }, parts, actor);
  await tx.delete(media).where(eq(media.uuid, uuid));
}
