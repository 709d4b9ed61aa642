import { toStoredPlanFields } from '#src/contract/plans.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import { listPlansToCompare } from '#src/rules/plan/plan-history.ts';
import { startPlan } from '#src/rules/praise/day-usage.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { readPlanRows, toPlan } from './plan-row.ts';
import { getDomainRegistration } from './registered-domain.ts';

/**
 * Returns the user's last saved plan, in the format of the form, preceded by those that applied before its day, with
 * the start usage and the day of the GP call; an empty list if there is no plan.
 */
export async function showPlan(c: ApiContext): Promise<Response> {
  getDomainRegistration(c);
  const { uid } = requireSession(c);
  const rows = await readPlanRows(c.var.system.database.db, uid);
  const plans = rows.map(toPlan);
  const planUuidsToCompare = new Set(listPlansToCompare(plans));
  const entities = rows.flatMap(({ uuid }, index) => {
    const plan = plans[index];
    return plan && planUuidsToCompare.has(plan)
      ? [{ sid: uuid, uuid, webform_id: 'goal', data: toStoredPlanFields(plan) }]
      : [];
  });
  const start = startPlan(plans);
  const startUsage = start && createWeek((weekday) => toDecimal(start.usage[weekday]));
  const size = entities.length;
  const pager = { current_page: 0, total_pages: 1, total_items: size, items_per_page: Math.max(1, size) };
  return respondPrivately(c, {
    entities,
    pager,
    start_usage: startUsage,
    gp_called_on: rows.at(-1)?.gpCalledOn ?? null,
  });
}
