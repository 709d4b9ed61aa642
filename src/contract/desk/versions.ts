import type { DomainKey } from '#src/domains/domain.ts';
import { KIND_NAMES } from '../kinds/index.ts';
import { defineOperation } from '../operation.ts';
import { castRow, getNumberMember, type Paged, readPaged } from '../paged.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { objectWithMember } from '../shape/shape.ts';
import { isRecord } from '../wire.ts';
import { readTextOrNull } from './pages.ts';
import { toQueryEntries } from './rows.ts';

/** Entry types that the desk saves as a whole; pages have revisions. */
export const VERSIONED_TYPES = [
  'menu',
  ...KIND_NAMES,
  'term',
  'mail',
  'webform',
  'site',
  'media',
  'self-test',
] as const;
export type VersionedKind = (typeof VERSIONED_TYPES)[number];

/** An entry of a type with versions: a menu by name, domain and language; a mail by name and language; others by id. */
export interface VersionedEntry {
  readonly kind: VersionedKind;
  readonly key: string;
}

/** Joins several names to the key of an entry. */
export const joinEntryKey = (...names: readonly string[]): string => names.join('.');

/** One saved state of an entry. */
export interface SavedVersion {
  readonly id: number;
  /** True for a state that was never published. */
  readonly isDraft: boolean;
  /** ISO 8601; null for content from before the first stored save. */
  readonly savedAt: string | null;
  /** Null for the system, empty for a deleted account. */
  readonly author: string | null;
  /** Content in the shape of a save request; null for a deletion. */
  readonly content: Readonly<Record<string, unknown>> | null;
}

function readRow(raw: Readonly<Record<string, unknown>>): SavedVersion | null {
  const id = getNumberMember(raw, 'id');
  if (id === null) return null;
  const content = isRecord(raw.content) ? raw.content : null;
  return {
    id,
    isDraft: raw.isDraft === true,
    savedAt: readTextOrNull(raw, 'savedAt'),
    author: readTextOrNull(raw, 'author'),
    content,
  };
}

interface Input {
  readonly params: VersionedEntry;
  readonly query?: { readonly page?: number };
}

/** Lists every saved state of an entry, including drafts, newest first. A state is restored by saving its content. */
export const listVersions = defineOperation({
  name: 'list-versions',
  method: 'GET',
  route: '/desk/versions/:kind/:key',
  access: 'editor',
  query: ({ query }: Input) => (query?.page === undefined ? [] : [['page', String(query.page)]]),
  read: ({ body }): Paged<SavedVersion> => readPaged(body, readRow),
  errors: { 403: 'the staff member has no access to this entry', 404: 'no such entry type' },
});

/** Entry types that editors change; drafts of pages are revisions. */
export const ENTRY_TYPES = ['page', ...VERSIONED_TYPES] as const;
export type EntryTypeName = (typeof ENTRY_TYPES)[number];

/** Entry types that are hidden when their publication ends; for others the previous version is restored. */
export const SWITCHABLE_TYPES: readonly EntryTypeName[] = ['page', 'webform', 'self-test', ...KIND_NAMES];

/** An entry: keyed as in its versions; a page by its number and language ("12.nl"). */
export interface EntryKey {
  readonly kind: EntryTypeName;
  readonly key: string;
}

/** Draft and planned dates of an entry. */
export interface PendingChanges<T = Readonly<Record<string, unknown>>> {
  /** Number of draft saves; the next save has to send it. */
  readonly edit: number;
  readonly draft: {
    /** Content in the shape of a save request of the entry. */
    readonly content: T;
    /** ISO 8601. */
    readonly savedAt: string;
    /** Null for the system, empty for a deleted account. */
    readonly author: string | null;
  } | null;
  /** Author of the proposal to publish the draft: null if there is none, empty for a deleted account. */
  readonly askedBy: string | null;
  /** ISO 8601: time at which the planned draft lost its date, as it was refused or other content was published. */
  readonly stoppedAt: string | null;
  /** ISO 8601; null if the draft has to be published by hand. */
  readonly publishAt: string | null;
  /** ISO 8601; null if the published content has no end. */
  readonly endAt: string | null;
}

export const ENTRY_ROUTE = '/desk/things/:kind/:key';

/** Number of days after which deleted entries are permanently deleted. */
export const BIN_DAYS = 30;

/** A deleted entry that can be restored. */
export interface DeletedEntry {
  readonly id: number;
  readonly kind: EntryTypeName;
  readonly name: string;
  readonly domains: readonly DomainKey[];
  /** ISO 8601. */
  readonly deletedAt: string;
  /** Null for the system, empty for a deleted account. */
  readonly deletedBy: string | null;
}

/** Lists the entries deleted in the last thirty days, newest first. */
export const listBin = defineOperation({
  name: 'list-bin',
  method: 'GET',
  route: '/desk/bin',
  access: 'editor',
  query: ({ query }: { readonly query?: { readonly page?: number } }) => toQueryEntries(query),
  read: ({ body }): Paged<DeletedEntry> => readPaged(body, castRow<DeletedEntry>),
  errors: { 403: 'not logged in as an editor' },
});

/** A restored entry; `isWhole` is false if one of its paths is used by another page. */
export interface RestoredEntry extends EntryKey {
  readonly isWhole: boolean;
}

/** Restores an entry from the bin, hidden from visitors: a page as a draft, an alert off. A term is visible at once. */
export const restoreEntry = defineOperation({
  name: 'bring-back',
  method: 'POST',
  route: '/desk/bin/:id',
  access: 'editor',
  touches: 'stored',
  activity: 'bin',
  read: ({ body }): RestoredEntry => parseAnswer(objectWithMember<RestoredEntry>('kind'), body),
  errors: { 403: 'not logged in as an editor', 404: 'not in the bin' },
});

/** Permanently deletes an entry in the bin, with its versions. */
export const deleteFromBin = defineOperation({
  name: 'erase-binned',
  method: 'DELETE',
  route: '/desk/bin/:id',
  access: 'administrator',
  activity: 'bin',
  answer: 'empty',
  errors: { 403: 'not logged in as an administrator', 404: 'not in the bin' },
});
