import { randomUUID } from 'node:crypto';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { ContentSystem } from '../../http/content-system.ts';

/** Tables with encrypted reasons, which mention third persons in crisis. */
export type ReasonTable = 'flaggings' | 'moderation_items' | 'moderation_actions';

type Context = Pick<ContentSystem, 'keys'>;

const getSealContext = (table: ReasonTable, uuid: string, owner: number): CipherContext => ({
  table,
  row: uuid,
  owner,
});

/** Creates the columns of a reason in a new row; `owner` is 0 if the row remains after the account is deleted. */
export function encryptReason({ keys }: Context, table: ReasonTable, reason: string | null, owner = 0) {
  const uuid = randomUUID();
  return { uuid, reason: reason === null ? null : encryptText(keys, getSealContext(table, uuid, owner), reason) };
}

interface SealedRow {
  readonly uuid: string;
  readonly reason: string | null;
}

/** Decrypts the reason of a row; null if it has none, or it was deleted. */
export const decryptReason = ({ keys }: Context, table: ReasonTable, { uuid, reason }: SealedRow, owner = 0) =>
  reason === null ? null : decryptText(keys, getSealContext(table, uuid, owner), reason);
