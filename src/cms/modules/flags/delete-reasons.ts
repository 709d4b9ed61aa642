import { and, eq, inArray } from 'drizzle-orm';
import { flaggings } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** Deletes the reasons of reports about deleted texts, which may mention their author. The reports remain. */
export async function deleteReasons(
  tx: Transaction,
  flag: 'inappropriate' | 'inappropriate_post',
  ids: readonly number[],
): Promise<void> {
  const isAboutThem = and(eq(flaggings.flag, flag), inArray(flaggings.entityId, [...ids]));
  await tx.update(flaggings).set({ reason: null }).where(isAboutThem);
}
