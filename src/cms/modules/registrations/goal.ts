import { goalField, type PlanGround, readPlan, usageField } from '#src/contract/read-plan.ts';
import { limitsOf } from '#src/domains/site-limits.ts';
import { decimalOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { WEEKDAYS } from '#src/rules/calendar/week.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { ApiError } from '../../http/api-error.ts';
import { rowUuid } from '../../http/idempotent.ts';
import type { ApiContext } from '../../http/request.ts';
import { sessionOf } from '../accounts/find-user.ts';
import { siteOf } from '../site/site-row.ts';
import { planRulesOf } from '../site/stop-date.ts';
import type { SentFields, SubmitHandler } from '../webforms/submit-handlers.ts';
import { uuidIn } from './daily-registration.ts';
import { keepPlan, planByUuid } from './keep-plan.ts';
import { refuseFields } from './refused-texts.ts';
import { todayOf } from './registered-domain.ts';

async function groundOf(c: ApiContext): Promise<PlanGround> {
  const { system, domain } = c.var;
  const site = await siteOf(system.database.db, domain);
  const [limits, rules] = [limitsOf(domain, site), planRulesOf(domain, site)];
  if (limits === null || rules === null) throw new ApiError(404, 'not-found');
  return { rules, limits, today: todayOf(c) };
}

function readFields(c: ApiContext, fields: SentFields, ground: PlanGround): Plan {
  const reading = readPlan(fields, ground);
  return reading.ok ? reading.value : refuseFields(c, reading.errors, ground.limits);
}

async function submit(c: ApiContext, fields: SentFields) {
  const { system } = c.var;
  const { uid } = sessionOf(c);
  const plan = readFields(c, fields, await groundOf(c));
  const uuid = rowUuid(c);
  return { sid: await system.jobs.transact((tx) => keepPlan(system, tx, { uid, uuid, plan })) };
}

/** A plan as a form would send it; a stop date that has passed counts already and is not sent again. */
function planFields({ stopDate, usage, target, stopOrReduce, immediateOrGradual }: Plan, today: CalendarDate) {
  return {
    ...(stopDate !== null && stopDate >= today ? { stop_date: stopDate } : {}),
    ...Object.fromEntries(WEEKDAYS.map((weekday) => [usageField(weekday), decimalOf(usage[weekday])])),
    ...Object.fromEntries(WEEKDAYS.map((weekday) => [goalField(weekday), decimalOf(target[weekday])])),
    stopOrReduce,
    immediate_or_gradual: immediateOrGradual,
  };
}

/** The changed plan holds from today and is one of its own: the goals of past days stay what they were. */
async function update(c: ApiContext, sid: string, fields: SentFields) {
  const { system } = c.var;
  const { uid } = sessionOf(c);
  const ground = await groundOf(c);
  const before = uuidIn(sid);
  const saved = system.jobs.transact(async (tx) => {
    const plan = await planByUuid(tx, uid, before);
    if (!plan) throw new ApiError(404, 'not-found');
    const changed = readFields(c, { ...planFields(plan, ground.today), ...fields }, ground);
    return keepPlan(system, tx, { uid, uuid: rowUuid(c), plan: changed });
  });
  return { sid: await saved };
}

/** The form of the plan. */
export const goal: SubmitHandler = { id: 'goal', submit, update };
