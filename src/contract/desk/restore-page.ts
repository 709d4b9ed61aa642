import { number, object } from 'yup';
import { defineOperation } from '../operation.ts';
import { readSavedPage } from './page.ts';

interface Input {
  /** The revision to restore, and the currently newest one. */
  readonly body: { readonly vid: number; readonly from: number };
}

/** Creates a new draft from an old revision of the same language; later revisions are kept. */
export const restorePage = defineOperation({
  name: 'restore-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/restore',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  request: object({ vid: number().integer().required(), from: number().integer().required() }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not for editors of content',
    404: 'no such page or revision in this language',
    412: 'somebody saved meanwhile: readConflict tells what stands',
  },
});
