import { eq } from 'drizzle-orm';
import { type SealContext, seal, unseal } from '../db/encryption/seal.ts';
import type { Orm } from '../db/orm.ts';
import { secondFactors } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { Transaction } from '../jobs/jobs.ts';
import type { User } from './find-user.ts';

type Keys = ContentSystem['keys'];
export type Factor = typeof secondFactors.$inferSelect;

const sealContextOf = (uid: number): SealContext => ({ table: 'second_factors', row: uid, owner: uid });

/** A secret as it is kept. */
export const closeSecret = (keys: Keys, uid: number, secret: string): string => seal(keys, sealContextOf(uid), secret);

/** A secret that was kept, open. */
export const openSecret = (keys: Keys, uid: number, sealed: string): string => unseal(keys, sealContextOf(uid), sealed);

/** Stored second factor of a user. */
export async function factorOf(db: Orm | Transaction, uid: number): Promise<Factor | undefined> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.uid, uid));
  return factor;
}

/** The same row, locked until the transaction ends. */
export async function lockFactor(tx: Transaction, uid: number): Promise<Factor | undefined> {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.uid, uid)).for('update');
  return factor;
}

/** Who can do nothing before a second factor is set up: nurses, who read what others drink, and staff. */
export const hasToHaveFactor = ({ role }: Pick<User, 'role'>): boolean => role !== 'client' && role !== 'sso_client';

/** Returns whether logging in requires a code. */
export async function asksForCode(db: Orm | Transaction, user: Pick<User, 'uid' | 'role'>): Promise<boolean> {
  if (!hasToHaveFactor(user)) return false;
  return (await factorOf(db, user.uid))?.confirmedAt != null;
}
