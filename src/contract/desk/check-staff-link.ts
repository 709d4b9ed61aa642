import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { record } from '../wire.ts';

export interface FoundStaffLink {
  /** Null where whoever opens the link gives an address: it makes an administrator. */
  readonly mail: string | null;
  readonly name: string;
}

/** Whether a link to begin at the desk works, and whose it is; it stays unused. */
export const checkStaffLink = defineOperation({
  name: 'check-staff-link',
  method: 'POST',
  route: '/desk/begin/check',
  access: 'anyone',
  csrf: false,
  path: (_input: { readonly body: { readonly token: string } }) => '/desk/begin/check',
  request: object({ token: string().required() }),
  body: ({ body }) => body,
  read: ({ body }): FoundStaffLink => {
    const { mail, name } = record(body, 'link');
    return { mail: typeof mail === 'string' ? mail : null, name: typeof name === 'string' ? name : '' };
  },
  errors: { 400: 'the link is wrong, used or expired', 429: 'too many failed tries' },
});
