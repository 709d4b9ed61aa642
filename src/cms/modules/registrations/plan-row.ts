import { eq, sql } from 'drizzle-orm';
import { type Amount, amountOf, decimalOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { WEEKDAYS, type Week, weekOf } from '#src/rules/calendar/week.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import type { Orm } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { plans } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';

export type PlanRow = typeof plans.$inferSelect;

const weekIn = (amounts: readonly string[]): Week<Amount> =>
  weekOf((weekday) => amountOf(amounts[WEEKDAYS.indexOf(weekday)] ?? ''));
const amountsOf = (week: Week<Amount>): string[] => WEEKDAYS.map((weekday) => decimalOf(week[weekday]));

export const planOf = ({ savedOn, stopDate, usage, target, stopOrReduce, immediateOrGradual }: PlanRow): Plan => ({
  savedOn: savedOn as CalendarDate,
  stopDate: stopDate as CalendarDate | null,
  usage: weekIn(usage),
  target: weekIn(target),
  stopOrReduce,
  immediateOrGradual,
});

export const planColumns = (plan: Plan) => ({ ...plan, usage: amountsOf(plan.usage), target: amountsOf(plan.target) });

const plansQuery = prepared((db: Orm | Transaction) =>
  db
    .select()
    .from(plans)
    .where(eq(plans.uid, sql.placeholder('uid')))
    .orderBy(plans.id)
    .prepare('plans_of_person'),
);

/** Every plan that a person saved, in the order of saving. */
export async function plansOf(db: Orm | Transaction, uid: number): Promise<readonly Plan[]> {
  return (await plansQuery(db).execute({ uid })).map(planOf);
}
