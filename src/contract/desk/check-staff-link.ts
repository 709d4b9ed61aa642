import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { record } from '../wire.ts';

export interface FoundStaffLink {
  /** Null for a link that creates an administrator, whose address is entered on opening it. */
  readonly mail: string | null;
  readonly name: string;
}

/** Checks a link to start at the desk and returns its account, without using it. */
export const checkStaffLink = defineOperation({
  name: 'check-staff-link',
  method: 'POST',
  route: '/desk/begin/check',
  access: 'anyone',
  csrf: false,
  request: object({ token: string().required() }),
  body: ({ body }: { readonly body: { readonly token: string } }) => body,
  read: ({ body }): FoundStaffLink => {
    const { mail, name } = record(body, 'link');
    return { mail: typeof mail === 'string' ? mail : null, name: typeof name === 'string' ? name : '' };
  },
  errors: { 400: 'the link is wrong, used or expired', 429: 'too many failed tries' },
});
