import { defineOperation } from '../operation.ts';
import type { MediaFile } from './media-file.ts';
import { readOne } from './rows.ts';

interface Input {
  readonly body: { readonly file: File };
}

/** Replaces the file of a picture: every page that uses the picture shows the new file at once. */
export const replaceMedia = defineOperation({
  name: 'replace-media',
  method: 'POST',
  route: '/desk/media/:uuid/file',
  access: 'editor',
  touches: 'stored',
  activity: 'media',
  changesSite: true,
  body: ({ body: { file } }: Input) => {
    const form = new FormData();
    form.set('file', file);
    return form;
  },
  read: ({ body }): MediaFile => readOne(body, 'uuid'),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such picture',
    413: 'the file is too large',
    415: 'not sent as multipart/form-data',
    422: 'no picture, or too many pixels',
  },
});
