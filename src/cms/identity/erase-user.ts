import { eq } from 'drizzle-orm';
import { users } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { Transaction } from '../jobs/jobs.ts';
import { type Erasure, recordErasure } from './erasures.ts';

/** Deletes a user in one transaction: every row of every module. Returns the erasure record for restored backups. */
export async function deleteUserRows(
  { personalData }: Pick<ContentSystem, 'personalData'>,
  tx: Transaction,
  uid: number,
): Promise<Erasure | undefined> {
  // Locks the account, so that concurrent writes about it, such as a mailed link, finish before its tables are emptied.
  await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
  const erasure = await recordErasure(tx, uid);
  for (const { erase } of personalData) await erase(tx, uid);
  return erasure;
}
