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
  path: (_input: Input) => '/desk/account/password',
  request: object({ current: string().required(), password: string().defined() }),
  body: ({ body }) => body,
  read: () => undefined,
  errors: { 422: 'the current password is wrong, or the new one is refused' },
});
