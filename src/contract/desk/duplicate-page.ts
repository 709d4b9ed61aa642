import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { readSavedPage } from './page.ts';

interface Input {
  /** Title of the copy in this language. */
  readonly body: { readonly title: string };
}

/**
 * Copies a page's newest revision in all its languages to the draft of another page, without address and with new
 * blocks.
 */
export const duplicatePage = defineOperation({
  name: 'duplicate-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/duplicate',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  request: object({ title: string().required() }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readSavedPage(body),
  errors: { 403: 'not for editors of content', 404: 'no such page in this language', 422: 'a title that is refused' },
});
