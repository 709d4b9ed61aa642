import { defineOperation } from '../operation.ts';

/** Takes the second factor off somebody's account, who sets up another at the next login; their sessions end. */
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
