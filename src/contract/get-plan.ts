import { readHundredths } from '../rules/amounts/typed-number.ts';
import { WEEKDAYS, type Week, type Weekday, weekOf } from '../rules/calendar/week.ts';
import type { Plan } from '../rules/plan/plan.ts';
import { plansInForce } from '../rules/plan/plan-history.ts';
import { defineOperation } from './operation.ts';
import { goalField, usageField } from './read-plan.ts';
import type { GoalForm } from './save-goal.ts';
import { type SentFields, sentText } from './sent-fields.ts';
import { readStoredPlan } from './stored-plan.ts';
import { isRecord } from './wire.ts';

function weekIn(data: SentFields, name: (weekday: Weekday) => string): Week<string> | null {
  const week = weekOf((weekday) => sentText(data[name(weekday)]) ?? '');
  return WEEKDAYS.every((weekday) => readHundredths(week[weekday]) !== null) ? week : null;
}

/** The plan that stands. */
export interface StandingPlan {
  /** The plan that was saved last, as its form was sent. */
  readonly form: GoalForm;
  /**
   * The plans that the goals from its day on are made of, in the order of saving: it, after those whose lower goals it
   * keeps. None where the content system does not say when a plan was saved.
   */
  readonly inForce: readonly Plan[];
}

/** A plan as a person sent it; null where its week cannot be read. */
function formIn(data: unknown): GoalForm | null {
  if (!isRecord(data)) return null;
  const { stop_date: stopDate, stopOrReduce, immediate_or_gradual: pace } = data;
  const [usage, goal] = [weekIn(data, usageField), weekIn(data, goalField)];
  if (usage === null) return null;
  return {
    usage,
    ...(goal === null ? {} : { goal }),
    ...(typeof stopDate === 'string' && stopDate !== '' ? { stopDate } : {}),
    ...(stopOrReduce === 'stop' || stopOrReduce === 'reduce' ? { stopOrReduce } : {}),
    ...(pace === 'immediate' || pace === 'gradual' ? { immediateOrGradual: pace } : {}),
  };
}

function standingPlan(rows: readonly unknown[]): StandingPlan | null {
  const plans = rows.map((row) => {
    const data = isRecord(row) ? row.data : null;
    const form = formIn(data);
    return { form, plan: form && isRecord(data) ? readStoredPlan(form, data) : null };
  });
  const form = plans.at(-1)?.form ?? null;
  if (form === null) return null;
  const known = plans.flatMap(({ plan }) => plan ?? []);
  return { form, inForce: known.length === plans.length ? plansInForce(known) : [] };
}

/**
 * The plan that was saved last, with which changing it begins; null before the first. Beyond the specification: an
 * external content system may not know it.
 */
export const getPlan = defineOperation({
  name: 'get-plan',
  method: 'GET',
  route: '/entity/view/goal/own/results',
  access: 'participant',
  path: (_input: object) => '/entity/view/goal/own/results',
  read: ({ body }): StandingPlan | null => {
    const rows = isRecord(body) ? (body.entities ?? body.rows) : body;
    return Array.isArray(rows) ? standingPlan(rows) : null;
  },
  errors: { 403: 'not logged in as a participant', 404: 'no plan is made in this domain' },
});
