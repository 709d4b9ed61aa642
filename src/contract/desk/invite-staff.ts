import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { readStaffMember, STAFF_ROLES, type StaffRole } from './staff-member.ts';

interface Input {
  readonly body: {
    readonly name: string;
    readonly mail: string;
    readonly role: StaffRole;
    /** Language of the mail, and of the desk for this account. */
    readonly language: string;
  };
}

/** Creates a staff account and mails a link to start with. */
export const inviteStaff = defineOperation({
  name: 'invite-staff',
  method: 'POST',
  route: '/desk/staff',
  access: 'administrator',
  activity: 'staff',
  request: object({
    name: string(),
    mail: string(),
    role: string()
      .oneOf([...STAFF_ROLES])
      .required(),
    language: string().required(),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readStaffMember(body),
  errors: { 422: 'name or address are refused, or somebody of the staff has the address' },
});
