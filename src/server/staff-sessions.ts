import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { isStaff, readSession } from '#src/cms/http/session.ts';
import type { StaffSession } from '#src/render/locals.ts';
import type { ReadStaff } from './front/staff.ts';

const ROLES: readonly StaffSession['role'][] = ['editor', 'moderator', 'administrator'];

/** The role as a staff role; undefined for any other role. */
export const staffRoleOf = (role: string | undefined): StaffSession['role'] | undefined =>
  ROLES.find((staff) => staff === role);

/** Reads the sessions of staff in the embedded content system. */
export function staffSessions(system: ContentSystem): ReadStaff {
  return async (asked) => {
    const session = await readSession(system, asked);
    const role = isStaff(session) ? staffRoleOf(session?.role) : undefined;
    return role ? { role } : null;
  };
}
