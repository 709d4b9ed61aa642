import { ALERT } from './alert.ts';

/** Every kind of entry that is made from its declaration. */
export const KINDS = [ALERT] as const;

export type Kind = (typeof KINDS)[number];
export type KindName = Kind['name'];

export const KIND_NAMES: readonly KindName[] = KINDS.map(({ name }) => name);

/** The kind with this name, or with this plural; undefined for an entry of another type. */
export const findKind = (name: string): Kind | undefined =>
  KINDS.find((kind) => kind.name === name || kind.plural === name);
