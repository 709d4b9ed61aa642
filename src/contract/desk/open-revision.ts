import { defineOperation } from '../operation.ts';
import { getTextMember } from '../paged.ts';
import { record } from '../wire.ts';
import { requiredNumber, textOrNull } from './page.ts';

/** Content of a page in a language at a save. */
export interface PageRevision {
  readonly vid: number;
  readonly title: string;
  /** Stored values by their names in the registry. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Null for the system itself. */
  readonly author: string | null;
}

function readRevision(body: unknown): PageRevision {
  const raw = record(body, 'revision');
  return {
    vid: requiredNumber(raw, 'vid'),
    title: getTextMember(raw, 'title'),
    fields: record(raw.fields, 'fields'),
    savedAt: getTextMember(raw, 'savedAt'),
    author: textOrNull(raw, 'author'),
  };
}

/** Returns one saved state of a page in a language. */
export const openRevision = defineOperation({
  name: 'open-revision',
  method: 'GET',
  route: '/desk/pages/:nid/:language/revisions/:vid',
  access: 'editor',
  read: ({ body }) => readRevision(body),
  errors: { 403: 'not for editors of content', 404: 'no such revision of this page in this language' },
});
