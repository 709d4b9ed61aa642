import { defineOperation } from '../operation.ts';

/** Mails a staff member a new link to set a password; an older one ends. */
export const sendStaffLink = defineOperation({
  name: 'send-staff-link',
  method: 'POST',
  route: '/desk/staff/:uid/link',
  access: 'administrator',
  activity: 'staff',
  answer: 'empty',
  read: () => undefined,
  errors: { 404: 'nobody of the staff', 409: 'blocked' },
});
