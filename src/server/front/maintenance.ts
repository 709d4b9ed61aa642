/** What a visitor waits before trying again, in seconds. */
export const RETRY_AFTER = '300';

/** Staff log in through these while everybody else waits. */
const DOORS =
  /^\/(beheer(\/.*)?|api\/((nl|en)\/)?((rest\/)?session\/token|user\/(login|login_status|logout)|desk\/(login|begin(\/check)?)|second-factor(\/confirm)?|current-user))$/;

/** Whether an address stays open during maintenance: health and files never come here. */
export function isDoor(path: string): boolean {
  return DOORS.test(path);
}
