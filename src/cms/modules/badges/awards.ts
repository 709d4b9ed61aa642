import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { badgeAwards } from '../../db/schema/index.ts';

/** The badges that somebody has, by term id. */
export async function awardsOf(db: Orm, uid: number): Promise<ReadonlyMap<number, Date>> {
  const rows = await db.select().from(badgeAwards).where(eq(badgeAwards.uid, uid));
  return new Map(rows.map(({ tid, awardedAt }) => [tid, awardedAt]));
}
