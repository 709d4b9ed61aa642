import { and, between, eq, notInArray, sql } from 'drizzle-orm';
import { type Amount, parseDecimal } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getSunday } from '#src/rules/calendar/week.ts';
import type { Orm } from '../../db/orm.ts';
import { registrations } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** Number of days before the week that the week is compared with. */
const DAYS_BEFORE = 28;

/** Returns the days of the week of a link. */
export const getWeekDays = (monday: string): readonly CalendarDate[] =>
  listDatesBetween(monday as CalendarDate, getSunday(monday as CalendarDate));

/** Reads the totals of a week and of the weeks before it, in one query, without the registrations that are left out. */
export async function readWeekTotals(
  db: Orm | Transaction,
  { uid, monday }: { readonly uid: number; readonly monday: string },
  leftOut: readonly string[] = [],
): Promise<ReadonlyMap<CalendarDate, Amount>> {
  const first = addDays(monday as CalendarDate, -DAYS_BEFORE);
  const isNear = between(registrations.date, first, getSunday(monday as CalendarDate));
  const rows = await db
    .select({ date: registrations.date, total: sql<string>`sum(${registrations.amount})` })
    .from(registrations)
    .where(and(eq(registrations.uid, uid), isNear, notInArray(registrations.uuid, [...leftOut])))
    .groupBy(registrations.date);
  return new Map(rows.map(({ date, total }) => [date as CalendarDate, parseDecimal(total)]));
}
