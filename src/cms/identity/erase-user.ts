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
  const erasure = await noteErasure(tx, uid);
  for (const { erase } of personalData) await erase(tx, uid);
  return erasure;
}
