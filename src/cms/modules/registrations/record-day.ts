import { and, between, countDistinct, eq, sql } from 'drizzle-orm';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import { type BadgeRule, listFulfilledRules } from '#src/rules/badges/badge-rule.ts';
import { getDayEvent } from '#src/rules/badges/day-event.ts';
import { type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import { getDayUsage } from '#src/rules/praise/day-usage.ts';
import type { DayWithUsage } from '#src/rules/praise/get-praise.ts';
import type { Orm } from '../../db/orm.ts';
import { registrations } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { findMissingBadges, recordEvents } from '../badges/record-event.ts';
import { getDailyGoals } from './goals.ts';
import { readPlans } from './plan-row.ts';
import { getDomainRegistration, getPraiseLimits, isHighPlanDay, type SystemContext } from './registered-domain.ts';

/** Rules of badges that a registration may award. */
const DAY_RULES = [
  'first_registration',
  'registered_days_7',
  'registered_days_21',
  'registered_days_42',
  'registered_days_60',
  'registered_days_90',
  'registered_days_180',
  'registered_days_365',
  'registered_above_goal',
  'first_step_lower',
  'first_success',
  'success_week',
] as const satisfies readonly BadgeRule[];

type DayRule = (typeof DAY_RULES)[number];

/** Returns the rules of badges that a registration may still award; if none, no event has to be recorded. */
export async function findMissingDayBadges(db: Orm, uid: number): Promise<readonly DayRule[]> {
  const missing = await findMissingBadges(db, uid);
  return DAY_RULES.filter((rule) => missing.has(rule));
}

const isRegistrationFor = (uid: number) => eq(registrations.uid, uid);

/** Returns the totals of the week of a registered date, and the total number of registered days. */
async function readRegisteredWeek(tx: Transaction, uid: number, date: CalendarDate) {
  const dayCount = tx
    .select({ days: countDistinct(registrations.date) })
    .from(registrations)
    .where(isRegistrationFor(uid));
  const rows = await tx
    .select({
      date: registrations.date,
      total: sql<string>`sum(${registrations.amount})`,
      counted: sql<string>`(${dayCount})`,
    })
    .from(registrations)
    .where(and(isRegistrationFor(uid), between(registrations.date, getMonday(date), getSunday(date))))
    .groupBy(registrations.date);
  const totals = new Map(rows.map(({ date, total }) => [date, parseDecimal(total)]));
  return { totals, days: Number(rows[0]?.counted ?? 0) };
}

interface RecordedDays {
  readonly uid: number;
  /** Days of one calendar week. */
  readonly dates: readonly [CalendarDate, ...CalendarDate[]];
  readonly missing: readonly DayRule[];
}

/** Awards the missing badges for registrations on days of one week, in the transaction that stores them. */
export async function recordDays(
  c: SystemContext,
  tx: Transaction,
  { uid, dates, missing }: RecordedDays,
): Promise<void> {
  if (missing.length === 0) return;
  const [first] = dates;
  const week = listDatesBetween(getMonday(first), getSunday(first));
  const { totals, days: registeredDays } = await readRegisteredWeek(tx, uid, first);
  const plans = await readPlans(tx, uid);
  const goals = getDailyGoals(plans, week, getDomainRegistration(c));
  const getPraisedDay = (date: CalendarDate): DayWithUsage => ({
    total: totals.get(date) ?? null,
    goal: goals.get(date) ?? null,
    usage: getDayUsage(plans, date),
  });
  const days = Object.fromEntries(week.map((date) => [date, getPraisedDay(date)]));
  const events = dates.map((date) =>
    getDayEvent({ days, registeredDays, isPlanHigh: isHighPlanDay(c, plans, date) }, date, getPraiseLimits(c)),
  );
  const isAwaited = events.flatMap(listFulfilledRules).some(({ rule }) => missing.some((item) => item === rule));
  if (isAwaited) await recordEvents(tx, c.var.system, { uid, events });
}
