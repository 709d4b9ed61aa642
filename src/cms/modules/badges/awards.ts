import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { badgeAwards } from '../../db/schema/index.ts';

const awardsQuery = prepareOnce((db: Orm) =>
  db
    .select()
    .from(badgeAwards)
    .where(eq(badgeAwards.uid, sql.placeholder('uid')))
    .prepare('badges_of_person'),
);

/** Returns a user's badges, by term id. */
export async function readAwards(db: Orm, uid: number): Promise<ReadonlyMap<number, Date>> {
  const rows = await awardsQuery(db).execute({ uid });
  return new Map(rows.map(({ tid, awardedAt }) => [tid, awardedAt]));
}
