import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { readStaffMember, STAFF_ROLES, type StaffRole } from './staff-member.ts';

interface Input {
  readonly params: { readonly uid: number };
  readonly body: {
    readonly role?: StaffRole;
    readonly state?: 'active' | 'blocked';
  };
}

/** Changes the role of somebody of the staff, or keeps them out or lets them in again; their sessions end. */
export const changeStaff = defineOperation({
  name: 'change-staff',
  method: 'PATCH',
  route: '/desk/staff/:uid',
  access: 'administrator',
  path: ({ params }: Input) => `/desk/staff/${params.uid}`,
  request: object({ role: string().oneOf([...STAFF_ROLES]), state: string().oneOf(['active', 'blocked']) }),
  body: ({ body }) => body,
  read: ({ body }) => readStaffMember(body),
  errors: { 404: 'nobody of the staff', 409: 'the last administrator stays one' },
});
