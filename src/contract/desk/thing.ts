import { encodePath } from '../operation.ts';
import { VERSIONED_KINDS } from './list-versions.ts';

/** Everything that an editor changes; pages keep their drafts as revisions of their own. */
export const THING_KINDS = ['page', ...VERSIONED_KINDS] as const;
export type ThingKindName = (typeof THING_KINDS)[number];

/** Kinds that are taken from visitors when they end; of every other the version before comes back. */
export const SWITCHED_KINDS: readonly ThingKindName[] = ['page', 'alert', 'webform', 'self-test'];

/** One thing: as its versions name it; a page by its number and language ("12.nl"). */
export interface ThingPlace {
  readonly kind: ThingKindName;
  readonly key: string;
}

/** What waits for a thing besides what visitors see. */
export interface Waiting<T = Readonly<Record<string, unknown>>> {
  /** Counts the saves of drafts; the next save names it. */
  readonly edit: number;
  readonly draft: {
    /** As the save of the thing takes it. */
    readonly content: T;
    /** ISO 8601. */
    readonly savedAt: string;
    /** Null for the system itself, empty for an account that is gone. */
    readonly author: string | null;
  } | null;
  /** Who proposed the draft to whoever may publish, empty for somebody who is gone; null where nobody did. */
  readonly askedBy: string | null;
  /** ISO 8601: the draft was planned, and something else was published instead; null where that is not so. */
  readonly stoppedAt: string | null;
  /** ISO 8601; null where the draft waits for somebody to publish it. */
  readonly publishAt: string | null;
  /** ISO 8601; null where what visitors see has no end. */
  readonly endAt: string | null;
}

export const THING_ROUTE = '/desk/things/:kind/:key';
export const thingPath = ({ kind, key }: ThingPlace): string => `/desk/things/${kind}/${encodePath(key)}`;
