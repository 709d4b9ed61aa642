import type { ThingKindName } from '#src/contract/desk/thing.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import type { EditedPlace } from '#src/rules/desk/editor-rights.ts';
import type { ApiContext } from '../http/request.ts';
import type { Transaction } from './change-content.ts';

/** Who changes something at the desk, when, and in which language they read a refusal. */
export interface By {
  /** Null for the system itself. */
  readonly uid: number | null;
  readonly at: Date;
  readonly language: Language;
}

/** The member of the staff whose request this is. */
export const byOf = ({ var: { session, system, language } }: ApiContext): By => ({
  uid: session?.uid ?? null,
  at: system.now(),
  language,
});

/** The system itself, at a moment that somebody set. */
export const bySystem = (at: Date): By => ({ uid: null, at, language: DEFAULT_LANGUAGE });

export type ThingContent = Readonly<Record<string, unknown>>;

/** The rows of a table that are part of a thing, by the value of a column. */
export interface PartRows {
  readonly table: string;
  readonly column: string;
  readonly value: string | number;
}

/** What the desk does with every kind of thing alike. */
export interface ThingKind {
  readonly kind: ThingKindName;
  readonly access: 'editor' | 'administrator';
  /**
   * Where it stands, for whoever is kept to programmes or languages: as visitors see it, and as this content would have
   * it. Null for what no programme shows.
   */
  readonly placeOf: (tx: Transaction, key: string, content: ThingContent | null) => Promise<EditedPlace | null>;
  /** What is saved of it as a whole; absent for pages, which keep revisions of their own. */
  readonly content?: {
    /** What visitors see, as a save takes it, held until the transaction ends; null where there is no such thing. */
    readonly read: (tx: Transaction, key: string) => Promise<object | null>;
    /** Checks the content and shows it to visitors; throws ValidationFailure. The answer is the tags of what it changes. */
    readonly write: (tx: Transaction, key: string, content: ThingContent, by: By) => Promise<readonly string[]>;
  };
  /**
   * Shows the draft of what keeps its drafts elsewhere to visitors; `seen` is what the list of drafts gave as its `edit`.
   * The answer is the tags of what that changes; throws 412 where somebody saved since, 404 where there is no draft.
   */
  readonly publishDraft?: (tx: Transaction, key: string, seen: number, by: By) => Promise<readonly string[]>;
  /** Takes it from visitors, with the tags of what that changes; absent for what has no such switch. */
  readonly hide?: (tx: Transaction, key: string, by: By) => Promise<readonly string[]>;
  /** Settles what came back from the bin, so that no visitor sees it at once; the answer is the tags of what changed. */
  readonly cameBack?: (tx: Transaction, key: string, by: By) => Promise<readonly string[]>;
}
