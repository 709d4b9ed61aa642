import { object, string } from 'yup';
import { altTextsSchema } from '#src/contract/desk/media.ts';
import { media } from '../../../db/schema/index.ts';
import { acceptPicture } from '../../media/accept-picture.ts';
import { storePicture, toFileName } from '../../media/store-media.ts';
import { ContentSetError, PICTURE_EXTENSIONS } from '../content-set.ts';
import type { ContentSetPart, ImportContext } from '../part.ts';

/** A picture; its bytes are in a separate file with its uuid as name. */
export interface MediaRecord {
  readonly uuid: string;
  readonly name: string;
  readonly mime: string;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  readonly alt: { readonly nl: string; readonly en: string };
}

/** Returns the path of a picture's bytes in a set. */
export const toContentSetPath = ({ uuid, mime }: MediaRecord): string => `media/${uuid}.${PICTURE_EXTENSIONS[mime]}`;

async function getPicture(record: MediaRecord, { set }: ImportContext) {
  const bytes = set.get(toContentSetPath(record));
  if (!bytes) throw new ContentSetError([{ file: toContentSetPath(record), text: 'missing' }]);
  return acceptPicture(bytes);
}

export const mediaPart: ContentSetPart<MediaRecord> = {
  folder: 'media',
  schema: object({
    uuid: string().uuid().required(),
    name: string().required().max(200),
    mime: string().oneOf(Object.keys(PICTURE_EXTENSIONS)).required(),
    hash: string()
      .matches(/^[0-9a-f]{64}$/)
      .required(),
    alt: altTextsSchema,
  }),
  stand: async (db) => {
    const rows = await db.select().from(media);
    return new Map(
      rows.map(({ uuid, name, mime, hash, alt }) => [
        uuid,
        { uuid, name, mime, hash, alt: { nl: alt.nl ?? '', en: alt.en ?? '' } },
      ]),
    );
  },
  nameOf: ({ uuid }) => uuid,
  domainsOf: () => null,
  clean: async (record, coming) => {
    const { hash, mime } = await getPicture(record, coming);
    return { ...record, name: toFileName(record.name), hash, mime };
  },
  keep: async (tx, record, coming) => {
    const { uuid, name, alt } = record;
    const original = [...coming.set.keys()].find(
      (path) => path.startsWith(`media/${uuid}.`) && !path.endsWith('.json'),
    );
    const bytes = coming.set.get(original ?? '');
    if (!bytes) throw new ContentSetError([{ file: toContentSetPath(record), text: 'missing' }]);
    const set = { ...(await storePicture(tx, await acceptPicture(bytes))), name, alt };
    const [row] = await tx
      .insert(media)
      .values({ uuid, ...set })
      .onConflictDoUpdate({ target: media.uuid, set })
      .returning({ id: media.id });
    return row ? [`media:${row.id}`] : [];
  },
};
