import { STAFF_ROLES } from '#src/contract/desk/staff.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Returns the roles as options, each with its permissions. */
export function useRoles(): readonly { readonly value: string; readonly label: string }[] {
  const { t } = useIsland();
  return STAFF_ROLES.map((role) => ({
    value: role,
    label: `${t(`desk-staff.roles.${role}`)}: ${t(`desk-staff.roleHelp.${role}`)}`,
  }));
}
