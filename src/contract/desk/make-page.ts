import { array, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { readSavedPage } from './page.ts';

interface Input {
  readonly body: {
    /** Machine name of a node type that editors create. */
    readonly type: string;
    readonly domains: readonly DomainKey[];
    readonly language: Language;
    readonly title: string;
    /** Without language prefix; a type that is no page of its own has none. */
    readonly path?: string;
  };
}

/** Creates a page: an empty draft with a title. */
export const makePage = defineOperation({
  name: 'make-page',
  method: 'POST',
  route: '/desk/pages',
  access: 'editor',
  touches: 'sent',
  activity: 'page',
  request: object({
    type: string().required(),
    domains: array(string().required()).required().min(1),
    language: string().oneOf(['nl', 'en']).required(),
    title: string().required(),
    path: string(),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readSavedPage(body),
  errors: { 403: 'not for editors of content', 422: 'values refused: readViolations tells where' },
});
