import { createHmac } from 'node:crypto';
import { toNicknameKey } from '#src/rules/fields/nickname.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';

/** Returns the hash of a domain's nickname for storage without the name: equal for names that look alike. */
export const hashNickname = (keys: Keyring, version: number, domain: string, nickname: string): Buffer =>
  createHmac('sha256', keys.keyOf(version, 'nickname'))
    .update(`${domain}\n${toNicknameKey(nickname)}`)
    .digest();

/** Returns the hashes of a nickname by every key of the installation, so that a new key does not release a name. */
export function listNicknameHashes(keys: Keyring, domain: string, nickname: string): readonly Buffer[] {
  return keys.versions().map((version) => hashNickname(keys, version, domain, nickname));
}
