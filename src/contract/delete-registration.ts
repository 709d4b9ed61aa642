import { defineOperation } from './operation.ts';

/** Deletes a registration; the day's total is updated. */
export const deleteRegistration = defineOperation({
  name: 'delete-registration',
  method: 'DELETE',
  route: '/daily_registration/:uuid',
  access: 'participant',
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not logged in as a participant', 404: 'no such registration, or not the own one' },
});
