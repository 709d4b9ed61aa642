import { type SQL, sql } from 'drizzle-orm';
import { users } from '../db/schema/index.ts';

const getUserDay = (instant: SQL): SQL =>
  sql`(${instant} at time zone 'Europe/Amsterdam' - make_interval(hours => ${users.dayStartsAt}))::date`;

/**
 * Returns the columns of an account that is in use now. The previous visit is that of an earlier day of the user,
 * whether this day starts with a login or with an existing session.
 */
export function toVisitColumns(now: Date): { readonly activeAt: SQL; readonly previousActiveAt: SQL } {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isNewDay = sql`${getUserDay(sql`${users.activeAt}`)} < ${getUserDay(moment)}`;
  return {
    activeAt: moment,
    previousActiveAt: sql`case when ${isNewDay} then ${users.activeAt} else ${users.previousActiveAt} end`,
  };
}
