import { defineOperation, encodePath } from '../operation.ts';
import { numberIn, type Paged, readPaged } from '../paged.ts';
import { isRecord } from '../wire.ts';
import { textOrNull } from './page.ts';

/** What the desk saves as a whole, besides pages. */
export const VERSIONED_KINDS = ['menu', 'alert', 'term', 'mail', 'webform', 'site', 'media', 'self-test'] as const;
export type VersionedKind = (typeof VERSIONED_KINDS)[number];

/** One thing of such a kind: a menu by menu, domain and language; a mail by name and language; others by their id. */
export interface VersionedThing {
  readonly kind: VersionedKind;
  readonly key: string;
}

/** The key of something that several names name together. */
export const versionKey = (...names: readonly string[]): string => names.join('.');

/** One saved state of a thing. */
export interface SavedVersion {
  readonly id: number;
  /** Whether it was only ever seen at the desk. */
  readonly isDraft: boolean;
  /** ISO 8601; null for what stood there before saves were kept. */
  readonly savedAt: string | null;
  /** Null for the system itself, empty for an account that is gone. */
  readonly author: string | null;
  /** As its save takes it; null where it was taken away. */
  readonly content: Readonly<Record<string, unknown>> | null;
}

function readRow(raw: Readonly<Record<string, unknown>>): SavedVersion | null {
  const id = numberIn(raw, 'id');
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

/** Every saved state of a thing, drafts as well, the newest first. One is brought back by saving its content again. */
export const listVersions = defineOperation({
  name: 'list-versions',
  method: 'GET',
  route: '/desk/versions/:kind/:key',
  access: 'editor',
  path: ({ params: { kind, key } }: Input) => `/desk/versions/${kind}/${encodePath(key)}`,
  query: ({ query }) => (query?.page === undefined ? [] : [['page', String(query.page)]]),
  read: ({ body }): Paged<SavedVersion> => readPaged(body, readRow),
  errors: { 403: 'not for this member of the staff', 404: 'no such kind' },
});
