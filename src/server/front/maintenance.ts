/** Retry time for visitors in seconds. */
export const RETRY_AFTER = '300';

/** Paths that staff use to log in and work during maintenance; paths below `desk` are for staff only. */
const OPEN_PATHS =
  /^\/(beheer(\/.*)?|api\/((nl|en)\/)?(desk\/.*|(rest\/)?session\/token|user\/(login|login_status|logout)|second-factor(\/confirm)?|current-user))$/;

/** Returns true for a path that remains available during maintenance; health checks and files are handled earlier. */
export function isOpenInMaintenance(path: string): boolean {
  return OPEN_PATHS.test(path);
}
