import type { UserRole } from '#src/contract/own-user.ts';
import type { DeskAccess } from '#src/screens/desk/screen.ts';

/** Returns true if a staff member may open a screen; an administrator may open all. The server checks this again. */
export function canOpenScreen(access: DeskAccess, role: UserRole): boolean {
  return access === 'anyone' || access === 'staff' || role === 'administrator' || access === role;
}
