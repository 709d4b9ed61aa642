import { eq } from 'drizzle-orm';
import { users } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { Transaction } from '../jobs/jobs.ts';
import { type Erasure, noteErasure } from './erasures.ts';

/**
 * Erases a person: every row of every module, in one transaction. The answer is what tells a backup from before that
 * they are gone.
 */
export async function eraseUser(
  { personalData }: Pick<ContentSystem, 'personalData'>,
  tx: Transaction,
  uid: number,
): Promise<Erasure | undefined> {
  // What somebody writes about the account meanwhile, such as a link that is mailed, is there before its table is emptied.
  await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
  const erasure = await noteErasure(tx, uid);
  for (const { erase } of personalData) await erase(tx, uid);
  return erasure;
}
