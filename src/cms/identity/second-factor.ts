import { eq } from 'drizzle-orm';
import { type CipherContext, decryptText, encryptText } from '../db/encryption/seal.ts';
import type { Orm } from '../db/orm.ts';
import { secondFactors } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { Transaction } from '../jobs/jobs.ts';
import type { User } from './find-user.ts';

type Keys = ContentSystem['keys'];
export type SecondFactor = typeof secondFactors.$inferSelect;

const toFactorContext = (uid: number): CipherContext => ({ table: 'second_factors', row: uid, owner: uid });

/** Encrypts a secret for storage. */
export const encryptSecret = (keys: Keys, uid: number, secret: string): string =>
  encryptText(keys, toFactorContext(uid), secret);

/** Decrypts a stored secret. */
export const decryptSecret = (keys: Keys, uid: number, ciphertext: string): string =>
  decryptText(keys, toFactorContext(uid), ciphertext);

/** Finds the second factor of a user. */
export async function findSecondFactor(db: Orm | Transaction, uid: number): Promise<SecondFactor | undefined> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.uid, uid));
  return factor;
}

/** Finds a second factor and locks the row until the transaction ends. */
export async function lockSecondFactor(tx: Transaction, uid: number): Promise<SecondFactor | undefined> {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.uid, uid)).for('update');
  return factor;
}

/** Returns true for users who have to set up a second factor: nurses, who read clients' data, and staff. */
export const requiresSecondFactor = ({ role }: Pick<User, 'role'>): boolean =>
  role !== 'client' && role !== 'sso_client';

/** Returns true if logging in requires a code. */
export async function requiresLoginCode(db: Orm | Transaction, user: Pick<User, 'uid' | 'role'>): Promise<boolean> {
  if (!requiresSecondFactor(user)) return false;
  return (await findSecondFactor(db, user.uid))?.confirmedAt != null;
}
