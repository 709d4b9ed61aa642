import { object } from 'yup';
import { defineOperation } from './operation.ts';
import { type GoalForm, planOnWire } from './save-goal.ts';
import { readSaved } from './submission.ts';

interface Input {
  readonly params: { readonly uuid: string };
  /** Absent members are taken from the plan being changed. */
  readonly body: Partial<GoalForm>;
}

/** Changes a plan from today on: the changed one is a new plan with its own sid. */
export const updateGoal = defineOperation({
  name: 'update-goal',
  method: 'PATCH',
  route: '/webform_rest/:id/submission/:uuid',
  access: 'participant',
  path: ({ params }: Input) => `/webform_rest/goal/submission/${encodeURIComponent(params.uuid)}`,
  request: object(),
  body: ({ body }) => planOnWire(body),
  read: ({ body }) => readSaved(body),
  errors: {
    400: 'values refused, a text by field',
    403: 'not logged in as a participant',
    404: 'no such plan, or not the own one',
  },
});
