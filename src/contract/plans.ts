import { object, string } from 'yup';
import { parseDecimal, toDecimal } from '../rules/amounts/amount.ts';
import { type CalendarDate, isCalendarDate } from '../rules/calendar/calendar-date.ts';
import { createWeek, type Week } from '../rules/calendar/week.ts';
import type { ImmediateOrGradual, Plan, StopOrReduce } from '../rules/plan/plan.ts';
import { fromWireFields, mapFields, type SentFields, toFieldText, toWireTexts } from './fields/fields.ts';
import { amountFormat } from './fields/text-formats.ts';
import { defineOperation } from './operation.ts';
import { toRows } from './paged.ts';
import {
  choiceFields,
  goalFields,
  type RisingGoals,
  risingFields,
  stopDateFields,
  usageFields,
} from './plan-fields.ts';
import { readGpCallDate } from './record-gp-call.ts';
import { readSavedForm } from './submissions.ts';
import { isRecord } from './wire.ts';

/** A plan from the wizard. Values that the domain presets may be absent. */
export interface GoalForm {
  /** YYYY-MM-DD: the day from which it applies, if the domain has this field. */
  readonly stopDate?: string;
  readonly usage: Week<string>;
  /** Set only for reducing. */
  readonly goal?: Week<string>;
  readonly stopOrReduce?: StopOrReduce;
  readonly immediateOrGradual?: ImmediateOrGradual;
  /** The choice if the plan allows more than the previous one: see `RISING_GOALS`. */
  readonly risingGoals?: RisingGoals;
}

/** Converts a plan to the wire format. */
export const toWirePlan = ({
  usage,
  goal,
  stopDate,
  stopOrReduce,
  immediateOrGradual,
  risingGoals,
}: Partial<GoalForm>) => ({
  ...toWireTexts(stopDateFields, { stopDate }),
  ...toWireTexts(usageFields, usage),
  ...toWireTexts(goalFields, goal),
  ...toWireTexts(choiceFields, { stopOrReduce, immediateOrGradual }),
  ...toWireTexts(risingFields, { risingGoals }),
});

interface PlanOnWireInput {
  readonly body: GoalForm;
  /** Idempotency key, identical in every attempt to save. */
  readonly key: string;
}

/**
 * Saves a plan, which applies from today; goals of past days do not change. `readPlan` validates the values, in browser
 * and server.
 */
