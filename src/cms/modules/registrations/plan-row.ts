import { eq, sql } from 'drizzle-orm';
import { type Amount, parseDecimal, toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek, WEEKDAYS, type Week } from '#src/rules/calendar/week.ts';
import { isLowerPlan } from '#src/rules/plan/lower-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { getWeekOne } from '#src/rules/plan/week-one.ts';
import { startPlan } from '#src/rules/praise/day-usage.ts';
import type { Orm } from '../../db/orm.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { plans } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';

export type PlanRow = typeof plans.$inferSelect;

const readWeek = (amounts: readonly string[]): Week<Amount> =>
  createWeek((weekday) => parseDecimal(amounts[WEEKDAYS.indexOf(weekday)] ?? ''));
const getAmounts = (week: Week<Amount>): string[] => WEEKDAYS.map((weekday) => toDecimal(week[weekday]));

export const toPlan = (row: PlanRow): Plan => ({
  savedOn: row.savedOn as CalendarDate,
  stopDate: row.stopDate as CalendarDate | null,
  usage: readWeek(row.usage),
  target: readWeek(row.target),
  stopOrReduce: row.stopOrReduce,
  immediateOrGradual: row.immediateOrGradual,
  ...(row.weekOne === null ? {} : { weekOne: row.weekOne as CalendarDate }),
  keepsLower: row.keepsLower,
});

/** Returns the columns of a plan, with the Monday of its week 1 and the lower goals that it retains. */
export const toStoredPlan = (plan: Plan) => ({
  ...plan,
  weekOne: getWeekOne(plan),
  keepsLower: plan.keepsLower ?? false,
});

export const toPlanColumns = (plan: Plan) => ({
  ...toStoredPlan(plan),
  usage: getAmounts(plan.usage),
  target: getAmounts(plan.target),
});

const plansQuery = prepareOnce((db: Orm | Transaction) =>
  db
    .select()
    .from(plans)
    .where(eq(plans.uid, sql.placeholder('uid')))
    .orderBy(plans.id)
    .prepare('plans_of_person'),
);

/** Reads every row of a user's plans, in the order of saving. */
export function readPlanRows(db: Orm | Transaction, uid: number): Promise<readonly PlanRow[]> {
  return plansQuery(db).execute({ uid });
}

/** Reads every saved plan of a user, in the order of saving. */
export async function readPlans(db: Orm | Transaction, uid: number): Promise<readonly Plan[]> {
  return (await readPlanRows(db, uid)).map(toPlan);
}

/** Returns true if a plan of the user lowers any goal below the start usage. */
export async function hasLowerPlan(db: Orm | Transaction, uid: number): Promise<boolean> {
  const plans = await readPlans(db, uid);
  const start = startPlan(plans);
  return start !== null && plans.some((plan) => isLowerPlan(plan, start.usage));
}
