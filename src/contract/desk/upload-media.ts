import { defineOperation } from '../operation.ts';
import type { AltTexts, MediaFile } from './media-file.ts';
import { readOne } from './rows.ts';

interface Input {
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
  body: ({ body: { file, alt } }: Input) => {
    const form = new FormData();
    form.set('file', file);
    form.set('alt', JSON.stringify(alt));
    return form;
  },
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }): MediaFile => readOne(body, 'uuid'),
  errors: {
    403: 'not logged in as an editor',
    413: 'the file is too large',
    415: 'not sent as multipart/form-data',
    422: 'no picture, too many pixels, or an alternative text refused',
  },
});
