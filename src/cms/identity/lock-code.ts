import { type SealContext, seal, unseal } from '../db/encryption/seal.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { User } from './find-user.ts';
import { hashPassword, verifyPassword } from './password.ts';

type Keys = Pick<ContentSystem, 'keys'>;

const contextOf = (uid: number): SealContext => ({ table: 'users', row: uid, owner: uid });

/**
 * A code as it is kept: hashed as a password is, and sealed, for its million values are soon tried by whoever reads the
 * table. Call it inside a slot.
 */
export const closeLockCode = async ({ keys }: Keys, uid: number, code: string): Promise<string> =>
  seal(keys, contextOf(uid), await hashPassword(code));

/** Returns whether a code is the stored one; takes as long where none is stored. Call it inside a slot. */
export const verifyLockCode = ({ keys }: Keys, { uid, lockCode }: User, code: string): Promise<boolean> =>
  verifyPassword(code.replace(/\s/g, ''), lockCode === null ? null : unseal(keys, contextOf(uid), lockCode));
