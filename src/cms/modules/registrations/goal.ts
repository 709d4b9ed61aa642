import { readSent } from '#src/contract/fields/fields.ts';
import { type RisingGoals, risingFields } from '#src/contract/plan-fields.ts';
import { toStoredPlanFields } from '#src/contract/plans.ts';
import { type PlanContext, readPlan } from '#src/contract/read-plan.ts';
import { getRegistrationLimits } from '#src/domains/site-limits.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getPlanChange, keepsLowerGoals } from '#src/rules/plan/compare-plans.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { ApiError } from '../../http/api-error.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import type { ApiContext } from '../../http/request.ts';
import type { SubmitHandler, SubmittedFields } from '../../http/submit-handler.ts';
import { lockUser, requireSession, requireUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { findStoredSite } from '../site/site-row.ts';
import { getPlanRules } from '../site/stop-date.ts';
import { parseUuidParam } from './daily-registration.ts';
import { readPlans } from './plan-row.ts';
import { refuseFields } from './refuse-fields.ts';
import { getUserDay } from './registered-domain.ts';
import { readDayTotals } from './registration-row.ts';
import { findPlanByUuid, savePlan } from './save-plan.ts';

async function getContext(c: ApiContext): Promise<PlanContext> {
  const { system, domain } = c.var;
  const [site, user] = await Promise.all([findStoredSite(system.database.db, domain), requireUser(c)]);
  const [limits, rules] = [getRegistrationLimits(domain, site), getPlanRules(domain, site)];
  if (limits === null || rules === null) throw new ApiError(404, 'not-found');
  return { rules, limits, today: getUserDay(system, user) };
}

interface SentPlan {
  readonly fields: SubmittedFields;
  readonly plan: Plan;
  readonly context: PlanContext;
}

function readFields(c: ApiContext, fields: SubmittedFields, context: PlanContext): Plan {
  const result = readPlan(fields, context);
  return result.ok ? result.value : refuseFields(c, 'plan.wizard.errors', result.refused, context.limits);
}

/** Reads the chosen goals; null if none were chosen. */
function readChosenGoals(c: ApiContext, fields: SubmittedFields, { limits }: PlanContext): RisingGoals | null {
  const result = readSent(risingFields, fields, {});
  return result.ok ? result.value.risingGoals : refuseFields(c, 'plan.wizard.errors', result.refused, limits);
}

/**
 * Stores a validated plan. A plan that allows more than the plans before today retains the lower goals unless the
 * higher ones were chosen, so that no goal is raised silently (docs/product-rules.md, "Plan").
 */
async function storeAnsweredPlan(c: ApiContext, tx: Transaction, { fields, plan, context }: SentPlan): Promise<string> {
  const { system } = c.var;
  const { uid } = requireSession(c);
  await lockUser(tx, uid);
  const risingGoalsChoice = readChosenGoals(c, fields, context);
  const totals = [...(await readDayTotals(tx, uid))].map(([date, total]) => [date, { total }] as const);
  const change = getPlanChange(await readPlans(tx, uid), plan, { ...context, days: Object.fromEntries(totals) });
  const keepsLower = keepsLowerGoals(change, risingGoalsChoice === 'from_usage');
  return savePlan(system, tx, { uid, uuid: getRetryUuid(c), plan: { ...plan, keepsLower } });
}

async function submit(c: ApiContext, fields: SubmittedFields) {
  const context = await getContext(c);
  const plan = readFields(c, fields, context);
  return { sid: await c.var.system.jobs.transact((tx) => storeAnsweredPlan(c, tx, { fields, plan, context })) };
}

/** Returns a plan as a form would send it, without a stop date that has passed. */
function toSentFields(plan: Plan, today: CalendarDate) {
  const isPast = plan.stopDate !== null && plan.stopDate < today;
  return toStoredPlanFields(isPast ? { ...plan, stopDate: null } : plan);
}

/** Stores the changed plan, which applies from today, as a new plan: the goals of past days do not change. */
async function update(c: ApiContext, sid: string, fields: SubmittedFields) {
  const { system } = c.var;
  const { uid } = requireSession(c);
  const context = await getContext(c);
  const planUuid = parseUuidParam(sid);
  const saved = system.jobs.transact(async (tx) => {
    const plan = await findPlanByUuid(tx, uid, planUuid);
    if (!plan) throw new ApiError(404, 'not-found');
    const changedPlan = readFields(c, { ...toSentFields(plan, context.today), ...fields }, context);
    return storeAnsweredPlan(c, tx, { fields, plan: changedPlan, context });
  });
  return { sid: await saved };
}

/** Handler of the form of the plan. */
export const goalHandler: SubmitHandler = { id: 'goal', submit, update };
