import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';

interface Input {
  readonly body: { readonly current: string; readonly password: string };
}

/** Another password for the own account at the desk; every other session of it ends. */
export const changeStaffPassword = defineOperation({
  name: 'change-staff-password',
  method: 'POST',
  route: '/desk/account/password',
  access: 'staff',
  activity: 'staff',
  answer: 'empty',
  request: object({ current: string().required(), password: string().defined() }),
  body: ({ body }: Input) => body,
  read: () => undefined,
  errors: { 422: 'the current password is wrong, or the new one is refused' },
});
