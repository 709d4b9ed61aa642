import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';

interface Input {
  /** Without language prefix. */
  readonly body: { readonly path: string };
}

/** Puts a page at another path of a language; the path it leaves redirects there. */
export const movePage = defineOperation({
  name: 'move-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/path',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  answer: 'empty',
  request: object({ path: string().required() }),
  body: ({ body }: Input) => body,
  read: (): null => null,
  errors: {
    403: 'not for editors of content',
    404: 'no such page in this language',
    422: 'no path, or another page stands there: readViolations tells',
  },
});
