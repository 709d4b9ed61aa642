import { type InferType, number, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { castRow, type Paged, readPaged } from '../paged.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { objectWithMember } from '../shape/shape.ts';
import { toQueryEntries } from './rows.ts';

/** Alternative text in each language; "" in all of them marks a decorative picture. */
export type AltTexts = Readonly<Record<Language, string>>;

/** A picture of the media library. */
export interface MediaFile {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  /** URL of the picture; accepts `?w=` (320, 640, 960, 1280, 1920) and `?f=` (avif, webp, jpeg). */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly alt: AltTexts;
}

/** A place where a picture is used. */
export type MediaUse =
  | { readonly kind: 'page'; readonly nid: number; readonly language: Language; readonly title: string }
  | { readonly kind: 'webform'; readonly id: string; readonly title: string }
  | { readonly kind: 'term'; readonly tid: number; readonly vocabulary: string; readonly title: string }
  | { readonly kind: 'partner'; readonly domain: DomainKey };

/** A picture with all its uses, including drafts. */
export interface UsedMediaFile extends MediaFile {
  readonly usedBy: readonly MediaUse[];
  /** Number of pages that use the picture only in older versions; restoring such a version would need the picture. */
  readonly olderVersions: number;
  /** True if the caller may change the content at each of its uses. */
  readonly isYours: boolean;
}

/** Maximum file size in bytes, and maximum picture size in pixels. */
export const MEDIA_LIMITS = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;

/** Media types that the browser offers; the content system checks the bytes. */
export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Maximum length of an alternative text. */
export const ALT_MAX = 300;

interface ListMediaInput {
  readonly query?: {
    /** Part of a name or an alternative text, or a whole uuid. */
    readonly search?: string;
    /** Page number from 0; a number beyond the end returns the last page. */
    readonly page?: number;
  };
}

/** Lists the pictures of the media library, newest first. */
export const listMedia = defineOperation({
  name: 'list-media',
  method: 'GET',
  route: '/desk/media',
  access: 'editor',
  query: ({ query }: ListMediaInput) => toQueryEntries(query),
  read: ({ body }): Paged<MediaFile> => readPaged(body, castRow<MediaFile>),
  errors: { 403: 'not logged in as an editor' },
});

/** Returns a picture with its uses. */
export const openMedia = defineOperation({
  name: 'open-media',
  method: 'GET',
  route: '/desk/media/:uuid',
  access: 'editor',
  read: ({ body }): UsedMediaFile => parseAnswer(objectWithMember<UsedMediaFile>('usedBy'), body),
  errors: { 403: 'not logged in as an editor', 404: 'no such picture' },
});

interface UploadMediaInput {
  readonly body: { readonly file: File; readonly alt: AltTexts };
  readonly key: string;
}

/** Adds a picture to the media library: re-encoded, without its metadata. */
export const uploadMedia = defineOperation({
  name: 'upload-media',
  method: 'POST',
  route: '/desk/media',
  access: 'editor',
  touches: 'nothing',
  activity: 'media',
  body: ({ body: { file, alt } }: UploadMediaInput) => {
    const form = new FormData();
    form.set('file', file);
    form.set('alt', JSON.stringify(alt));
    return form;
  },
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }): MediaFile => parseAnswer(objectWithMember<MediaFile>('uuid'), body),
  errors: {
    403: 'not logged in as an editor',
    413: 'the file is too large',
    415: 'not sent as multipart/form-data',
    422: 'not a picture, too many pixels, or an invalid alternative text',
  },
});

interface AltTextsInput {
  /** `openedAlt`: texts that were stored since they were opened are not overwritten. */
  readonly body: {
    readonly alt: AltTexts;
    readonly file?: InferType<typeof fileSchema>;
    readonly openedAlt?: AltTexts;
  };
}

/** The schema of alternative texts in a request: both "" for a decoration; `altForm` validates their content. */
export const altTextsSchema = object({ nl: string().trim().defined(), en: string().trim().defined() }).required();

/** An earlier file of a picture, identified by the hash of its bytes; it can be restored. */
const fileSchema = object({
  hash: string().required(),
  mime: string().required(),
  bytes: number().required(),
  width: number().required(),
  height: number().required(),
});

export const updateMediaBody = object({
  alt: altTextsSchema,
  file: fileSchema.default(undefined),
  openedAlt: altTextsSchema.optional().default(undefined),
});

/** Changes the alternative texts of a picture, or restores a file; pages that show it change immediately. */
export const updateMedia = defineOperation({
  name: 'update-media',
  method: 'PATCH',
  route: '/desk/media/:uuid',
  access: 'editor',
  touches: 'stored',
  activity: 'media',
  changesSite: true,
  request: updateMediaBody,
  body: ({ body }: AltTextsInput) => body,
  read: ({ body }): MediaFile => parseAnswer(objectWithMember<MediaFile>('uuid'), body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such picture',
    412: 'other texts were stored since they were opened',
    422: 'an alternative text is invalid',
  },
});

interface ReplaceMediaInput {
  readonly body: { readonly file: File };
}

/** Replaces the file of a picture: every page that uses the picture shows the new file immediately. */
export const replaceMedia = defineOperation({
  name: 'replace-media',
  method: 'POST',
  route: '/desk/media/:uuid/file',
  access: 'editor',
  touches: 'stored',
  activity: 'media',
  changesSite: true,
  body: ({ body: { file } }: ReplaceMediaInput) => {
    const form = new FormData();
    form.set('file', file);
    return form;
  },
  read: ({ body }): MediaFile => parseAnswer(objectWithMember<MediaFile>('uuid'), body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such picture',
    413: 'the file is too large',
    415: 'not sent as multipart/form-data',
    422: 'not a picture, or too many pixels',
  },
});

/** Deletes a picture from the media library; refused if it is in use. */
export const deleteMedia = defineOperation({
  name: 'delete-media',
  method: 'DELETE',
  route: '/desk/media/:uuid',
  access: 'editor',
  touches: 'stored',
  activity: 'media',
  changesSite: true,
  answer: 'empty',
  errors: { 403: 'not logged in as an editor', 404: 'no such picture', 409: 'the picture is in use' },
});
