import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { readOwnUser } from '../own-user.ts';

/** Name and language of the own account at the desk. */
export const saveOwnStaff = defineOperation({
  name: 'save-own-staff',
  method: 'PATCH',
  route: '/desk/account',
  access: 'staff',
  activity: 'staff',
  request: object({ name: string(), language: string().oneOf(['nl', 'en']).required() }),
  body: ({ body }: { readonly body: { readonly name: string; readonly language: string } }) => body,
  read: ({ body }) => readOwnUser(body),
  errors: { 422: 'the name is refused' },
});
