import { and, between, eq, sql } from 'drizzle-orm';
import { amountOf } from '#src/rules/amounts/amount.ts';
import { dayDeed } from '#src/rules/badges/day-deed.ts';
import { type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { mondayOf, sundayOf } from '#src/rules/calendar/week.ts';
import type { Day } from '#src/rules/registrations/day.ts';
import { plans, registrations } from '../../db/schema/index.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { sessionOf } from '../accounts/find-user.ts';
import { lacksBadges, recordDeed } from '../badges/deeds.ts';
import { goalsOf } from './goals.ts';
import { planOf } from './plan-row.ts';
import { recordOf } from './registered-domain.ts';

/** The badges that a registration may bring. */
const DAY_RULES = [
  'first_registration',
  'registered_days_7',
  'registered_days_21',
  'registered_days_42',
  'registered_above_goal',
  'first_success',
  'success_week',
] as const;

async function totalsIn(tx: Transaction, uid: number, first: CalendarDate, last: CalendarDate) {
  const rows = await tx
    .select({ date: registrations.date, total: sql<string>`sum(${registrations.amount})` })
    .from(registrations)
    .where(and(eq(registrations.uid, uid), between(registrations.date, first, last)))
    .groupBy(registrations.date);
  return new Map(rows.map(({ date, total }) => [date, amountOf(total)]));
}

async function countDays(tx: Transaction, uid: number): Promise<number> {
  const [counted] = await tx
    .select({ days: sql<number>`count(distinct ${registrations.date})::int` })
    .from(registrations)
    .where(eq(registrations.uid, uid));
  return counted?.days ?? 0;
}

/** Gives the badges that a registration on this date brings, in the transaction that keeps it. */
export async function recordDay(c: ApiContext, tx: Transaction, date: CalendarDate): Promise<void> {
  const { uid } = sessionOf(c);
  if (!(await lacksBadges(tx, uid, DAY_RULES))) return;
  const week = datesBetween(mondayOf(date), sundayOf(date));
  const totals = await totalsIn(tx, uid, mondayOf(date), sundayOf(date));
  const made = await tx.select().from(plans).where(eq(plans.uid, uid)).orderBy(plans.id);
  const goals = goalsOf(made.map(planOf), week, recordOf(c));
  const days = week.map((on): [string, Day] => [on, { total: totals.get(on) ?? null, goal: goals.get(on) ?? null }]);
  const deed = dayDeed(Object.fromEntries(days), date, await countDays(tx, uid));
  await recordDeed(tx, c.var.system, { uid, deed });
}
