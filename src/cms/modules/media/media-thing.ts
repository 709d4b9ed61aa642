import { and, eq, sql } from 'drizzle-orm';
import { type InferType, number, object, string } from 'yup';
import { altTexts } from '#src/contract/desk/update-media.ts';
import { putInBin } from '../../content/bin.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { WholeKind } from '../../content/publish-thing.ts';
import type { By } from '../../content/thing-kind.ts';
import { media, mediaBytes, versions } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readBySchema } from '../../http/checked-body.ts';
import { violationText } from '../../http/violation-texts.ts';
import { holdBytes } from './kept-bytes.ts';
import { mediaUrl } from './media-item.ts';

type Row = typeof media.$inferSelect;

/** What is kept of a picture: its words, and its file by the hash of the bytes. */
const mediaContent = object({
  alt: altTexts,
  file: object({
    hash: string().required(),
    mime: string().required(),
    bytes: number().required(),
    width: number().required(),
    height: number().required(),
  }).required(),
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is kept of a picture as it stands. */
export const contentOf = ({ alt, hash, mime, bytes, width, height }: Row): InferType<typeof mediaContent> => ({
  alt: { nl: alt.nl ?? '', en: alt.en ?? '' },
  file: { hash, mime, bytes, width, height },
});

/** A picture, held for this transaction; undefined where there is none. */
export async function heldMedia(tx: Transaction, uuid: string): Promise<Row | undefined> {
  if (!UUID.test(uuid)) return undefined;
  const [row] = await tx.select().from(media).where(eq(media.uuid, uuid)).for('update');
  return row;
}

/** A term keeps the address of its picture. */
async function renameInTerms(tx: Transaction, before: string, after: string): Promise<readonly number[]> {
  if (before === after) return [];
  const { rows } = await tx.execute<{ tid: number }>(sql`
    update term_translations set fields = replace(fields::text, ${before}, ${after})::jsonb
    where position(${before}::text in fields::text) > 0 returning tid`);
  return rows.map(({ tid }) => tid);
}

/** Whether a file was this picture's own before, and its bytes are still there. */
async function wasItsFile(tx: Transaction, uuid: string, file: InferType<typeof mediaContent>['file']) {
  await holdBytes(tx, file.hash);
  const [kept] = await tx
    .select({ hash: mediaBytes.hash })
    .from(mediaBytes)
    .innerJoin(versions, sql`${versions.content} -> 'file' = ${JSON.stringify(file)}::jsonb`)
    .where(and(eq(mediaBytes.hash, file.hash), eq(versions.kind, 'media'), eq(versions.key, uuid)))
    .limit(1);
  return kept !== undefined;
}

/** Writes words and file of a picture; the answer is the row and the tags of what shows it. */
export async function changeMedia(tx: Transaction, before: Row, { alt, file }: InferType<typeof mediaContent>) {
  const [row] = await tx
    .update(media)
    .set({ alt, ...file })
    .where(eq(media.id, before.id))
    .returning();
  if (!row) throw new ApiError(404, 'not-found');
  const tids = await renameInTerms(tx, mediaUrl(before), mediaUrl(row));
  return [`media:${row.id}`, ...tids.map((tid) => `term:${tid}`)];
}

/** A picture of the library. */
export const mediaThing: WholeKind = {
  kind: 'media',
  access: 'editor',
  content: {
    read: async (tx, key) => {
      const row = await heldMedia(tx, key);
      return row ? contentOf(row) : null;
    },
    write: async (tx, key, sent, { language }) => {
      const content = await readBySchema(sent, mediaContent, language);
      const before = await heldMedia(tx, key);
      if (!before) throw new ApiError(404, 'not-found');
      // A file that is another's, or no longer kept, is none of this picture.
      if (content.file.hash !== before.hash && !(await wasItsFile(tx, key, content.file))) {
        throw new ValidationFailure([{ field: 'file', text: violationText('invalid', language) }]);
      }
      return changeMedia(tx, before, content);
    },
  },
  cameBack: async (tx, key) => {
    const row = await heldMedia(tx, key);
    return row ? [`media:${row.id}`] : [];
  },
};

/** Deletes a picture; it can be brought back from the bin, which keeps its bytes. */
export async function binMedia(tx: Transaction, { uuid, name }: Row, by: By): Promise<void> {
  const parts = [{ table: 'media', column: 'uuid', value: uuid }];
  await putInBin(tx, { kind: 'media', key: uuid, name, domains: [] }, parts, by);
  await tx.delete(media).where(eq(media.uuid, uuid));
}
