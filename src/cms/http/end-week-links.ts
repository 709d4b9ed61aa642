import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { weekLinks } from '../db/schema/index.ts';

/** Ends the mailed links that save a user's week without a login, and deletes their stored responses. */
export async function endWeekLinks(db: Pick<Orm, 'update'>, uid: number): Promise<void> {
  const isOpen = and(eq(weekLinks.uid, uid), isNull(weekLinks.endedAt));
  await db.update(weekLinks).set({ endedAt: sql`now()`, answer: null }).where(isOpen);
}
