import type { OwnRole } from '#src/contract/own-user.ts';
import type { DeskAccess } from '#src/screens/desk/screen.ts';

/** True if a member of staff may open a screen; an administrator may open all. The content system decides again. */
export function mayOpen(access: DeskAccess, role: OwnRole): boolean {
  return access === 'anyone' || access === 'staff' || role === 'administrator' || access === role;
}
