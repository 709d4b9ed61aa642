import { ALERT } from './alert.ts';

/** All kinds of entries that are created from a declaration. */
export const KINDS = [ALERT] as const;

export type EntryKind = (typeof KINDS)[number];
export type EntryKindName = EntryKind['name'];

export const KIND_NAMES: readonly EntryKindName[] = KINDS.map(({ name }) => name);

/** Returns the kind with this name, or with this plural; undefined for an entry of another type. */
export const findKind = (name: string): EntryKind | undefined =>
  KINDS.find((kind) => kind.name === name || kind.plural === name);
