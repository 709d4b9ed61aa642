import type { CalendarDate } from '../rules/calendar/calendar-date.ts';
import type { Week } from '../rules/calendar/week.ts';
import type { Plan } from '../rules/plan/plan.ts';
import { fromWire, mapFields, type SentFields, toSentText } from './fields/fields.ts';
import { amountKind } from './fields/kinds.ts';
import { defineOperation } from './operation.ts';
import { choiceFields, goalFields, usageFields } from './plan-fields.ts';
import type { GoalForm } from './save-goal.ts';
import { readGpCall } from './say-gp-called.ts';
import { readStoredPlan } from './stored-plan.ts';
import { isRecord } from './wire.ts';

function weekIn(data: SentFields, fields: typeof usageFields): Week<string> | null {
  const week = mapFields(fields, ({ wire }) => toSentText(data[wire]) ?? '');
  return Object.values(week).every((text) => amountKind.parse(text) !== null) ? week : null;
}

/** The current plan. */
export interface StandingPlan {
  /** The plan that was saved last, as submitted. */
  readonly form: GoalForm;
  /**
   * The plan in force, preceded by those that applied before its day, in the order of saving. Absent where the content
   * system sends no time of saving.
   */
  readonly inForce: readonly Plan[];
  /** Own addition: the usage of the first plan. */
  readonly startUsage: Week<string> | null;
  /** Own addition: the day on which the GP was called about it; null before it. */
  readonly gpCalledOn: CalendarDate | null;
}

/** A submitted plan; null where its week is unreadable. */
function formIn(data: unknown): GoalForm | null {
  if (!isRecord(data)) return null;
  const { stopOrReduce, immediateOrGradual } = fromWire(choiceFields, data);
  const { stop_date: stopDate } = data;
  const [usage, goal] = [weekIn(data, usageFields), weekIn(data, goalFields)];
  if (usage === null) return null;
  return {
    usage,
    ...(goal === null ? {} : { goal }),
    ...(typeof stopDate === 'string' && stopDate !== '' ? { stopDate } : {}),
    ...(stopOrReduce === null ? {} : { stopOrReduce }),
    ...(immediateOrGradual === null ? {} : { immediateOrGradual }),
  };
}

function standingPlan(rows: readonly unknown[], body: unknown): StandingPlan | null {
  const start = isRecord(body) ? body.start_usage : null;
  const plans = rows.map((row) => {
    const data = isRecord(row) ? row.data : null;
    const form = formIn(data);
    return { form, plan: form && isRecord(data) ? readStoredPlan(form, data) : null };
  });
  const form = plans.at(-1)?.form ?? null;
  if (form === null) return null;
  const known = plans.flatMap(({ plan }) => plan ?? []);
  const inForce = known.length === plans.length ? known : [];
  const startUsage = isRecord(start) ? weekIn(start, usageFields) : null;
  return { form, inForce, startUsage, gpCalledOn: readGpCall(body) };
}

/**
 * Returns the plan that was saved last, which a change starts from; null before the first. Beyond the specification: an
 * external content system may not support it.
 */
export const getPlan = defineOperation({
  name: 'get-plan',
  method: 'GET',
  route: '/entity/view/goal/own/results',
  access: 'participant',
  read: ({ body }): StandingPlan | null => {
    const rows = isRecord(body) ? (body.entities ?? body.rows) : body;
    return Array.isArray(rows) ? standingPlan(rows, body) : null;
  },
  errors: { 403: 'not logged in as a participant', 404: 'no plan is made in this domain' },
});
