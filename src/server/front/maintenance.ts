/** What a visitor waits before trying again, in seconds. */
export const RETRY_AFTER = '300';

/** Staff log in and work through these while everybody else waits; what stands below `desk` is theirs alone. */
const DOORS =
  /^\/(beheer(\/.*)?|api\/((nl|en)\/)?(desk\/.*|(rest\/)?session\/token|user\/(login|login_status|logout)|second-factor(\/confirm)?|current-user))$/;

/** Whether an address stays open during maintenance: health and files never come here. */
export function isDoor(path: string): boolean {
  return DOORS.test(path);
}
