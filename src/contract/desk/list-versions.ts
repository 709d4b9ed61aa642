import { defineOperation } from '../operation.ts';
import { getNumberMember, type Paged, readPaged } from '../paged.ts';
import { isRecord } from '../wire.ts';
import { textOrNull } from './page.ts';

/** Entry types that the desk saves as a whole; pages have revisions. */
export const VERSIONED_KINDS = ['menu', 'alert', 'term', 'mail', 'webform', 'site', 'media', 'self-test'] as const;
export type VersionedKind = (typeof VERSIONED_KINDS)[number];

/** An entry of such a type: a menu by menu, domain and language; a mail by name and language; others by their id. */
export interface VersionedThing {
  readonly kind: VersionedKind;
  readonly key: string;
}

/** The key of an entry that is identified by several names. */
export const versionKey = (...names: readonly string[]): string => names.join('.');

/** One saved state of an entry. */
export interface SavedVersion {
  readonly id: number;
  /** True for a state that was never published. */
  readonly isDraft: boolean;
  /** ISO 8601; null for content from before the first stored save. */
  readonly savedAt: string | null;
  /** Null for the system itself, empty for a deleted account. */
  readonly author: string | null;
  /** Content in the form that a save takes; null for a deletion. */
  readonly content: Readonly<Record<string, unknown>> | null;
}

function readRow(raw: Readonly<Record<string, unknown>>): SavedVersion | null {
  const id = getNumberMember(raw, 'id');
  if (id === null) return null;
  const content = isRecord(raw.content) ? raw.content : null;
  return {
    id,
    isDraft: raw.isDraft === true,
    savedAt: textOrNull(raw, 'savedAt'),
    author: textOrNull(raw, 'author'),
    content,
  };
}

interface Input {
  readonly params: VersionedThing;
  readonly query?: { readonly page?: number };
}

/** Lists every saved state of an entry, including drafts, newest first. Saving its content again restores one. */
export const listVersions = defineOperation({
  name: 'list-versions',
  method: 'GET',
  route: '/desk/versions/:kind/:key',
  access: 'editor',
  query: ({ query }: Input) => (query?.page === undefined ? [] : [['page', String(query.page)]]),
  read: ({ body }): Paged<SavedVersion> => readPaged(body, readRow),
  errors: { 403: 'not for this member of the staff', 404: 'no such kind' },
});
