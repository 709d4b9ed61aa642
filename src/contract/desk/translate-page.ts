import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { type PageParams, readSavedPage } from './page.ts';

interface Input {
  /** The language to create. */
  readonly params: PageParams;
  readonly body: {
    readonly title: string;
    /** Without language prefix; absent for a page without a path in the other language. */
    readonly path?: string;
  };
}

/** Creates another language of a page: a draft with the content of the existing language, to be translated. */
export const translatePage = defineOperation({
  name: 'translate-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/translate',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  request: object({ title: string().required(), path: string() }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not for editors of content',
    404: 'no such page',
    412: 'it has the language already: readConflict tells what stands',
    422: 'values refused: readViolations tells where',
  },
});
