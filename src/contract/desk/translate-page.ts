import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { type PageParams, pagePath, readSavedPage } from './page.ts';

interface Input {
  /** The language that is to be made. */
  readonly params: PageParams;
  readonly body: {
    readonly title: string;
    /** Without language prefix; a page that has no path in the other language needs none. */
    readonly path?: string;
  };
}

/** Makes another language of a page: a draft of what stands in the language it has, to be translated. */
export const translatePage = defineOperation({
  name: 'translate-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/translate',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  path: ({ params }: Input) => `${pagePath(params)}/translate`,
  request: object({ title: string().required(), path: string() }),
  body: ({ body }) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not for editors of content',
    404: 'no such page',
    412: 'it has the language already: readConflict tells what stands',
    422: 'values refused: readViolations tells where',
  },
});
