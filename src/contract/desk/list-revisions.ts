import { defineOperation } from '../operation.ts';
import { getNumberMember, getTextMember, type Paged, readPaged } from '../paged.ts';
import { parseChoice, textOrNull } from './page.ts';

/** State after a save: a draft, published, or scheduled. */
export type RevisionState = 'draft' | 'published' | 'scheduled';
const REVISION_STATES: readonly RevisionState[] = ['draft', 'published', 'scheduled'];

/** One saved state of a page in a language. */
export interface RevisionRow {
  readonly vid: number;
  readonly title: string;
  readonly state: RevisionState;
  /** True for the published revision. */
  readonly isSeen: boolean;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Null for the system itself. */
  readonly author: string | null;
}

function readRow(raw: Readonly<Record<string, unknown>>): RevisionRow | null {
  const vid = getNumberMember(raw, 'vid');
  const state = parseChoice(raw, 'state', REVISION_STATES);
  if (vid === null || state === null) return null;
  return {
    vid,
    title: getTextMember(raw, 'title'),
    state,
    isSeen: raw.isSeen === true,
    savedAt: getTextMember(raw, 'savedAt'),
    author: textOrNull(raw, 'author'),
  };
}

/** Lists every saved state of a page in a language, newest first. */
export const listRevisions = defineOperation({
  name: 'list-revisions',
  method: 'GET',
  route: '/desk/pages/:nid/:language/revisions',
  access: 'editor',
  query: ({ query }: { readonly query?: { readonly page?: number } }) =>
    query?.page === undefined ? [] : [['page', String(query.page)]],
  read: ({ body }): Paged<RevisionRow> => readPaged(body, readRow),
  errors: { 403: 'not for editors of content', 404: 'no such page in this language' },
});
