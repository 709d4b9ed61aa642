import { type CipherContext, decryptText, encryptText } from '../db/encryption/seal.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { User } from './find-user.ts';
import { hashPassword, verifyPassword } from './password.ts';

type Keys = Pick<ContentSystem, 'keys'>;

const getContext = (uid: number): CipherContext => ({ table: 'users', row: uid, owner: uid });

/**
 * Returns the stored form of a code: hashed like a password, and encrypted, because a leaked table would quickly reveal
 * one of a million values. Called inside a slot.
 */
export const encryptLockCode = async ({ keys }: Keys, uid: number, code: string): Promise<string> =>
  encryptText(keys, getContext(uid), await hashPassword(code));

/** Returns true for the stored code; takes as long if none is stored. Called inside a slot. */
export const verifyLockCode = ({ keys }: Keys, { uid, lockCode }: User, code: string): Promise<boolean> =>
  verifyPassword(code.replace(/\s/g, ''), lockCode === null ? null : decryptText(keys, getContext(uid), lockCode));
