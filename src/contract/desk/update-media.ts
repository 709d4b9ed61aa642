import { type InferType, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import type { AltTexts, MediaFile } from './media-file.ts';
import { readOne } from './rows.ts';

interface Input {
  readonly body: { readonly alt: AltTexts; readonly file?: InferType<typeof keptFile> };
}

/** The schema of alternative texts in a request: both "" for a decoration; `altForm` validates their content. */
export const altTexts = object({ nl: string().trim().defined(), en: string().trim().defined() }).required();

/** The file of a picture by the hash of its bytes: one that it had before can be put back. */
const keptFile = object({
  hash: string().required(),
  mime: string().required(),
  bytes: number().required(),
  width: number().required(),
  height: number().required(),
});

export const updateMediaBody = object({ alt: altTexts, file: keptFile.default(undefined) });

/** Changes the alternative texts of a picture, or puts a file back; pages that show it show the new ones at once. */
export const updateMedia = defineOperation({
  name: 'update-media',
  method: 'PATCH',
  route: '/desk/media/:uuid',
  access: 'editor',
  touches: 'stored',
  activity: 'media',
  changesSite: true,
  request: updateMediaBody,
  body: ({ body }: Input) => body,
  read: ({ body }): MediaFile => readOne(body, 'uuid'),
  errors: { 403: 'not logged in as an editor', 404: 'no such picture', 422: 'an alternative text refused' },
});
