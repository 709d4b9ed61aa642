import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { type PageParams, pagePath, readSavedPage } from './page.ts';

interface Input {
  readonly params: PageParams;
  /** What the copy is called in this language. */
  readonly body: { readonly title: string };
}

/** Makes a draft of a page's newest words in all its languages: another page, without address, none of its blocks shared. */
export const duplicatePage = defineOperation({
  name: 'duplicate-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/duplicate',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  path: ({ params }: Input) => `${pagePath(params)}/duplicate`,
  request: object({ title: string().required() }),
  body: ({ body }) => body,
  read: ({ body }) => readSavedPage(body),
  errors: { 403: 'not for editors of content', 404: 'no such page in this language', 422: 'a title that is refused' },
});
