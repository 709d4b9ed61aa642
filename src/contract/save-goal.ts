import { object, string } from 'yup';
import type { Week } from '../rules/calendar/week.ts';
import type { ImmediateOrGradual, StopOrReduce } from '../rules/plan/plan.ts';
import { onWire } from './fields/fields.ts';
import { defineOperation } from './operation.ts';
import {
  choiceFields,
  goalFields,
  type RisingGoals,
  risingFields,
  stopDateFields,
  usageFields,
} from './plan-fields.ts';
import { readSaved } from './submission.ts';

/** A plan from the wizard. Presets of the domain may be absent. */
export interface GoalForm {
  /** YYYY-MM-DD: the day from which it applies, where the domain has this field. */
  readonly stopDate?: string;
  readonly usage: Week<string>;
  /** For reducing. */
  readonly goal?: Week<string>;
  readonly stopOrReduce?: StopOrReduce;
  readonly immediateOrGradual?: ImmediateOrGradual;
  /** The choice where the plan allows more than the previous one: see `RISING_GOALS`. */
  readonly risingGoals?: RisingGoals;
}

/** A plan in the wire format. */
export const planOnWire = ({
  usage,
  goal,
  stopDate,
  stopOrReduce,
  immediateOrGradual,
  risingGoals,
}: Partial<GoalForm>) => ({
  ...onWire(stopDateFields, { stopDate }),
  ...onWire(usageFields, usage),
  ...onWire(goalFields, goal),
  ...onWire(choiceFields, { stopOrReduce, immediateOrGradual }),
  ...onWire(risingFields, { risingGoals }),
});

interface Input {
  readonly body: GoalForm;
  /** The same for every try of one save. */
  readonly key: string;
}

/**
 * Saves a plan, which applies from today; goals of past days stay. `readPlan` validates the values, in browser and
 * server.
 */
export const saveGoal = defineOperation({
  name: 'save-goal',
  method: 'POST',
  route: '/webform_rest/submit',
  access: 'participant',
  request: object({ webform_id: string().oneOf(['goal']).required() }),
  body: ({ body }: Input) => ({ webform_id: 'goal', ...planOnWire(body) }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => readSaved(body),
  errors: {
    400: 'values refused, a text by field; goal_total where the goals of the week are above its usage',
    403: 'not logged in as a participant',
    404: 'no plan is made in this domain',
  },
});
