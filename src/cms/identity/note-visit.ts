import { type SQL, sql } from 'drizzle-orm';
import { users } from '../db/schema/index.ts';

const ownDay = (instant: SQL): SQL =>
  sql`(${instant} at time zone 'Europe/Amsterdam' - make_interval(hours => ${users.dayStartsAt}))::date`;

/**
 * The columns of an account that is in use now: the visit before this one is that of an earlier own day, whether a
 * login or a running session begins this one.
 */
export function toVisitColumns(now: Date): { readonly activeAt: SQL; readonly previousActiveAt: SQL } {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isNewDay = sql`${ownDay(sql`${users.activeAt}`)} < ${ownDay(moment)}`;
  return {
    activeAt: moment,
    previousActiveAt: sql`case when ${isNewDay} then ${users.activeAt} else ${users.previousActiveAt} end`,
  };
}
