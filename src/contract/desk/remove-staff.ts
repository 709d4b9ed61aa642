import { defineOperation } from '../operation.ts';

/** Deletes a staff account. Its content stays. */
export const removeStaff = defineOperation({
  name: 'remove-staff',
  method: 'DELETE',
  route: '/desk/staff/:uid',
  access: 'administrator',
  activity: 'staff',
  answer: 'empty',
  read: () => undefined,
  errors: { 404: 'nobody of the staff', 409: 'the last administrator stays' },
});
