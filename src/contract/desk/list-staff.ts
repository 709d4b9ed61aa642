import { defineOperation } from '../operation.ts';
import { list, record } from '../wire.ts';
import { readStaffMember, type StaffMember } from './staff-member.ts';

/** Lists all staff, by name. */
export const listStaff = defineOperation({
  name: 'list-staff',
  method: 'GET',
  route: '/desk/staff',
  access: 'administrator',
  read: ({ body }): readonly StaffMember[] => list(record(body, 'staff').members, 'members').map(readStaffMember),
});
