import { number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { readSavedPage } from './page.ts';

interface Input {
  /** `at` is ISO 8601; a moment that has passed, and none, is now. */
  readonly body: { readonly from: number; readonly at?: string };
}

/** Publishes the newest revision, now or at a future moment. */
export const publishPage = defineOperation({
  name: 'publish-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/publish',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  request: object({ from: number().integer().required(), at: string() }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not for editors of content',
    404: 'no such page in this language',
    412: 'somebody saved meanwhile: readConflict tells what stands',
    422: 'values are missing: readViolations tells where',
  },
});
