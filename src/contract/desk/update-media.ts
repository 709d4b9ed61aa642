import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { ALT_MAX, type AltTexts, type MediaFile, type MediaParams, mediaPath } from './media-file.ts';
import { readOne } from './rows.ts';

interface Input extends MediaParams {
  readonly body: { readonly alt: AltTexts };
}

const altText = () => string().trim().defined().max(ALT_MAX);

/** Alternative texts as they are sent: both "" for a decoration, else both filled in. */
export const altTexts = object({ nl: altText(), en: altText() })
  .required()
  .test('both', 'required', ({ nl, en }) => (nl === '') === (en === ''));

export const updateMediaBody = object({ alt: altTexts });

/** Changes the alternative texts of a picture; pages that show it show the new ones at once. */
export const updateMedia = defineOperation({
  name: 'update-media',
  method: 'PATCH',
  route: '/desk/media/:uuid',
  access: 'editor',
  path: (input: Input) => mediaPath(input),
  request: updateMediaBody,
  body: ({ body }) => body,
  read: ({ body }): MediaFile => readOne(body, 'uuid'),
  errors: { 403: 'not logged in as an editor', 404: 'no such picture', 422: 'an alternative text refused' },
});
