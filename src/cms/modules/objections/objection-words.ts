import type { ObjectionTexts } from '#src/contract/objection.ts';
import { isRecord } from '#src/contract/wire.ts';
import { type SealContext, seal, unseal } from '../../db/encryption/seal.ts';
import type { ContentSystem } from '../../http/content-system.ts';

type Context = Pick<ContentSystem, 'keys'>;

/** Returns the location of an encrypted objection. */
const sealContextOf = (uuid: string, uid: number): SealContext => ({ table: 'objections', row: uuid, owner: uid });

export const sealObjection = ({ keys }: Context, uuid: string, uid: number, words: ObjectionTexts): string =>
  seal(keys, sealContextOf(uuid, uid), JSON.stringify(words));

interface Row {
  readonly uuid: string;
  readonly uid: number;
  readonly words: string;
}

export function openObjection({ keys }: Context, { uuid, uid, words }: Row): ObjectionTexts {
  const opened: unknown = JSON.parse(unseal(keys, sealContextOf(uuid, uid), words));
  if (!isRecord(opened) || typeof opened.why !== 'string' || typeof opened.more !== 'string') {
    throw new Error('The objection cannot be read.');
  }
  return { why: opened.why, more: opened.more };
}
