import { defineOperation } from '../operation.ts';
import type { UsedMediaFile } from './media-file.ts';
import { readOne } from './rows.ts';

/** Returns a picture with its uses. */
export const openMedia = defineOperation({
  name: 'open-media',
  method: 'GET',
  route: '/desk/media/:uuid',
  access: 'editor',
  read: ({ body }): UsedMediaFile => readOne(body, 'usedBy'),
  errors: { 403: 'not logged in as an editor', 404: 'no such picture' },
});
