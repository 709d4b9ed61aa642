import { number, object } from 'yup';
import { defineOperation } from '../operation.ts';
import { readSavedPage } from './page.ts';

/** Takes a language of a page from visitors, and off the schedule; its content stays as a draft. */
export const unpublishPage = defineOperation({
  name: 'unpublish-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/unpublish',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  request: object({ from: number().integer().required() }),
  body: ({ body }: { readonly body: { readonly from: number } }) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not for editors of content',
    404: 'no such page in this language',
    412: 'somebody saved meanwhile: readConflict tells what stands',
  },
});
