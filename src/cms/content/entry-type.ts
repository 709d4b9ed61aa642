import type { EntryTypeName } from '#src/contract/desk/versions.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import type { EditedScope } from '#src/rules/desk/editor-rights.ts';
import type { ApiContext } from '../http/request.ts';
import type { Transaction } from './change-content.ts';

/** Author and time of a change at the desk, and the language of its errors. */
export interface Actor {
  /** Null for the system. */
  readonly uid: number | null;
  readonly at: Date;
  readonly language: Language;
}

/** Returns the staff member who sent the request. */
export const getActor = ({ var: { session, system, language } }: ApiContext): Actor => ({
  uid: session?.uid ?? null,
  at: system.now(),
  language,
});

/** Creates the system as author of a change at a planned time. */
export const createSystemActor = (time: Date): Actor => ({ uid: null, at: time, language: DEFAULT_LANGUAGE });

export type EntryContent = Readonly<Record<string, unknown>>;

/** Rows of a table that belong to an entry, selected by the value of a column. */
export interface DependentRows {
  readonly table: string;
  readonly column: string;
  readonly value: string | number;
}

/** Operations that the desk has for every entry type. */
export interface EntryType {
  readonly kind: EntryTypeName;
  readonly access: 'editor' | 'administrator';
  /**
   * Returns programmes and languages of the entry, to check an editor's rights: both as published and after a change to
   * this content. Null for content that is not part of a programme.
   */
  readonly placeOf: (tx: Transaction, key: string, content: EntryContent | null) => Promise<EditedScope | null>;
  /** Content that is saved as a whole; absent for pages, which have revisions. */
  readonly content?: {
    /** Returns the published content, in the shape of a save request, locked by the transaction; null if missing. */
    readonly read: (tx: Transaction, key: string) => Promise<object | null>;
    /** Validates and publishes the content; throws ValidationFailure. Returns the cache tags that change. */
    readonly write: (tx: Transaction, key: string, content: EntryContent, by: Actor) => Promise<readonly string[]>;
  };
  /**
   * Publishes the draft of an entry type with its own draft storage; `seen` is the `edit` value from the list of
   * drafts, undefined for the newest. Returns the changed cache tags; throws 412 after a save in between, 404 if there
   * is no draft.
   */
  readonly publishDraft?: (
    tx: Transaction,
    key: string,
    seen: number | undefined,
    by: Actor,
  ) => Promise<readonly string[]>;
  /** Unpublishes an entry and returns the changed cache tags; absent for entry types that cannot be unpublished. */
  readonly hide?: (tx: Transaction, key: string, by: Actor) => Promise<readonly string[]>;
  /** Hides an entry that was restored from the bin; returns the changed cache tags. */
  readonly cameBack?: (tx: Transaction, key: string, by: Actor) => Promise<readonly string[]>;
}
