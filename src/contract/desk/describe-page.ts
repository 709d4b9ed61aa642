import { array, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';

interface Input {
  /** Absent members stay unchanged. */
  readonly body: { readonly domains?: readonly DomainKey[]; readonly notes?: string };
}

/** The longest notes of editors, in characters. */
export const PAGE_NOTES_LENGTH = 10_000;

/** Changes the properties of a page in all its languages: its domains, and the notes of editors. */
export const describePage = defineOperation({
  name: 'describe-page',
  method: 'PATCH',
  route: '/desk/pages/:nid',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  answer: 'empty',
  request: object({ domains: array(string().required()).min(1), notes: string() }),
  body: ({ body }: Input) => body,
  read: (): null => null,
  errors: {
    403: 'not for editors of content',
    404: 'no such page',
    422: 'the notes are too long, or a path of the page is taken in one of the domains: readViolations tells',
  },
});
