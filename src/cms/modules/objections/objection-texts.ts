import type { ObjectionTexts } from '#src/contract/objection.ts';
import { isRecord } from '#src/contract/wire.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { ContentSystem } from '../../http/content-system.ts';

type Context = Pick<ContentSystem, 'keys'>;

/** Returns the location of an encrypted objection. */
const toObjectionContext = (uuid: string, uid: number): CipherContext => ({
  table: 'objections',
  row: uuid,
  owner: uid,
});

export const encryptObjection = (
  { keys }: Context,
  uuid: string,
  uid: number,
  objectionTexts: ObjectionTexts,
): string => encryptText(keys, toObjectionContext(uuid, uid), JSON.stringify(objectionTexts));

interface Row {
  readonly uuid: string;
  readonly uid: number;
  readonly words: string;
}

export function decryptObjection({ keys }: Context, { uuid, uid, words }: Row): ObjectionTexts {
  const decrypted: unknown = JSON.parse(decryptText(keys, toObjectionContext(uuid, uid), words));
  if (!isRecord(decrypted) || typeof decrypted.why !== 'string' || typeof decrypted.more !== 'string') {
    throw new Error('The objection cannot be read.');
  }
  return { why: decrypted.why, more: decrypted.more };
}
