import { storedPlanFields } from '#src/contract/stored-plan.ts';
import { plansInForce } from '#src/rules/plan/plan-history.ts';
import { privateAnswer } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { sessionOf } from '../../identity/find-user.ts';
import { planOf, planRowsOf } from './plan-row.ts';
import { recordOf } from './registered-domain.ts';

/**
 * The plan that the person saved last, as the form sends it, after those whose lower goals it keeps; an empty list
 * before the first.
 */
export async function showPlan(c: ApiContext): Promise<Response> {
  recordOf(c);
  const { uid } = sessionOf(c);
  const rows = await planRowsOf(c.var.system.database.db, uid);
  const inForce = plansInForce(rows.map(planOf)).length;
  const entities = rows.slice(rows.length - inForce).map((row) => ({
    sid: row.uuid,
    uuid: row.uuid,
    webform_id: 'goal',
    data: storedPlanFields(planOf(row)),
  }));
  const size = entities.length;
  const pager = { current_page: 0, total_pages: 1, total_items: size, items_per_page: Math.max(1, size) };
  return privateAnswer(c, { entities, pager });
}
