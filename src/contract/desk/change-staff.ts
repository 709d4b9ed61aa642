import { array, boolean, object, string } from 'yup';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { defineOperation } from '../operation.ts';
import { readStaffMember, STAFF_ROLES, type StaffRole } from './staff-member.ts';

interface Input {
  readonly body: {
    readonly role?: StaffRole;
    readonly state?: 'active' | 'blocked';
    /** Limits of an editor. */
    readonly rights?: EditorRights;
  };
}

/** Changes the role or rights of a staff member, or blocks or unblocks the account; its sessions end. */
export const changeStaff = defineOperation({
  name: 'change-staff',
  method: 'PATCH',
  route: '/desk/staff/:uid',
  access: 'administrator',
  activity: 'staff',
  request: object({
    role: string().oneOf([...STAFF_ROLES]),
    state: string().oneOf(['active', 'blocked']),
    rights: object({
      domains: array(
        string()
          .oneOf(DOMAINS.map(({ key }) => key))
          .required(),
      ).required(),
      languages: array(
        string()
          .oneOf([...LANGUAGES])
          .required(),
      ).required(),
      mayPublish: boolean().required(),
    })
      .default(undefined)
      .optional(),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readStaffMember(body),
  errors: { 404: 'nobody of the staff', 409: 'the last administrator stays one' },
});
