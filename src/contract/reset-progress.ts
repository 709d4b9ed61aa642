import { object } from 'yup';
import { defineOperation } from './operation.ts';
import { readOwnUser } from './own-user.ts';

/**
 * Restarts the programme today: exercise answers, registrations and goals are deleted (docs/product-rules.md, "Plan").
 */
export const resetProgress = defineOperation({
  name: 'reset-progress',
  method: 'POST',
  route: '/reset-progress',
  access: 'participant',
  request: object(),
  body: () => ({}),
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in as a participant' },
});
