import { randomUUID } from 'node:crypto';
import { type SealContext, seal, unseal } from '../../db/encryption/seal.ts';
import type { ContentSystem } from '../../http/content-system.ts';

/** Tables with encrypted reasons, which mention third persons in crisis. */
export type ReasonTable = 'flaggings' | 'moderation_items' | 'moderation_actions';

type Context = Pick<ContentSystem, 'keys'>;

const sealContextOf = (table: ReasonTable, uuid: string, owner: number): SealContext => ({ table, row: uuid, owner });

/** Creates the columns of a reason in a new row; `owner` is 0 if the row is kept when the account is deleted. */
export function sealedReason({ keys }: Context, table: ReasonTable, reason: string | null, owner = 0) {
  const uuid = randomUUID();
  return { uuid, reason: reason === null ? null : seal(keys, sealContextOf(table, uuid, owner), reason) };
}

interface SealedRow {
  readonly uuid: string;
  readonly reason: string | null;
}

/** Decrypts the reason of a row; null if it has none, or it was deleted. */
export const openReason = ({ keys }: Context, table: ReasonTable, { uuid, reason }: SealedRow, owner = 0) =>
  reason === null ? null : unseal(keys, sealContextOf(table, uuid, owner), reason);
