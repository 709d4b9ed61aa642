import { desc, eq } from 'drizzle-orm';
import { goalFields } from '#src/contract/save-goal.ts';
import { decimalOf } from '#src/rules/amounts/amount.ts';
import { weekOf } from '#src/rules/calendar/week.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { plans } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { sessionOf } from '../accounts/find-user.ts';
import { planOf } from './plan-row.ts';
import { recordOf } from './registered-domain.ts';

function fieldsOf({ stopDate, usage, target, stopOrReduce, immediateOrGradual }: Plan) {
  return goalFields({
    ...(stopDate === null ? {} : { stopDate }),
    usage: weekOf((weekday) => decimalOf(usage[weekday])),
    goal: weekOf((weekday) => decimalOf(target[weekday])),
    stopOrReduce,
    immediateOrGradual,
  });
}

/** The plan that the person saved last, as the form sends it; an empty list before the first. */
export async function showPlan(c: ApiContext): Promise<Response> {
  recordOf(c);
  const { uid } = sessionOf(c);
  const { db } = c.var.system.database;
  const rows = await db.select().from(plans).where(eq(plans.uid, uid)).orderBy(desc(plans.id)).limit(1);
  const entities = rows.map((row) => ({
    sid: row.uuid,
    uuid: row.uuid,
    webform_id: 'goal',
    data: fieldsOf(planOf(row)),
  }));
  const pager = { current_page: 0, total_pages: 1, total_items: entities.length, items_per_page: 1 };
  return privateAnswer(c, { entities, pager });
}