export const saveGoal = defineOperation({
  name: 'save-goal',
  method: 'POST',
  route: '/webform_rest/submit',
  access: 'participant',
  request: object({ webform_id: string().oneOf(['goal']).required() }),
  body: ({ body }: PlanOnWireInput) => ({ webform_id: 'goal', ...toWirePlan(body) }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => readSavedForm(body),
  errors: {
    400: 'invalid values, a message per field; goal_total if the goals of the week exceed its usage',
    403: 'not logged in as a participant',
    404: 'the domain has no plans',
  },
});

/**
 * Converts a plan to the format of its form, with the values determined on saving: the fields of an entity of
 * `getPlan`.
 */
export function toStoredPlanFields(plan: Plan) {
  const { savedOn, stopDate, usage, target, stopOrReduce, immediateOrGradual, weekOne, keepsLower } = plan;
  const form: GoalForm = {
    ...(stopDate === null ? {} : { stopDate }),
    usage: createWeek((weekday) => toDecimal(usage[weekday])),
    goal: createWeek((weekday) => toDecimal(target[weekday])),
    stopOrReduce,
    immediateOrGradual,
  };
  return { ...toWirePlan(form), saved_on: savedOn, week_one: weekOne, keeps_lower: keepsLower === true };
}

const readDate = (value: unknown): CalendarDate | null =>
  typeof value === 'string' && isCalendarDate(value) ? value : null;

/** Reads a plan from such fields; null without the time of saving, which other content systems do not send. */
export function readStoredPlan(form: GoalForm, data: SentFields): Plan | null {
  const savedOn = readDate(data.saved_on);
  const { usage, goal, stopOrReduce, immediateOrGradual } = form;
  if (savedOn === null || !goal || !stopOrReduce || !immediateOrGradual) return null;
  const weekOne = readDate(data.week_one);
  return {
    savedOn,
    stopDate: readDate(form.stopDate),
    usage: createWeek((weekday) => parseDecimal(usage[weekday])),
    target: createWeek((weekday) => parseDecimal(goal[weekday])),
    stopOrReduce,
    immediateOrGradual,
    ...(weekOne === null ? {} : { weekOne }),
    keepsLower: data.keeps_lower === true,
  };
}

function readWeek(data: SentFields, fields: typeof usageFields): Week<string> | null {
  const week = mapFields(fields, ({ wireName }) => toFieldText(data[wireName]) ?? '');
  return Object.values(week).every((text) => amountFormat.parse(text) !== null) ? week : null;
}

/** The current plan. */
export interface CurrentPlan {
  /** The plan that was saved last, as submitted. */
  readonly form: GoalForm;
  /**
   * The current plan, preceded by earlier ones in the order of saving. Absent if the content system sends no time of
   * saving.
   */
  readonly inForce: readonly Plan[];
  /** Usage in the first plan. Not in the specification. */
  readonly startUsage: Week<string> | null;
  /** Day on which the GP was called about it; null if not called yet. Not in the specification. */
  readonly gpCalledOn: CalendarDate | null;
}

/** Reads a submitted plan; null if its week is invalid. */
function readGoalForm(data: unknown): GoalForm | null {
  if (!isRecord(data)) return null;
  const { stopOrReduce, immediateOrGradual } = fromWireFields(choiceFields, data);
  const { stop_date: stopDate } = data;
  const [usage, goal] = [readWeek(data, usageFields), readWeek(data, goalFields)];
  if (usage === null) return null;
  return {
    usage,
    ...(goal === null ? {} : { goal }),
    ...(typeof stopDate === 'string' && stopDate !== '' ? { stopDate } : {}),
    ...(stopOrReduce === null ? {} : { stopOrReduce }),
    ...(immediateOrGradual === null ? {} : { immediateOrGradual }),
  };
}

function findStandingPlan(rows: readonly unknown[], body: unknown): CurrentPlan | null {
  const start = isRecord(body) ? body.start_usage : null;
  const plans = rows.map((row) => {
    const data = isRecord(row) ? row.data : null;
    const form = readGoalForm(data);
    return { form, plan: form && isRecord(data) ? readStoredPlan(form, data) : null };
  });
  const form = plans.at(-1)?.form ?? null;
  if (form === null) return null;
  const knownPlans = plans.flatMap(({ plan }) => plan ?? []);
  const inForce = knownPlans.length === plans.length ? knownPlans : [];
  const startUsage = isRecord(start) ? readWeek(start, usageFields) : null;
  return { form, inForce, startUsage, gpCalledOn: readGpCallDate(body) };
}

/**
 * Returns the plan that was saved last, which a change is based on; null if there is none. Not in the specification: an
 * external content system may not support it.
 */
export const getPlan = defineOperation({
  name: 'get-plan',
  method: 'GET',
  route: '/entity/view/goal/own/results',
  access: 'participant',
  read: ({ body }): CurrentPlan | null => {
    const rows = toRows(body);
    return Array.isArray(rows) ? findStandingPlan(rows, body) : null;
  },
  errors: { 403: 'not logged in as a participant', 404: 'the domain has no plans' },
});

interface UpdateGoalInput {
  readonly params: { readonly uuid: string };
  /** Absent members are taken from the plan being changed. */
  readonly body: Partial<GoalForm>;
}

/** Changes a plan from today on: stores the changed plan as a new one with another sid. */
export const updateGoal = defineOperation({
  name: 'update-goal',
  method: 'PATCH',
  route: '/webform_rest/:id/submission/:uuid',
  access: 'participant',
  path: ({ params }: UpdateGoalInput) => `/webform_rest/goal/submission/${encodeURIComponent(params.uuid)}`,
  request: object(),
  body: ({ body }) => toWirePlan(body),
  read: ({ body }) => readSavedForm(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not logged in as a participant',
    404: 'no such plan, or not the caller’s own',
  },
});
