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

/** A plan as a person made it in the wizard. What the domain presets may be left out. */
export interface GoalForm {
  /** YYYY-MM-DD: the day from which it counts, where the domain asks it. */
  readonly stopDate?: string;
  readonly usage: Week<string>;
  /** Of who reduces. */
  readonly goal?: Week<string>;
  readonly stopOrReduce?: StopOrReduce;
  readonly immediateOrGradual?: ImmediateOrGradual;
  /** What was chosen where the plan allows more than the one before it: see `RISING_GOALS`. */
  readonly risingGoals?: RisingGoals;
}

/** A plan as it travels. */
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
  /** The same for every try of one saving. */
  readonly key: string;
}

/** Saves a plan, which holds from today; goals of past days stay. The values are read by `readPlan`, on both sides. */
export const saveGoal = defineOperation({
  name: 'save-goal',
  method: 'POST',
  route: '/webform_rest/submit',
  access: 'participant',
  path: (_input: Input) => '/webform_rest/submit',
  request: object({ webform_id: string().oneOf(['goal']).required() }),
  body: ({ body }) => ({ webform_id: 'goal', ...planOnWire(body) }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => readSaved(body),
  errors: {
    400: 'values refused, a text by field; goal_total where the goals of the week are above its usage',
    403: 'not logged in as a participant',
    404: 'no plan is made in this domain',
  },
});
