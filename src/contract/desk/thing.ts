import { VERSIONED_KINDS } from './list-versions.ts';

/** Entry types that editors change; drafts of pages are revisions. */
export const THING_KINDS = ['page', ...VERSIONED_KINDS] as const;
export type ThingKindName = (typeof THING_KINDS)[number];

/** Entry types that are hidden when they end; for others the previous version is restored. */
export const SWITCHED_KINDS: readonly ThingKindName[] = ['page', 'alert', 'webform', 'self-test'];

/** An entry: keyed as in its versions; a page by its number and language ("12.nl"). */
export interface ThingPlace {
  readonly kind: ThingKindName;
  readonly key: string;
}

/** Draft and planned moments of an entry. */
export interface Waiting<T = Readonly<Record<string, unknown>>> {
  /** Number of draft saves; the next save names it. */
  readonly edit: number;
  readonly draft: {
    /** Content in the form that a save of the entry takes. */
    readonly content: T;
    /** ISO 8601. */
    readonly savedAt: string;
    /** Null for the system itself, empty for a deleted account. */
    readonly author: string | null;
  } | null;
  /** Author of the proposal to publish the draft, empty for a deleted account; null without one. */
  readonly askedBy: string | null;
  /** ISO 8601: time at which other content was published instead of the planned draft; null otherwise. */
  readonly stoppedAt: string | null;
  /** ISO 8601; null where the draft has to be published by hand. */
  readonly publishAt: string | null;
  /** ISO 8601; null where the published content has no end. */
  readonly endAt: string | null;
}

export const THING_ROUTE = '/desk/things/:kind/:key';
