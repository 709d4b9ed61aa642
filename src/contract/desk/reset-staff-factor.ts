import { defineOperation } from '../operation.ts';

/** Removes the second factor of a staff account, which sets up another at the next login; its sessions end. */
export const resetStaffFactor = defineOperation({
  name: 'reset-staff-factor',
  method: 'POST',
  route: '/desk/staff/:uid/reset-second-factor',
  access: 'administrator',
  activity: 'staff',
  answer: 'empty',
  read: () => undefined,
  errors: { 404: 'nobody of the staff' },
});
