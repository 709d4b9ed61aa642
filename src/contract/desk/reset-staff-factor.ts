import { defineOperation } from '../operation.ts';

/** Removes the second factor of a staff account, which sets up another at the next login; its sessions end. */
export const resetStaffFactor = defineOperation({
  name: 'reset-staff-factor',
  method: 'POST',
  route: '/desk/staff/:uid/reset-second-factor',
  access: 'administrator',
  activity: 'staff',
  answer: 'empty',
  path: ({ params }: { readonly params: { readonly uid: number } }) => `/desk/staff/${params.uid}/reset-second-factor`,
  read: () => undefined,
  errors: { 404: 'nobody of the staff' },
});
